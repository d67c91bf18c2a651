import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchLease } from '@tabuleiro/play';
import { codeOf } from './files.ts';

// Keeps two terminals from continuing the same saved match. A file beside the match names the process that has it. A
// terminal that takes the match over rewrites the file; the other one checks it before each save and at intervals.

const LOOK_MS = 250;
/** A save of the other terminal ends within this time. */
const SAVE_GRACE_MS = 250;

/** The lease of a match, stored in a file. It is held unless the file names another running process. */
export class FileLease implements MatchLease {
  private readonly file: string;
  private readonly lost: () => Promise<void> | void;
  private readonly own = `${process.pid} ${randomBytes(8).toString('hex')}`;
  private hasTaken = false;
  private looking: NodeJS.Timeout | undefined;
  /** If the folder is not writable, no terminal can save the match, so there is no conflict. */
  private isWritable = true;

  constructor(file: string, lost: () => Promise<void> | void) {
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
    await wait(SAVE_GRACE_MS);
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
      void this.lost();
    }, LOOK_MS).unref();
  }

  /** Writes our process into the file; false when it exists and must not be replaced. */
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

/** Removes the file of a process that has ended, for example because its window was closed. */
export function removeStaleLease(file: string): void {
  if (!isRunning(readHolder(file))) remove(file);
}

/** A file that cannot be removed does no harm once its process has ended. */
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

/** Whether the process named in a file still runs. */
function isRunning(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
