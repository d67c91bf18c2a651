import type { ClientMessage } from '@tabuleiro/client';
import { ClientMessage as ClientMessageSchema, MessageId } from '@tabuleiro/client/schemas';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/schema';
import type { RefusalDetail } from '../refusal-error.ts';
import { describeValidationErrors, field, isRecord, UNEXPECTED_VALUE } from '../validation-errors.ts';

const clientMessage = Compile(ClientMessageSchema);
const messageId = Compile(MessageId);
const NOT_JSON: RefusalDetail = { en: 'the message is not JSON', pt: 'a mensagem não é JSON' };

/** A message of a client, or why it is invalid. The id of an invalid message is 0 if it cannot be read. */
export type ParsedMessage =
  | { readonly ok: true; readonly id: number; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: number; readonly detail: RefusalDetail };

export function parseMessage(text: string): ParsedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: 0, detail: NOT_JSON };
  }
  if (clientMessage.Check(value)) return { ok: true, id: value.id, message: value };
  const id = field(value, 'id');
  return { ok: false, id: messageId.Check(id) ? id : 0, detail: describe(value) };
}

function describe(value: unknown): RefusalDetail {
  const [, faults] = Errors(narrow(ClientMessageSchema, value), value);
  return describeValidationErrors(faults) ?? UNEXPECTED_VALUE;
}

/**
 * Replaces each union of tagged objects in the schema by the kind that the value claims to be, so that only errors of
 * that kind are reported.
 */
function narrow(schema: object, value: unknown): object {
  const kinds = field(schema, 'anyOf');
  if (Array.isArray(kinds)) return narrowUnion(kinds.filter(isRecord), value);
  const properties = field(schema, 'properties');
  if (!isRecord(properties)) return schema;
  const narrowed: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    narrowed[name] = isRecord(property) ? narrow(property, field(value, name)) : property;
  }
  return { ...schema, properties: narrowed };
}

function narrowUnion(kinds: readonly object[], value: unknown): object {
  // Each kind has its tag first.
  const tag = Object.keys(field(kinds[0], 'properties') ?? {})[0] ?? '';
  const tagOf = (kind: object): unknown => field(field(field(kind, 'properties'), tag), 'const');
  const kind = kinds.find((one) => tagOf(one) === field(value, tag));
  if (kind !== undefined) return narrow(kind, value);
  return { type: 'object', required: [tag], properties: { [tag]: { enum: kinds.map(tagOf) } } };
}
