import { err, type Message, ok, type Result, textError } from '../contract/index.ts';
import { oneOf, type SharedCode } from '../text/index.ts';
import {
  assertForm,
  DEEPEST_VARIATION,
  isClock,
  isFieldTag,
  type MatchRecord,
  RECORD_VERSION,
  type RecordError,
  resultMarkOf,
} from './record.ts';
import { type Located, type RawLine, type RawMatch, type RawPly, readRaw, type ReadRecord } from './resolve.ts';

// Records as JSON: the same content as the text, for programs.

const FORMAT = 'tabuleiro-record';

/** The JSON form of a record: plain data, ready for `JSON.stringify`. */
export interface JsonRecord extends MatchRecord {
  readonly format: typeof FORMAT;
  readonly version: typeof RECORD_VERSION;
}

export function toJsonRecord(record: MatchRecord): JsonRecord {
  assertForm(record);
  return { format: FORMAT, version: RECORD_VERSION, ...record };
}

/** Reads the output of `toJsonRecord` after JSON.parse; anything else is refused, with the invalid field. */
export async function parseJsonRecord(text: string): Promise<Result<ReadRecord, RecordError>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('record', text, { code: 'json' });
  }
  const raw = readMatch(value);
  return raw.ok ? readRaw(raw.value, 1) : raw;
}

type Fields = Readonly<Record<string, unknown>>;

const MATCH_KEYS = ['format', 'version', 'game', 'variant', 'start', 'tags', 'comment', 'plies', 'outcome'];
const OUTCOME_KEYS = ['winner', 'reason', 'score'];
const LINE_KEYS = ['comment', 'plies'];
const PLY_KEYS = ['move', 'comment', 'clockMs', 'variations'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(field: string, found: unknown, expected: Message<SharedCode>): Result<never, RecordError> {
  return err({ ...textError(field, found, expected), match: 1, line: null, ply: null });
}

/** An object with known keys only, so that typing errors are noticed. */
function readFields(value: unknown, path: string, known: readonly string[]): Result<Fields, RecordError> {
  if (!isFields(value)) return refuse(path === '' ? 'record' : path, value, { code: 'json-object' });
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  return stranger === undefined ? ok(value) : refuse(inside(path, stranger), value[stranger], oneOf(known));
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function readMatch(value: unknown): Result<RawMatch, RecordError> {
  if (isFields(value)) {
    // Another format or version may have other keys.
    const { format, version } = value;
    if (format !== FORMAT) return refuse('format', format, oneOf([FORMAT]));
    if (version !== RECORD_VERSION) {
      return refuse('version', version, { code: 'record-version', values: { version: RECORD_VERSION } });
    }
  }
  const fields = readFields(value, '', MATCH_KEYS);
  if (!fields.ok) return fields;
  const tags = readTags(fields.value);
  if (!tags.ok) return tags;
  const line = readLine(fields.value, '', 0);
  if (!line.ok) return line;
  const outcome = readOutcome(fields.value['outcome']);
  if (!outcome.ok) return outcome;
  const { points, ...result } = outcome.value;
  for (const [name, tag] of Object.entries(result)) tags.value.set(name, tag);
  return ok({ ...line.value, tags: tags.value, ...(points !== undefined && { points }) });
}

function readTags({ game, variant, start, tags = {} }: Fields): Result<Map<string, Located>, RecordError> {
  if (!isFields(tags)) return refuse('tags', tags, { code: 'json-object' });
  const stranger = Object.keys(tags).find(isFieldTag);
  if (stranger !== undefined) return refuse(`tags.${stranger}`, tags[stranger], { code: 'tag-of-field' });
  const read = new Map<string, Located>();
  const given: [name: string, value: unknown, field: string][] = [
    ['Game', game, 'game'],
    ['Variant', variant, 'variant'],
    ['Start', start, 'start'],
    ...Object.entries(tags).map(([name, tag]): [string, unknown, string] => [name, tag, `tags.${name}`]),
  ];
  for (const [name, text, field] of given) {
    if (typeof text !== 'string') return refuse(field, text, { code: 'json-string' });
    read.set(name, { text, line: null, field });
  }
  return ok(read);
}

/** The outcome in the words of the text form; the rules then check it. */
interface RawOutcome {
  readonly Result: Located;
  readonly Reason?: Located;
  readonly points?: Located;
}

function readOutcome(value: unknown): Result<RawOutcome, RecordError> {
  if (value === null || value === undefined) {
    return ok({ Result: { text: '*', line: null, field: 'outcome', shown: 'null' } });
  }
  const fields = readFields(value, 'outcome', OUTCOME_KEYS);
  if (!fields.ok) return fields;
  const { winner, reason, score } = fields.value;
  if (winner !== 1 && winner !== 2 && winner !== null) {
    return refuse('outcome.winner', winner, oneOf(['1', '2', 'null']));
  }
  if (typeof reason !== 'string') return refuse('outcome.reason', reason, { code: 'json-string' });
  const mark = resultMarkOf({ winner, reason: 'abandoned' });
  return ok({
    Result: { text: mark, line: null, field: 'outcome.winner', shown: String(winner) },
    Reason: { text: reason, line: null, field: 'outcome.reason' },
    ...(score !== undefined && { points: { text: JSON.stringify(score), line: null, field: 'outcome.score' } }),
  });
}

function readLine(fields: Fields, path: string, depth: number): Result<RawLine, RecordError> {
  const { comment, plies } = fields;
  if (comment !== undefined && typeof comment !== 'string') {
    return refuse(inside(path, 'comment'), comment, { code: 'json-string' });
  }
  if (!Array.isArray(plies)) return refuse(inside(path, 'plies'), plies, { code: 'json-array' });
  const line: RawLine = { plies: [], ...(comment !== undefined && { comment }) };
  for (const [index, ply] of plies.entries()) {
    const read = readPly(ply, inside(path, `plies[${index}]`), depth);
    if (!read.ok) return read;
    line.plies.push(read.value);
  }
  return ok(line);
}

function readPly(value: unknown, path: string, depth: number): Result<RawPly, RecordError> {
  const fields = readFields(value, path, PLY_KEYS);
  if (!fields.ok) return fields;
  const { move, comment, clockMs, variations = [] } = fields.value;
  if (typeof move !== 'string') return refuse(`${path}.move`, move, { code: 'json-string' });
  if (comment !== undefined && typeof comment !== 'string') {
    return refuse(`${path}.comment`, comment, { code: 'json-string' });
  }
  if (clockMs !== undefined && !isClock(clockMs)) return refuse(`${path}.clockMs`, clockMs, { code: 'json-count' });
  if (!Array.isArray(variations)) return refuse(`${path}.variations`, variations, { code: 'json-array' });
  const ply: RawPly = { move: { text: move, line: null, field: `${path}.move` }, variations: [] };
  if (comment !== undefined) ply.comment = comment;
  if (clockMs !== undefined) ply.clockMs = clockMs;
  for (const [index, variation] of variations.entries()) {
    const line = readVariation(variation, `${path}.variations[${index}]`, depth + 1);
    if (!line.ok) return line;
    ply.variations.push(line.value);
  }
  return ok(ply);
}

function readVariation(value: unknown, path: string, depth: number): Result<RawLine, RecordError> {
  if (depth > DEEPEST_VARIATION) {
    return refuse(path, '…', { code: 'variation-depth', values: { max: DEEPEST_VARIATION } });
  }
  const fields = readFields(value, path, LINE_KEYS);
  if (!fields.ok) return fields;
  const line = readLine(fields.value, path, depth);
  if (!line.ok) return line;
  return line.value.plies.length > 0 ? line : refuse(path, value, { code: 'variation-move' });
}
