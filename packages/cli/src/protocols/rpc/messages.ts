import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

// The messages of JSON-RPC 2.0.

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
/** As in the Language Server Protocol. */
export const REQUEST_CANCELLED = -32800;

export type Fields = Readonly<Record<string, unknown>>;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export type Response =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: RpcError };

/** Progress of the request with that id. */
export interface ProgressNote {
  readonly jsonrpc: '2.0';
  readonly method: 'progress';
  readonly params: Fields;
}

export const Id = Type.Union([Type.String(), Type.Number(), Type.Null()]);
export type Id = Static<typeof Id>;

const Request = Type.Object({
  /** Absent in notifications, which get no answer. */
  id: Type.Optional(Id),
  jsonrpc: Type.Literal('2.0'),
  method: Type.String(),
  params: Type.Optional(Type.Union([Type.Object({}), Type.Array(Type.Unknown())])),
});
export type Request = Static<typeof Request>;

const KEYS = ['id', 'jsonrpc', 'method', 'params'] as const;

const EXPECTED: Readonly<Record<keyof Request, string>> = {
  id: 'a string, a number or null',
  jsonrpc: '"2.0"',
  method: 'a string',
  params: 'an object',
};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An invalid request and what is wrong with it. */
export interface InvalidRequest {
  readonly id: Id;
  readonly wrong: string;
}

/** Reads a request; otherwise says which field is wrong first. */
export function readRequest(message: unknown): Request | InvalidRequest {
  if (Check(Request, message)) return message;
  if (!isFields(message)) return { id: null, wrong: 'expected an object' };
  const { id = null } = message;
  const wrong = KEYS.find((key) => !Check(Type.Pick(Request, [key]), message)) ?? 'params';
  return { id: Check(Id, id) ? id : null, wrong: `expected ${wrong} to be ${EXPECTED[wrong]}` };
}

export function makeError(id: Id, error: RpcError): Response {
  return { jsonrpc: '2.0', id, error };
}
