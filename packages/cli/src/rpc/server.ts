import {
  type Language,
  loadVoiceFor,
  type RecordError,
  sayMessage,
  sayRecordError,
  sayTextError,
  type TextError,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { readLines, TOO_LONG } from './lines.ts';
import { callMethod, METHOD_NAMES, type Tell } from './methods.ts';
import {
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  makeError,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  type ProgressNote,
  readRequest,
  type Response,
  type RpcError,
} from './protocol.ts';

/** A longer line is refused: no request needs it, and it must fit in memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Answers one message a line until the input ends. Nothing that a client sends stops it. */
export async function serveRpc(context: Context): Promise<void> {
  const { io } = context;
  for await (const line of readLines(io.stdin, LONGEST_LINE)) {
    if (line !== TOO_LONG && line.trim() === '') continue;
    // Written while the method works: nobody waits for it, and it comes before the answer.
    const note = (progress: ProgressNote): void => void write(io.stdout, `${JSON.stringify(progress)}\n`);
    const answer = line === TOO_LONG ? refuseLength() : await answerLine(line, context, note);
    if (answer !== undefined) await write(io.stdout, `${JSON.stringify(answer)}\n`);
    if (io.stdout.destroyed) return;
  }
}

function refuseLength(): Response {
  return makeError(null, { code: INVALID_REQUEST, message: `a line has at most ${LONGEST_LINE} characters` });
}

/** Hears what is said before the answer, by methods that were asked to. */
type Note = (progress: ProgressNote) => void;

/** The answer to one line: a response, several for a batch, nothing for notifications. */
async function answerLine(line: string, context: Context, note: Note): Promise<Response | Response[] | undefined> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return makeError(null, { code: PARSE_ERROR, message: `not JSON: ${reason.slice(0, 200)}` });
  }
  if (!Array.isArray(message)) return answerMessage(message, context, note);
  if (message.length === 0) return makeError(null, { code: INVALID_REQUEST, message: 'an empty batch' });
  const answers: Response[] = [];
  for (const one of message) {
    const answer = await answerMessage(one, context, note);
    if (answer !== undefined) answers.push(answer);
  }
  return answers.length > 0 ? answers : undefined;
}

async function answerMessage(message: unknown, context: Context, note: Note): Promise<Response | undefined> {
  const request = readRequest(message);
  if ('wrong' in request) {
    return makeError(request.id, { code: INVALID_REQUEST, message: `not a request: ${request.wrong}` });
  }
  const { id } = request;
  const tell = (progress: object): void => {
    if (id !== undefined) note({ jsonrpc: '2.0', method: 'progress', params: { id, ...progress } });
  };
  const answer = await callSafely(request.method, request.params, context, tell);
  if (id === undefined) return undefined;
  return 'result' in answer ? { jsonrpc: '2.0', id, result: answer.result } : makeError(id, answer.error);
}

type Answer = { readonly result: unknown } | { readonly error: RpcError };

/** Calls a method; even an internal error is answered, is logged, and leaves the process serving. */
async function callSafely(method: string, params: unknown, context: Context, tell: Tell): Promise<Answer> {
  try {
    const called = await callMethod(method, params, tell);
    if (called === undefined) {
      const names = METHOD_NAMES.join(', ');
      return { error: { code: METHOD_NOT_FOUND, message: `no method ${JSON.stringify(method)}; there are ${names}` } };
    }
    return called.ok ? { result: called.value } : { error: await explain(called.error, context.language) };
  } catch (error) {
    await context.logInternal(error);
    const message = error instanceof Error ? error.message : String(error);
    return { error: { code: INTERNAL_ERROR, message } };
  }
}

async function explain(error: TextError | RecordError, language: Language): Promise<RpcError> {
  const voice = await loadVoiceFor(error, language);
  const { field, found } = error;
  const data = { field, found, expected: sayMessage(voice, error.expected) };
  if (!('match' in error)) return { code: INVALID_PARAMS, message: sayTextError(voice, error), data };
  const { match, line, ply } = error;
  return { code: INVALID_PARAMS, message: sayRecordError(voice, error), data: { ...data, match, line, ply } };
}
