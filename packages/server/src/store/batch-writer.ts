import { setImmediate as nextLoop, setTimeout as pause } from 'node:timers/promises';
import type { Append, EventLog } from './event-log.ts';
import { nap } from './nap.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Called for every entry that was, or was not, written, with how long that took. */
export type OnAppended = (append: Append, isWritten: boolean, ms: number) => void;

/** More than so many are not written at once, so that nobody waits too long. */
const LARGEST_GROUP = 500;

/**
 * From one group to the next at least so long passes: under load more entries share a flush, and whoever moves while nobody
 * else does is not kept waiting.
 */
const PACE_MS = 50;
/**
 * After a group of this size there is load, and this thread sleeps until the next group is due: what arrives meanwhile is
 * read, judged and answered in one go. To be woken for every single message takes more of the processor than the message
 * itself. Nobody hears of a move later for it, because moves wait for their group anyway; whatever else is asked waits for
 * the rest of the pace at most. Where there is more to do than time, there is no rest.
 */
const BUSY_GROUP = 8;

/**
 * Writes what comes in while the last group is being written as the next group: to flush the disk once costs as much for
 * five hundred entries as for one.
 */
export class BatchWriter {
  private readonly log: EventLog;
  private readonly onAppended: OnAppended;
  private readonly waiting: Waiting[] = [];
  private isWriting = false;
  private lastAt = 0;
  private lastSize = 0;
  private readonly idle: (() => void)[] = [];
  /** Settles with the group that is being written, or was written last. */
  private group: Promise<unknown> = Promise.resolve();

  constructor(log: EventLog, onAppended: OnAppended) {
    this.log = log;
    this.onAppended = onAppended;
  }

  /** True when the entry is written for good, false when its place in the log was taken. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, since: performance.now(), resolve, reject });
      if (!this.isWriting) {
        this.isWriting = true;
        void this.writeGroups();
      }
    });
  }

  /** Resolves when the group that is being written now is written, or could not be. */
  async grouped(): Promise<void> {
    await this.group.catch(() => undefined);
  }

  /** Resolves when nothing is left to write. */
  async settle(): Promise<void> {
    if (!this.isWriting) return;
    await new Promise<void>((resolve) => {
      this.idle.push(resolve);
    });
  }

  /** Whoever else has something to write meanwhile joins. */
  private async turn(): Promise<void> {
    if (this.lastSize >= BUSY_GROUP) {
      // What was written is told first: that takes a turn of the loop, and another one until it has left.
      await nextLoop();
      await nextLoop();
      nap(this.restMs);
    } else if (this.restMs > 1) await pause(this.restMs);
    await nextLoop();
    this.lastAt = performance.now();
  }

  private get restMs(): number {
    return Math.max(0, this.lastAt + PACE_MS - performance.now());
  }

  private async writeGroups(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.turn();
      const group = this.waiting.splice(0, LARGEST_GROUP);
      this.lastSize = group.length;
      try {
        const writing = this.log.appendAll(group.map(({ append }) => append));
        this.group = writing;
        const written = await writing;
        const now = performance.now();
        group.forEach(({ append, since, resolve }, index) => {
          const isWritten = written[index] === true;
          this.onAppended(append, isWritten, now - since);
          resolve(isWritten);
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isWriting = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}
