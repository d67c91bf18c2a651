// Hot: the checksum visits every byte of a file.
import { type Bounds, err, ok, type Result } from '@tabuleiro/games';

/**
 * The file of a class:
 *
 *   8 bytes   TABULEIR
 *   u32       format version (all numbers little-endian)
 *   u32       length of the header
 *   header    JSON in ASCII, padded with spaces so that the entries begin at a multiple of the block size
 *   entries   two bytes per position: the code of its bounds, the code of their distances
 *   u32 each  CRC-32 of the head (everything before the entries), then of every block
 */
export const FORMAT_VERSION = 1;
export const BLOCK_BYTES = 4096;
export const ENTRY_BYTES = 2;
const MAGIC = 'TABULEIR';
const PREFIX_BYTES = 16;
/** Upper limit for the length of a header. */
export const MOST_HEADER_BYTES = 2 ** 16;
const MOST_CODES = 256;

/** The contents of a file's header. */
export interface TableHeader {
  readonly game: string;
  readonly variant: string;
  readonly classId: string;
  /** The signature of the facet that made the file. */
  readonly signature: string;
  readonly size: number;
  readonly dictionary: readonly Bounds[];
  /** For each distance code the distances of the lower and the upper bound. */
  readonly distances: readonly Bounds[];
}

/** Why a file is rejected. */
export const TABLE_FAULTS = [
  'not-a-table',
  'other-version',
  'other-table',
  'other-rules',
  'cut-off',
  'damaged',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

/** The number of blocks that the entries of a class take. */
export function blocksOf(size: number): number {
  return Math.ceil((size * ENTRY_BYTES) / BLOCK_BYTES);
}

/** The length of a file whose entries begin at `dataStart`. */
export function fileBytes(size: number, dataStart: number): number {
  return dataStart + size * ENTRY_BYTES + 4 * (1 + blocksOf(size));
}

/** Encodes everything before the entries. */
export function makeHead(header: TableHeader): Uint8Array {
  const text = JSON.stringify({
    ...header,
    dictionary: header.dictionary.map(({ low, high }) => [low, high]),
    distances: header.distances.map(({ low, high }) => [low, high]),
  });
  const length = Math.ceil((PREFIX_BYTES + text.length) / BLOCK_BYTES) * BLOCK_BYTES - PREFIX_BYTES;
  const bytes = new Uint8Array(PREFIX_BYTES + length).fill(0x20);
  writeText(bytes, 0, MAGIC);
  writeText(bytes, PREFIX_BYTES, text);
  const words = new DataView(bytes.buffer);
  words.setUint32(8, FORMAT_VERSION, true);
  words.setUint32(12, length, true);
  return bytes;
}

/** The length of a file's head, from its first 16 bytes. */
export function headBytes(start: Uint8Array): Result<number, TableFault> {
  if (start.length < PREFIX_BYTES || readText(start, 0, MAGIC.length) !== MAGIC) return err('not-a-table');
  const words = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (words.getUint32(8, true) !== FORMAT_VERSION) return err('other-version');
  const length = words.getUint32(12, true);
  const isPossible = length <= MOST_HEADER_BYTES && (PREFIX_BYTES + length) % BLOCK_BYTES === 0;
  return isPossible ? ok(PREFIX_BYTES + length) : err('damaged');
}

/** Parses a whole head; `sum` is its checksum from the end of the file. */
export function parseHead(head: Uint8Array, sum: number): Result<TableHeader, TableFault> {
  if (crc32(head) !== sum) return err('damaged');
  const header = toHeader(parseJson(readText(head, PREFIX_BYTES, head.length - PREFIX_BYTES)));
  return header === null ? err('damaged') : ok(header);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toHeader(value: unknown): TableHeader | null {
  if (typeof value !== 'object' || value === null) return null;
  const field = (name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1];
  const [game, variant, classId, signature] = ['game', 'variant', 'classId', 'signature'].map(field);
  const size = field('size');
  const dictionary = toPairs(field('dictionary'));
  const distances = toPairs(field('distances'));
  if (typeof game !== 'string' || typeof variant !== 'string' || typeof classId !== 'string') return null;
  if (typeof signature !== 'string' || typeof size !== 'number' || !Number.isSafeInteger(size) || size < 1) return null;
  if (dictionary === null || distances === null) return null;
  return { game, variant, classId, signature, size, dictionary, distances };
}

function toPairs(value: unknown): readonly Bounds[] | null {
  if (!Array.isArray(value) || value.length > MOST_CODES) return null;
  const pairs = value.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const low: unknown = pair[0];
    const high: unknown = pair[1];
    return typeof low === 'number' && typeof high === 'number' ? [{ low, high }] : [];
  });
  return pairs.length === value.length ? pairs : null;
}

function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}

function readText(bytes: Uint8Array, at: number, length: number): string {
  return Array.from(bytes.subarray(at, at + length), (byte) => String.fromCharCode(byte)).join('');
}

const POLYNOMIAL = 0xedb88320;
const BYTE = 256;
/** Bytes per step (slicing-by-4). */
const SLICES = 4;

/** Table s holds the effect of a byte that s more bytes follow. */
const TABLES = makeTables();

function makeTables(): Int32Array {
  const tables = new Int32Array(SLICES * BYTE);
  for (let byte = 0; byte < BYTE; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    tables[byte] = value;
  }
  for (let slice = 1; slice < SLICES; slice++) {
    for (let byte = 0; byte < BYTE; byte++) {
      const before = tables[(slice - 1) * BYTE + byte]!;
      tables[slice * BYTE + byte] = (before >>> 8) ^ tables[before & 0xff]!;
    }
  }
  return tables;
}

/** The CRC-32 of the bytes from `from` up to, but not including, `to`, as in zip and gzip. */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let sum = ~0;
  let index = from;
  for (; index + SLICES <= to; index += SLICES) {
    const first =
      sum ^ (bytes[index]! | (bytes[index + 1]! << 8) | (bytes[index + 2]! << 16) | (bytes[index + 3]! << 24));
    sum =
      TABLES[3 * BYTE + (first & 0xff)]! ^
      TABLES[2 * BYTE + ((first >>> 8) & 0xff)]! ^
      TABLES[BYTE + ((first >>> 16) & 0xff)]! ^
      TABLES[first >>> 24]!;
  }
  for (; index < to; index++) sum = TABLES[(sum ^ bytes[index]!) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}
