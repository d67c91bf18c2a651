import { availableParallelism } from 'node:os';
import { type EngineHost, PlayerClosed, WorkerFailure } from '@tabuleiro/engine';
import {
  type Language,
  loadErrorLocale,
  NEVER_STOP,
  type RecordError,
  type Result,
  formatMessage,
  formatRecordError,
  formatTextError,
  type Stop,
  StopFlag,
  type TextError,
} from '@tabuleiro/games';
import type { Context } from '../../context.ts';
import { readLines, TOO_LONG, write } from '../../io/streams.ts';
import { openHost } from '../../players/engine-host.ts';
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
} from './messages.ts';
import { findMethod, METHOD_NAMES } from './methods.ts';

/** Longer lines are refused to limit memory; no request needs them. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Stops reading input while this many lines wait for searches. */
const MOST_UNANSWERED = 1000;

type Answer = { readonly result: unknown } | { readonly error: RpcError };

const CANCELLED: Answer = { error: { code: REQUEST_CANCELLED, message: 'the request was cancelled' } };

/** Answers one message a line until the input ends, whatever the client sends. */
export async function serveRpc(context: Context): Promise<void> {
  const { stdin, stdout } = context.io;
  // At least two, so that one long search does not block all others.
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

/** One connection: searches run in parallel; all other requests are answered in order. */
class RpcSession {
  private readonly context: Context;
  private readonly host: EngineHost;
  private readonly searches = new Set<{ readonly id: Id | undefined; readonly stop: StopFlag }>();
  /** Answers in progress that wait for a search. */
  private readonly unanswered = new Set<Promise<void>>();
  /** How many more searches may start now. */
  private free: number;
  /** Searches waiting for a free thread. */
  private readonly queue: (() => void)[] = [];

  constructor(context: Context, host: EngineHost, threads: number) {
    this.context = context;
    this.host = host;
    this.free = threads;
  }

  /** Answers a line; returns before the answer when the line asks for a search. */
  async receive(line: string | typeof TOO_LONG): Promise<void> {
    const read = readLine(line);
    if ('error' in read) return this.send(makeError(null, read.error));
    const { requests, isBatch } = read;
    const answerAll = async (): Promise<void> => {
      const answers = await Promise.all(requests.map((request) => this.answer(request)));
      const responses = answers.filter((answer) => answer !== undefined);
      if (responses.length > 0) await this.send(isBatch ? responses : responses[0]);
    };
    const answered = answerAll();
    if (!requests.some(isSearch)) return answered;
    this.unanswered.add(answered);
    void answered.then(() => this.unanswered.delete(answered));
    if (this.unanswered.size >= MOST_UNANSWERED) await Promise.race(this.unanswered);
  }

  /** Waits for running searches. */
  async finish(): Promise<void> {
    await Promise.all(this.unanswered);
  }

  private send(message: object | undefined): Promise<void> {
    return write(this.context.io.stdout, `${JSON.stringify(message)}\n`);
  }

  /** Answers one request; undefined for a notification. */
  private async answer(request: Request | InvalidRequest): Promise<Response | undefined> {
    if ('wrong' in request) {
      return makeError(request.id, { code: INVALID_REQUEST, message: `not a request: ${request.wrong}` });
    }
    const { id, params } = request;
    const method = findMethod(request.method);
    if (method === undefined) return respond(id, unknownMethod(request.method));
    const call = (stop: Stop): Promise<Answer> => {
      // Not awaited; the stream keeps the order, so progress comes before the answer.
      const tell = (progress: object): void => {
        if (id === undefined || stop.stopped) return;
        void this.send({ jsonrpc: '2.0', method: 'progress', params: { id, ...progress } } satisfies ProgressNote);
      };
      return this.toAnswer(method.call(params, { host: this.host, tell, stop, cancel: this.cancel }));
    };
    return respond(id, await (method.isSearch ? this.search(id, call) : call(NEVER_STOP)));
  }

  /** Searches when a thread is free; a cancelled search is answered at once. */
  private async search(id: Id | undefined, call: (stop: Stop) => Promise<Answer>): Promise<Answer> {
    const stop = new StopFlag();
    const search = { id, stop };
    this.searches.add(search);
    const found = this.inTurn(async () => (stop.stopped ? CANCELLED : call(stop)));
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

  /** Turns the result of a method into an answer; internal errors are answered and logged, and serving continues. */
  private async toAnswer(called: Promise<Result<unknown, TextError | RecordError>>): Promise<Answer> {
    const { context } = this;
    try {
      const given = await called;
      return given.ok ? { result: given.value } : { error: await explain(given.error, context.language) };
    } catch (error) {
      if (error instanceof PlayerClosed) return CANCELLED;
      // The host has already logged failed threads.
      if (!(error instanceof WorkerFailure)) await context.logInternal(error);
      return { error: { code: INTERNAL_ERROR, message: error instanceof Error ? error.message : String(error) } };
    }
  }
}

const isSearch = (request: Request | InvalidRequest): boolean =>
  'method' in request && findMethod(request.method)?.isSearch === true;

function unknownMethod(name: string): Answer {
  const message = `no method ${JSON.stringify(name)}; there are ${METHOD_NAMES.join(', ')}`;
  return { error: { code: METHOD_NOT_FOUND, message } };
}

/** Undefined for a notification. */
function respond(id: Id | undefined, answer: Answer): Response | undefined {
  if (id === undefined) return undefined;
  return 'result' in answer ? { jsonrpc: '2.0', id, result: answer.result } : makeError(id, answer.error);
}

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
  const locale = await loadErrorLocale(error, language);
  const { field, found } = error;
  const data = { field, found, expected: formatMessage(locale, error.expected) };
  if (!('match' in error)) return { code: INVALID_PARAMS, message: formatTextError(locale, error), data };
  const { match, line, ply } = error;
  return { code: INVALID_PARAMS, message: formatRecordError(locale, error), data: { ...data, match, line, ply } };
}
