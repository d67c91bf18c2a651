import { isRefusalBody, refusalOf, ServerRefusal } from '../server-refusal.ts';

/** The server that is asked, and how. */
export interface Server {
  /** Where it is, with a slash at the end: `https://example.org/`. */
  readonly address: string;
  /** The token of a program; a page has its session in a cookie and needs none. */
  readonly token?: string;
  /** For where `fetch` needs help, such as with cookies outside a browser. */
  readonly fetch?: typeof fetch;
}

/** Looks whether an answer is what it should be: the server has checked it, but a proxy may have answered instead. */
export type Guard<Answer> = (value: unknown) => value is Answer;

export interface Question<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the server's address, without a slash at the beginning. */
  readonly path: string;
  readonly body?: unknown;
  readonly answer: Guard<Answer>;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request and gives the answer; throws a `ServerRefusal` for everything else. Each route has a function of its own
 * beside this file, which says its address and what its answer looks like.
 */
export async function ask<Answer>(server: Server, question: Question<Answer>): Promise<Answer> {
  const response = await send(server, question);
  const value = await readJson(response);
  if (!response.ok) throw isRefusalBody(value) ? new ServerRefusal(value, response.status) : refusalOf('unreachable');
  if (question.answer(value)) return value;
  throw refusalOf('unreachable');
}

/** Sends a request; what answers is the caller's to read. */
export async function send(server: Server, question: Omit<Question<unknown>, 'answer'>): Promise<Response> {
  const { method, path, body, signal } = question;
  const hasBody = body !== undefined;
  try {
    return await (server.fetch ?? fetch)(new URL(path, server.address), {
      method,
      headers: {
        ...(server.token !== undefined && { authorization: `Bearer ${server.token}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw refusalOf('unreachable');
  }
}

/** Throws the refusal that a response holds, if it is one. */
export async function expectOk(response: Response): Promise<void> {
  if (response.ok) return;
  const value = await readJson(response);
  throw isRefusalBody(value) ? new ServerRefusal(value, response.status) : refusalOf('unreachable');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const value: unknown = await response.json();
    return value;
  } catch {
    return null;
  }
}

/** An object with these fields. */
export function has<Answer extends object>(...names: readonly (keyof Answer & string)[]): Guard<Answer> {
  return (value): value is Answer =>
    typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));
}

/** A list of objects with these fields. */
export function listOf<Item extends object>(...names: readonly (keyof Item & string)[]): Guard<readonly Item[]> {
  const isItem = has<Item>(...names);
  return (value): value is readonly Item[] => Array.isArray(value) && value.every((item) => isItem(item));
}
