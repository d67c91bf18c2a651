import { isRefusalBody, refusalOf, ServerRefusal } from '../refusals.ts';

/** A server and the credentials for it. */
export interface Server {
  /** With a slash at the end: `https://example.org/`. */
  readonly address: string;
  /** The token of a program; a page has its session in a cookie and needs none. */
  readonly token?: string;
  /** Replaces the global `fetch`, for instance to keep cookies outside a browser. */
  readonly fetch?: typeof fetch;
}

/** Checks the shape of an answer: a proxy may have answered instead of the server. */
export type ResponseGuard<Answer> = (value: unknown) => value is Answer;

export interface ApiRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the server's address, without a slash at the beginning. */
  readonly path: string;
  readonly body?: unknown;
  readonly answer: ResponseGuard<Answer>;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request and returns the checked answer; throws a `ServerRefusal` otherwise. The files beside this one have a
 * function for each route.
 */
export async function request<Answer>(server: Server, options: ApiRequest<Answer>): Promise<Answer> {
  const response = await send(server, options);
  const value = await readJson(response);
  if (!response.ok) throw isRefusalBody(value) ? new ServerRefusal(value, response.status) : refusalOf('unreachable');
  if (options.answer(value)) return value;
  throw refusalOf('unreachable');
}

/** Sends a request and returns the response unread. */
export async function send(server: Server, options: Omit<ApiRequest<unknown>, 'answer'>): Promise<Response> {
  const { method, path, body, signal } = options;
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
export function has<Answer extends object>(...names: readonly (keyof Answer & string)[]): ResponseGuard<Answer> {
  return (value): value is Answer =>
    typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));
}

/** A list of objects with these fields. */
export function listOf<Item extends object>(
  ...names: readonly (keyof Item & string)[]
): ResponseGuard<readonly Item[]> {
  const isItem = has<Item>(...names);
  return (value): value is readonly Item[] => Array.isArray(value) && value.every((item) => isItem(item));
}
