// Hot: lookups in tables larger than memory read blocks of these files.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  BLOCK_BYTES,
  blocksOf,
  type ClassEntries,
  EntriesInMemory,
  ENTRY_BYTES,
  fileBytes,
  type FinishedClass,
  headBytes,
  interleave,
  makeHead,
  parseHead,
  type TableFault,
  type TableHeader,
  UNREADABLE,
} from '@tabuleiro/engine/tablebase';
import { err, ok, type Result } from '@tabuleiro/games';
import { isMissing, makeFolder, systemCodeOf } from './file-system.ts';

/** Why the file of a class cannot be used. */
export interface ClassFileError {
  readonly file: string;
  /** The content is wrong, or the system refused the file. */
  readonly trouble: { readonly fault: TableFault } | { readonly error: unknown };
}

/** Whether the file does not exist. */
export function isMissingFile({ trouble }: ClassFileError): boolean {
  return 'error' in trouble && isMissing(trouble.error);
}

/** Wraps a system error; other errors are thrown. */
function refusal(file: string, error: unknown): ClassFileError {
  if (systemCodeOf(error) === null) throw error;
  return { file, trouble: { error } };
}

/** What the header of the file must say. */
export type ExpectedClass = Pick<TableHeader, 'game' | 'variant' | 'classId' | 'signature' | 'size'>;

const PREFIX_BYTES = 16;
/** Entries that are interleaved at a time: whole blocks. */
const CHUNK_ENTRIES = (256 * BLOCK_BYTES) / ENTRY_BYTES;

/** Writes a class atomically: readers see the old file, the complete new one, or none. */
export async function writeClassFile(file: string, finished: FinishedClass): Promise<Result<string, ClassFileError>> {
  const temporary = `${file}.part`;
  const head = makeHead(finished.header);
  const { size } = finished.header;
  const sums = new Uint32Array(1 + blocksOf(size));
  sums[0] = crc32(head);
  let block = 1;
  try {
    await makeFolder(dirname(file));
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(head);
      for (let from = 0; from < size; from += CHUNK_ENTRIES) {
        const bytes = interleave(finished, from, Math.min(size, from + CHUNK_ENTRIES));
        for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
          sums[block++] = crc32(bytes.subarray(at, at + BLOCK_BYTES));
        }
        await handle.writeFile(bytes);
      }
      await handle.writeFile(new Uint8Array(sums.buffer));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    return ok(file);
  } catch (error) {
    // The same problem may prevent this too.
    await rm(temporary, { force: true }).catch(() => {});
    return err(refusal(file, error));
  }
}

/** A file with a valid header; entries are read on demand. */
interface OpenedFile {
  readonly descriptor: number;
  readonly header: TableHeader;
  readonly dataStart: number;
  readonly sums: Uint32Array;
}

function openFile(file: string, expected: ExpectedClass): Result<OpenedFile, ClassFileError> {
  const refuse = (fault: TableFault): Result<never, ClassFileError> => err({ file, trouble: { fault } });
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    return err(refusal(file, error));
  }
  const opened = ((): Result<OpenedFile, ClassFileError> => {
    const length = fstatSync(descriptor).size;
    const dataStart = headBytes(readBytes(descriptor, 0, Math.min(PREFIX_BYTES, length)));
    if (!dataStart.ok) return refuse(dataStart.error);
    if (length !== fileBytes(expected.size, dataStart.value)) return refuse('cut-off');
    const sumsStart = dataStart.value + ENTRY_BYTES * expected.size;
    const sums = new Uint32Array(readBytes(descriptor, sumsStart, length - sumsStart).buffer);
    const header = parseHead(readBytes(descriptor, 0, dataStart.value), sums[0]!);
    if (!header.ok) return refuse(header.error);
    const { classId, game, signature, size, variant } = header.value;
    const isSame = game === expected.game && variant === expected.variant && classId === expected.classId;
    if (!isSame) return refuse('other-table');
    if (signature !== expected.signature || size !== expected.size) return refuse('other-rules');
    return ok({ descriptor, header: header.value, dataStart: dataStart.value, sums });
  })();
  if (!opened.ok) closeSync(descriptor);
  return opened;
}

function readBytes(descriptor: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  readSync(descriptor, bytes, 0, length, at);
  return bytes;
}

/** Reads a whole class into memory and checks every block. */
export function readClassFile(file: string, expected: ExpectedClass): Result<WholeClass, ClassFileError> {
  const opened = openFile(file, expected);
  if (!opened.ok) return opened;
  const { dataStart, descriptor, header, sums } = opened.value;
  try {
    const whole = readFileSync(descriptor);
    const entries = whole.subarray(dataStart, dataStart + ENTRY_BYTES * header.size);
    for (let block = 0; block < blocksOf(header.size); block++) {
      const bytes = entries.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES);
      if (crc32(bytes) !== sums[block + 1]) return err({ file, trouble: { fault: 'damaged' } });
    }
    return ok({ header, bytes: entries, entries: new EntriesInMemory(header, entries) });
  } finally {
    closeSync(descriptor);
  }
}

export interface WholeClass {
  readonly header: TableHeader;
  readonly bytes: Uint8Array;
  readonly entries: ClassEntries;
}

/** Classes up to this size are read whole. */
const LARGEST_WHOLE_BYTES = 2 ** 16;
/** Cached blocks of a larger class. */
const MOST_SLOTS = 512;

/** Opens a class for lookups. */
export function openClassFile(file: string, expected: ExpectedClass): Result<ClassEntries, ClassFileError> {
  if (ENTRY_BYTES * expected.size <= LARGEST_WHOLE_BYTES) {
    const whole = readClassFile(file, expected);
    return whole.ok ? ok(whole.value.entries) : whole;
  }
  const opened = openFile(file, expected);
  return opened.ok ? ok(new EntriesInFile(opened.value)) : opened;
}

/**
 * Reads blocks on demand and caches them. The file stays open as long as the process runs. After a damaged block no
 * entry of the file is used any more.
 */
class EntriesInFile implements ClassEntries {
  readonly header: TableHeader;
  isDamaged = false;
  private readonly opened: OpenedFile;
  private readonly slots: number;
  private readonly kept: Uint8Array;
  /** The block in each slot. */
  private readonly blocks: Int32Array;

  constructor(opened: OpenedFile) {
    this.header = opened.header;
    this.opened = opened;
    // A power of two.
    this.slots = Math.min(MOST_SLOTS, 2 ** Math.ceil(Math.log2(blocksOf(opened.header.size))));
    this.kept = new Uint8Array(this.slots * BLOCK_BYTES);
    this.blocks = new Int32Array(this.slots).fill(-1);
  }

  entry(index: number): number {
    const at = ENTRY_BYTES * index;
    const block = Math.floor(at / BLOCK_BYTES);
    const slot = block & (this.slots - 1);
    if (this.isDamaged || (this.blocks[slot] !== block && !this.load(block, slot))) return UNREADABLE;
    const tableFolder = slot * BLOCK_BYTES + (at & (BLOCK_BYTES - 1));
    return this.kept[tableFolder]! | (this.kept[tableFolder + 1]! << 8);
  }

  private load(block: number, slot: number): boolean {
    const { header, sums } = this.opened;
    const length = Math.min(BLOCK_BYTES, ENTRY_BYTES * header.size - block * BLOCK_BYTES);
    const bytes = this.kept.subarray(slot * BLOCK_BYTES, slot * BLOCK_BYTES + length);
    this.blocks[slot] = -1;
    if (this.fill(bytes, block) !== length || crc32(bytes) !== sums[block + 1]) {
      this.isDamaged = true;
      return false;
    }
    this.blocks[slot] = block;
    return true;
  }

  /** Returns the number of bytes read. */
  private fill(bytes: Uint8Array, block: number): number {
    const { dataStart, descriptor } = this.opened;
    try {
      return readSync(descriptor, bytes, 0, bytes.length, dataStart + block * BLOCK_BYTES);
    } catch {
      return 0;
    }
  }
}
