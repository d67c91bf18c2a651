// JSON-RPC 2.0: what a message is, and what is wrong with one that is not.

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
/** As in the Language Server Protocol. */
export const REQUEST_CANCELLED = -32800;

export type Id = string | number | null;
export type Fields = Readonly<Record<string, unknown>>;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export type Response =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: RpcError };

/** What a method says while it works on the request of that id. */
export interface ProgressNote {
  readonly jsonrpc: '2.0';
  readonly method: 'progress';
  readonly params: Fields;
}

export interface Request {
  /** Absent in a notification, which gets no answer. */
  readonly id?: Id;
  readonly method: string;
  readonly params: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is Id {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** A message that is no request, and what is wrong with it. */
export interface InvalidRequest {
  readonly id: Id;
  readonly wrong: string;
}

/** A request, or what is wrong with the message. */
export function readRequest(message: unknown): Request | InvalidRequest {
  if (!isFields(message)) return { id: null, wrong: 'expected an object' };
  const { jsonrpc, id, method, params } = message;
  if (id !== undefined && !isId(id)) return { id: null, wrong: 'expected id to be a string, a number or null' };
  const known = id ?? null;
  if (jsonrpc !== '2.0') return { id: known, wrong: 'expected jsonrpc to be "2.0"' };
  if (typeof method !== 'string') return { id: known, wrong: 'expected method to be a string' };
  if (params !== undefined && !isFields(params) && !Array.isArray(params)) {
    return { id: known, wrong: 'expected params to be an object' };
  }
  return { method, params, ...(id !== undefined && { id }) };
}

export function makeError(id: Id, error: RpcError): Response {
  return { jsonrpc: '2.0', id, error };
}
