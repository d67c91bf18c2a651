import type { Append, EventLog } from './event-log.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Called for every entry that was, or was not, written, with how long that took. */
export type OnAppended = (append: Append, isWritten: boolean, ms: number) => void;

/** A batch holds no more entries than this, so that none waits too long. */
const LARGEST_BATCH = 500;

/**
 * Writes entries in batches: entries that arrive while a batch is written form the next one, which starts when the
 * first is durable. A flush of the disk costs as much for five hundred entries as for one, so batches grow with the
 * load.
 */
export class BatchWriter {
  private readonly log: EventLog;
  private readonly onAppended: OnAppended;
  private readonly waiting: Waiting[] = [];
  private isWriting = false;
  private readonly idle: (() => void)[] = [];
  /** Settles with the batch that is being written, or was written last. */
  private batch: Promise<unknown> = Promise.resolve();

  constructor(log: EventLog, onAppended: OnAppended) {
    this.log = log;
    this.onAppended = onAppended;
  }

  /** True when the entry is written for good, false when its place in the log was taken. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, since: performance.now(), resolve, reject });
      if (!this.isWriting) void this.writeBatches();
    });
  }

  /** Resolves when the batch that is being written now is written, or could not be. */
  async currentBatch(): Promise<void> {
    await this.batch.catch(() => undefined);
  }

  /** Resolves when nothing is left to write. */
  async settle(): Promise<void> {
    if (!this.isWriting) return;
    await new Promise<void>((resolve) => {
      this.idle.push(resolve);
    });
  }

  private async writeBatches(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, LARGEST_BATCH));
    this.isWriting = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const writing = this.log.appendAll(batch.map(({ append }) => append));
      this.batch = writing;
      const written = await writing;
      const now = performance.now();
      batch.forEach(({ append, since, resolve }, index) => {
        const isWritten = written[index] === true;
        this.onAppended(append, isWritten, now - since);
        resolve(isWritten);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
