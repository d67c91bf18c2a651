import { err, ok, type Result, type TableFacet } from '@tabuleiro/games';
import { crc32, ENTRY_BYTES, headBytes, makeHead, parseHead, type TableFault } from './format.ts';
import { type ClassEntries, EntriesInMemory, Tablebase } from './tablebase.ts';

/**
 * The small table of a variant that ships with programs: all its classes in one gzip file, laid out to compress well.
 * Each class is its head, then all bound codes, then all distance codes. The CRC-32 of everything ends the file.
 */
const SUM_BYTES = 4;

export function makeBundle(classes: readonly ClassEntries[]): Uint8Array {
  const parts = classes.map(({ header }) => makeHead(header));
  const length = classes.reduce((sum, { header }, index) => sum + (parts[index]?.length ?? 0) + 2 * header.size, 0);
  const bytes = new Uint8Array(length + SUM_BYTES);
  let at = 0;
  for (const [number, entries] of classes.entries()) {
    const head = parts[number] ?? new Uint8Array();
    bytes.set(head, at);
    at += head.length;
    const { size } = entries.header;
    for (let index = 0; index < size; index++) {
      const entry = entries.entry(index);
      bytes[at + index] = entry & 0xff;
      bytes[at + size + index] = entry >> 8;
    }
    at += 2 * size;
  }
  new DataView(bytes.buffer).setUint32(at, crc32(bytes, 0, at), true);
  return bytes;
}

/** Reads a decompressed bundle. Returns a fault for another facet or variant. */
export function readBundle(
  facet: TableFacet,
  game: string,
  variant: string,
  bytes: Uint8Array,
): Result<Tablebase, TableFault> {
  const end = bytes.length - SUM_BYTES;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (end < 0 || crc32(bytes, 0, end) !== words.getUint32(end, true)) return err('damaged');
  const wanted = facet.classes(variant, facet.largest);
  const classes: ClassEntries[] = [];
  for (let at = 0; at < end;) {
    const length = headBytes(bytes.subarray(at));
    if (!length.ok) return length;
    const head = bytes.subarray(at, at + length.value);
    const header = parseHead(head, crc32(head));
    if (!header.ok) return header;
    const { size } = header.value;
    const expected = wanted[classes.length];
    const isOurs = header.value.game === game && header.value.variant === variant;
    if (!isOurs || header.value.classId !== expected?.id) return err('other-table');
    if (header.value.signature !== facet.signature || size !== expected.size) return err('other-rules');
    at += length.value;
    const pairs = new Uint8Array(ENTRY_BYTES * size);
    for (let index = 0; index < size; index++) {
      pairs[2 * index] = bytes[at + index] ?? 0;
      pairs[2 * index + 1] = bytes[at + size + index] ?? 0;
    }
    classes.push(new EntriesInMemory(header.value, pairs));
    at += 2 * size;
  }
  return classes.length === 0 ? err('not-a-table') : ok(new Tablebase(facet, variant, classes));
}

/** The file name of a variant's small table. */
export function bundleName(game: string, variant: string): string {
  return `${game}-${variant}.tables.gz`;
}
