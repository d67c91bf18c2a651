import { err, type Message, ok, type Result } from '../contract/index.ts';
import { textError } from '../notation/fields.ts';
import type { RawLine, RawMatch, RawPly } from './raw.ts';
import { DEEPEST_VARIATION, type MatchRecord, RECORD_VERSION, type RecordError, resultMarkOf } from './record.ts';
import { readRaw, type ReadRecord } from './resolve.ts';

// Records as JSON: the same content as the text, for programs.

const FORMAT = 'tabuleiro-record';

/** The JSON form of a record: plain data, ready for `JSON.stringify`. */
export interface JsonRecord extends MatchRecord {
  readonly format: typeof FORMAT;
  readonly version: typeof RECORD_VERSION;
}

export function toJsonRecord(record: MatchRecord): JsonRecord {
  return { format: FORMAT, version: RECORD_VERSION, ...record };
}

/** Reads what `toJsonRecord` gives after its way through text; anything else is refused with the field at fault. */
export async function parseJsonRecord(text: string): Promise<Result<ReadRecord, RecordError>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(refusal('', text, { code: 'json' }));
  }
  const raw = readMatch(value);
  return raw.ok ? readRaw(raw.value, 1) : raw;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusal(field: string, found: unknown, expected: Message): RecordError {
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
  return { ...textError(field === '' ? 'record' : field, text, expected), match: 1, line: null, ply: null };
}

const wrongType = (
  field: string,
  found: unknown,
  type: 'object' | 'array' | 'string' | 'count',
): Result<never, RecordError> => err(refusal(field, found, { code: `json-${type}` }));

function readMatch(value: unknown): Result<RawMatch, RecordError> {
  if (!isFields(value)) return wrongType('', value, 'object');
  if (value['format'] !== FORMAT) {
    return err(refusal('format', value['format'], { code: 'one-of', values: { choices: FORMAT } }));
  }
  if (value['version'] !== RECORD_VERSION) {
    return err(refusal('version', value['version'], { code: 'record-version', values: { version: RECORD_VERSION } }));
  }
  const tags = new Map<string, { text: string; line: null }>();
  const given = value['tags'] ?? {};
  if (!isFields(given)) return wrongType('tags', given, 'object');
  const fields = { ...given, Game: value['game'], Variant: value['variant'], Start: value['start'] };
  for (const [name, tag] of Object.entries(fields)) {
    if (typeof tag !== 'string') return wrongType(`tags.${name}`, tag, 'string');
    tags.set(name, { text: tag, line: null });
  }
  const line = readLine(value, '');
  if (!line.ok) return line;
  const outcome = readOutcome(value['outcome']);
  if (!outcome.ok) return outcome;
  for (const [name, tag] of Object.entries(outcome.value)) tags.set(name, { text: tag, line: null });
  return ok({ ...line.value, tags });
}

/** The outcome as tags, which the rules then check. */
function readOutcome(value: unknown): Result<Readonly<Record<string, string>>, RecordError> {
  if (value === null || value === undefined) return ok({ Result: '*' });
  if (!isFields(value)) return wrongType('outcome', value, 'object');
  const { winner, reason } = value;
  if (winner !== 1 && winner !== 2 && winner !== null) {
    return err(refusal('outcome.winner', winner, { code: 'one-of', values: { choices: '1 2 null' } }));
  }
  if (typeof reason !== 'string') return wrongType('outcome.reason', reason, 'string');
  return ok({ Result: resultMarkOf({ winner, reason: 'abandoned' }), Reason: reason });
}

function readLine(value: Fields, path: string, depth = 0): Result<RawLine, RecordError> {
  if (depth > DEEPEST_VARIATION) {
    return err(refusal(path, '…', { code: 'variation-depth', values: { max: DEEPEST_VARIATION } }));
  }
  const { comment, plies } = value;
  if (comment !== undefined && typeof comment !== 'string') return wrongType(`${path}comment`, comment, 'string');
  if (!Array.isArray(plies)) return wrongType(`${path}plies`, plies, 'array');
  const line: RawLine = { plies: [], ...(comment !== undefined && { comment }) };
  for (const [index, ply] of plies.entries()) {
    const read = readPly(ply, `${path}plies[${index}]`, depth);
    if (!read.ok) return read;
    line.plies.push(read.value);
  }
  return ok(line);
}

function readPly(value: unknown, path: string, depth: number): Result<RawPly, RecordError> {
  if (!isFields(value)) return wrongType(path, value, 'object');
  const { move, comment, clockMs, variations } = value;
  if (typeof move !== 'string') return wrongType(`${path}.move`, move, 'string');
  if (comment !== undefined && typeof comment !== 'string') return wrongType(`${path}.comment`, comment, 'string');
  if (clockMs !== undefined && !isCount(clockMs)) return wrongType(`${path}.clockMs`, clockMs, 'count');
  if (variations !== undefined && !Array.isArray(variations)) {
    return wrongType(`${path}.variations`, variations, 'array');
  }
  const ply: RawPly = { move: { text: move, line: null }, variations: [] };
  if (comment !== undefined) ply.comment = comment;
  if (clockMs !== undefined) ply.clockMs = clockMs;
  for (const [index, variation] of (variations ?? []).entries()) {
    const where = `${path}.variations[${index}]`;
    if (!isFields(variation)) return wrongType(where, variation, 'object');
    const line = readLine(variation, `${where}.`, depth + 1);
    if (!line.ok) return line;
    ply.variations.push(line.value);
  }
  return ok(ply);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
