export { recordOf } from './match.ts';
export { type JsonRecord, parseJsonRecord, toJsonRecord } from './json.ts';
export { Match, REPETITION_LIMIT } from './match.ts';
export { type ParsedText, parseEachRecord, parseRecords } from './parse-text.ts';
export {
  type RecordLine,
  type MatchRecord,
  type Ply,
  RECORD_VERSION,
  type RecordError,
  RESULTS,
  type ResultMark,
  resultMarkOf,
} from './record.ts';
export type { ReadRecord } from './resolve.ts';
export { makeRecord } from './text.ts';
