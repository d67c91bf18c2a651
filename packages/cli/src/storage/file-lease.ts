import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchLease } from '@tabuleiro/play';
import { codeOf } from './files.ts';

// One saved match in several terminals. A file beside the match names the process that goes on with it. Whoever takes the
// match writes the file anew; the other terminal looks at it before each save, and every now and then.

const LOOK_MS = 250;
/** A save that has begun is over after so long. */
const PATIENCE_MS = 250;

/** The lease of a match, whose file says who has it. It is held unless the file names another process that runs. */
export class FileLease implements MatchLease {
  private readonly file: string;
  private readonly lost: () => void;
  private readonly own = `${process.pid} ${randomBytes(8).toString('hex')}`;
  private hasTaken = false;
  private looking: NodeJS.Timeout | undefined;
  /** Where nothing can be written, nothing is saved either, and no other terminal has the match. */
  private isWritable = true;

  constructor(file: string, lost: () => void) {
    this.file = file;
    this.lost = lost;
    if (!this.write('wx') && isRunning(readHolder(file))) return;
    if (readHolder(file) !== this.own) this.write('w');
    this.hold();
  }

  isHeld(): boolean {
    return this.hasTaken && (!this.isWritable || readHolder(this.file) === this.own);
  }

  async take(): Promise<void> {
    this.write('w');
    await wait(PATIENCE_MS);
    this.hold();
  }

  release(): void {
    clearInterval(this.looking);
    if (this.isHeld()) remove(this.file);
    this.hasTaken = false;
  }

  private hold(): void {
    this.hasTaken = true;
    clearInterval(this.looking);
    this.looking = setInterval(() => {
      if (this.isHeld()) return;
      clearInterval(this.looking);
      this.lost();
    }, LOOK_MS).unref();
  }

  /** Writes who has the match; false when a file is there already and must not be replaced. */
  private write(flag: 'w' | 'wx'): boolean {
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, this.own, { flag });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      this.isWritable = false;
      return true;
    }
  }
}

/** Removes the file of a process that runs no more, as when its window was closed. */
export function removeVoidLease(file: string): void {
  if (!isRunning(readHolder(file))) remove(file);
}

/** A file that cannot be removed is void with the process that it names. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) === null) throw error;
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether the process that a file names still runs. */
function isRunning(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
