import { availableParallelism } from 'node:os';
import { type EngineHost, PlayerClosed, WorkerFailure } from '@tabuleiro/engine';
import {
  type Language,
  loadVoiceFor,
  NEVER_STOP,
  type RecordError,
  formatMessage,
  formatRecordError,
  formatTextError,
  type Stop,
  StopFlag,
  type TextError,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { openHost } from '../players/threads.ts';
import { readLines, TOO_LONG } from './lines.ts';
import { findMethod, METHOD_NAMES } from './methods.ts';
import {
  type Id,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  type InvalidRequest,
  makeError,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  type ProgressNote,
  readRequest,
  type Request,
  REQUEST_CANCELLED,
  type Response,
  type RpcError,
} from './protocol.ts';

/** A longer line is refused: no request needs it, and it must fit in memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** While so many lines wait for searches, no more input is read. */
const MOST_UNANSWERED = 1000;

type Answer = { readonly result: unknown } | { readonly error: RpcError };

const CANCELLED: Answer = { error: { code: REQUEST_CANCELLED, message: 'the request was cancelled' } };

/** Answers one message a line until the input ends. Nothing that a client sends stops it. */
export async function serveRpc(context: Context): Promise<void> {
  const { stdin, stdout } = context.io;
  // At least two, so that a long search does not keep all others waiting.
  const threads = Math.max(2, availableParallelism());
  const host = openHost(threads, 1, context.failed);
  const session = new RpcSession(context, host, threads);
  try {
    for await (const line of readLines(stdin, LONGEST_LINE)) {
      if (line === TOO_LONG || line.trim() !== '') await session.receive(line);
      if (stdout.destroyed) return;
    }
    await session.finish();
  } finally {
    await host.close();
  }
}

/** One conversation: requests that search run beside each other, all others are answered in the order of asking. */
class RpcSession {
  private readonly context: Context;
  private readonly host: EngineHost;
  private readonly searches = new Set<{ readonly id: Id | undefined; readonly stop: StopFlag }>();
  /** Lines whose answer waits for a search. */
  private readonly unanswered = new Set<Promise<void>>();
  /** How many searches may begin now. */
  private free: number;
  /** Those that wait for another one to end. */
  private readonly queue: (() => void)[] = [];

  constructor(context: Context, host: EngineHost, threads: number) {
    this.context = context;
    this.host = host;
    this.free = threads;
  }

  /** Answers a line; does not wait for the answer when the line asks for a search. */
  async receive(line: string | typeof TOO_LONG): Promise<void> {
    const read = readLine(line);
    if ('error' in read) return this.send(makeError(null, read.error));
    const answered = this.answerAll(read);
    if (!read.requests.some((request) => 'method' in request && isSearch(request))) return answered;
    this.unanswered.add(answered);
    void answered.then(() => this.unanswered.delete(answered));
    if (this.unanswered.size >= MOST_UNANSWERED) await Promise.race(this.unanswered);
  }

  private async answerAll({ requests, isBatch }: Messages): Promise<void> {
    const answers = await Promise.all(requests.map((request) => this.answer(request)));
    const responses = answers.filter((answer) => answer !== undefined);
    if (responses.length > 0) await this.send(isBatch ? responses : responses[0]);
  }

  /** Waits for the searches under way. */
  async finish(): Promise<void> {
    await Promise.all(this.unanswered);
  }

  private send(message: object | undefined): Promise<void> {
    return write(this.context.io.stdout, `${JSON.stringify(message)}\n`);
  }

  /** The answer to one request; none to a notification. */
  private async answer(request: Request | InvalidRequest): Promise<Response | undefined> {
    if ('wrong' in request) {
      return makeError(request.id, { code: INVALID_REQUEST, message: `not a request: ${request.wrong}` });
    }
    const answer = await (isSearch(request) ? this.search(request) : this.call(request, NEVER_STOP));
    const { id } = request;
    if (id === undefined) return undefined;
    return 'result' in answer ? { jsonrpc: '2.0', id, result: answer.result } : makeError(id, answer.error);
  }

  /** Searches when it is the request's turn; one that is cancelled is answered at once. */
  private async search(request: Request): Promise<Answer> {
    const stop = new StopFlag();
    const search = { id: request.id, stop };
    this.searches.add(search);
    const found = this.inTurn(async () => (stop.stopped ? CANCELLED : this.call(request, stop)));
    const answer = await Promise.race([found, stop.raised.then(() => CANCELLED)]);
    this.searches.delete(search);
    return answer;
  }

  private async inTurn(work: () => Promise<Answer>): Promise<Answer> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    const answer = await work();
    const next = this.queue.shift();
    if (next === undefined) this.free++;
    else next();
    return answer;
  }

  private readonly cancel = (id: Id): boolean => {
    const found = [...this.searches].filter((search) => search.id === id);
    for (const { stop } of found) stop.raise();
    return found.length > 0;
  };

  /** Calls a method; even an internal error is answered, is logged, and leaves the process serving. */
  private async call({ id, method, params }: Request, stop: Stop): Promise<Answer> {
    const { host, context, cancel } = this;
    // Written while the method works: nobody waits for it, and it comes before the answer.
    const tell = (progress: object): void => {
      if (id === undefined || stop.stopped) return;
      void this.send({ jsonrpc: '2.0', method: 'progress', params: { id, ...progress } } satisfies ProgressNote);
    };
    try {
      const found = findMethod(method);
      if (found === undefined) {
        const names = METHOD_NAMES.join(', ');
        return {
          error: { code: METHOD_NOT_FOUND, message: `no method ${JSON.stringify(method)}; there are ${names}` },
        };
      }
      const called = await found.call(params, { host, tell, stop, cancel });
      return called.ok ? { result: called.value } : { error: await explain(called.error, context.language) };
    } catch (error) {
      if (error instanceof PlayerClosed) return CANCELLED;
      // The host has logged a thread that failed.
      if (!(error instanceof WorkerFailure)) await context.logInternal(error);
      return { error: { code: INTERNAL_ERROR, message: error instanceof Error ? error.message : String(error) } };
    }
  }
}

const isSearch = ({ method }: Request): boolean => findMethod(method)?.isSearch === true;

interface Messages {
  readonly isBatch: boolean;
  readonly requests: readonly (Request | InvalidRequest)[];
}

function readLine(line: string | typeof TOO_LONG): Messages | { readonly error: RpcError } {
  if (line === TOO_LONG) {
    return { error: { code: INVALID_REQUEST, message: `a line has at most ${LONGEST_LINE} characters` } };
  }
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: { code: PARSE_ERROR, message: `not JSON: ${reason.slice(0, 200)}` } };
  }
  if (!Array.isArray(message)) return { isBatch: false, requests: [readRequest(message)] };
  if (message.length === 0) return { error: { code: INVALID_REQUEST, message: 'an empty batch' } };
  return { isBatch: true, requests: message.map(readRequest) };
}

async function explain(error: TextError | RecordError, language: Language): Promise<RpcError> {
  const locale = await loadVoiceFor(error, language);
  const { field, found } = error;
  const data = { field, found, expected: formatMessage(locale, error.expected) };
  if (!('match' in error)) return { code: INVALID_PARAMS, message: formatTextError(locale, error), data };
  const { match, line, ply } = error;
  return { code: INVALID_PARAMS, message: formatRecordError(locale, error), data: { ...data, match, line, ply } };
}
