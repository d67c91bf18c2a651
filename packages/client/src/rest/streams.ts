import { refusalOf } from '../refusals.ts';
import type { MatchLine, UserLine } from '../schemas/index.ts';
import { expectOk, has, type ResponseGuard, send, type Server } from './request.ts';

/** The server sends a line every ten seconds; after this silence the connection is dead. */
const SILENCE_MS = 30_000;

export interface StreamOptions {
  readonly signal?: AbortSignal;
  readonly silenceMs?: number;
}

/** The user's matches: when they begin, whose turn it is, when they end. Ends when the server restarts; then call it again. */
export function streamUser(server: Server, options?: StreamOptions): AsyncGenerator<UserLine> {
  return stream(server, 'api/stream', has<UserLine>('t'), options);
}

/** A match: first the whole log, then each new entry. Ends with the match. */
export function streamMatch(server: Server, id: string, options?: StreamOptions): AsyncGenerator<MatchLine> {
  return stream(server, `api/matches/${encodeURIComponent(id)}/stream`, has<MatchLine>('t'), options);
}

async function* stream<Line>(
  server: Server,
  path: string,
  isLine: ResponseGuard<Line>,
  { signal, silenceMs = SILENCE_MS }: StreamOptions = {},
): AsyncGenerator<Line> {
  const silence = new AbortController();
  const signals = signal === undefined ? [silence.signal] : [silence.signal, signal];
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await send(server, { method: 'GET', path, signal: AbortSignal.any(signals) });
    await expectOk(response);
    for await (const text of linesOf(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const value: unknown = JSON.parse(text);
      if (isLine(value)) yield value;
    }
  } catch (error) {
    if (signal?.aborted === true) return;
    throw error instanceof Error && error.name === 'ServerRefusal' ? error : refusalOf('unreachable');
  } finally {
    clearTimeout(timer);
    // Closes the connection when the caller stops reading.
    silence.abort();
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
}
