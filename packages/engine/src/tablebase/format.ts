import { type Bounds, err, ok, type Result } from '@tabuleiro/games';
import { crc32 } from './checksum.ts';

/**
 * The file of a class:
 *
 *   8 bytes   TABULEIR
 *   u32       format version (all numbers little-endian)
 *   u32       length of the header
 *   header    JSON in ASCII, filled up with spaces so that the entries begin at a multiple of a block
 *   entries   two bytes a position: the code of its bounds, the code of their distances
 *   u32 each  CRC-32 of every block, that of the head (all before the entries) first
 */
export const FORMAT_VERSION = 1;
export const BLOCK_BYTES = 4096;
export const ENTRY_BYTES = 2;
const MAGIC = 'TABULEIR';
const PREFIX_BYTES = 16;
/** Larger than any header of ours. */
export const MOST_HEADER_BYTES = 2 ** 16;
const MOST_CODES = 256;

/** What a file says of itself. */
export interface TableHeader {
  readonly game: string;
  readonly variant: string;
  readonly classId: string;
  /** Of the facet that made it. */
  readonly signature: string;
  readonly size: number;
  readonly dictionary: readonly Bounds[];
  /** What the codes of distances mean: the distance of the lower bound and of the upper one. */
  readonly distances: readonly Bounds[];
}

/** Why a file is not used. */
export const TABLE_FAULTS = [
  'not-a-table',
  'other-version',
  'other-table',
  'other-rules',
  'cut-off',
  'damaged',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

/** How many blocks the entries of a class take. */
export function blocksOf(size: number): number {
  return Math.ceil((size * ENTRY_BYTES) / BLOCK_BYTES);
}

/** How long a file is whose entries begin at `dataStart`. */
export function fileBytes(size: number, dataStart: number): number {
  return dataStart + size * ENTRY_BYTES + 4 * (1 + blocksOf(size));
}

/** Everything before the entries. */
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

/** How long the head of a file is, from its first 16 bytes. */
export function headBytes(start: Uint8Array): Result<number, TableFault> {
  if (start.length < PREFIX_BYTES || readText(start, 0, MAGIC.length) !== MAGIC) return err('not-a-table');
  const words = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (words.getUint32(8, true) !== FORMAT_VERSION) return err('other-version');
  const length = words.getUint32(12, true);
  const isPossible = length <= MOST_HEADER_BYTES && (PREFIX_BYTES + length) % BLOCK_BYTES === 0;
  return isPossible ? ok(PREFIX_BYTES + length) : err('damaged');
}

/** Reads a whole head; `sum` is its checksum as the end of the file has it. */
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
