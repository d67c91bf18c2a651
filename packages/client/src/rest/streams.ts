import type { MatchLine, UserLine } from '../schemas/index.ts';
import { refusalOf } from '../server-refusal.ts';
import { expectOk, type Guard, has, send, type Server } from './ask.ts';

/** The server says something every ten seconds; after so long a silence the line is dead. */
const SILENCE_MS = 30_000;

export interface StreamOptions {
  readonly signal?: AbortSignal;
  readonly silenceMs?: number;
}

/** All that concerns one: matches that began, turns, ends. Ends when the server goes away: then ask again. */
export function streamUser(server: Server, options?: StreamOptions): AsyncGenerator<UserLine> {
  return stream(server, 'api/stream', has<UserLine>('t'), options);
}

/** A match: first all of it, then each new entry. Ends with the match. */
export function streamMatch(server: Server, id: string, options?: StreamOptions): AsyncGenerator<MatchLine> {
  return stream(server, `api/matches/${encodeURIComponent(id)}/stream`, has<MatchLine>('t'), options);
}

async function* stream<Line>(
  server: Server,
  path: string,
  isLine: Guard<Line>,
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
    // Whoever stops reading lets the connection go.
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
