import AsyncDatabase from 'libsql/promise';

/** After so many entries the journal is copied: seldom enough that a page which changes often is not copied every time. */
const ENTRIES = 2000;

/**
 * Copies what is in the journal of the embedded database into the database itself, in another thread: nobody who moves waits
 * for that. It is begun just after a group was written, and done before the next one as a rule; then the journal begins
 * anew. Where it never is, the writing connection does it itself once the journal is long.
 */
export class Checkpoints {
  private readonly file: string;
  private connection: AsyncDatabase | null = null;
  private entries = 0;
  private isCopying = false;
  private copying: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.file = file;
  }

  /** To be called when so many entries have been written. */
  wrote(entries: number): void {
    this.entries += entries;
    if (this.entries < ENTRIES || this.isCopying) return;
    this.entries = 0;
    this.isCopying = true;
    this.copying = this.copy();
  }

  async close(): Promise<void> {
    await this.copying;
    this.connection?.close();
    this.connection = null;
  }

  private async copy(): Promise<void> {
    try {
      this.connection ??= new AsyncDatabase(this.file, {});
      await this.connection.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Somebody else is at it, perhaps: the next time will do.
    } finally {
      this.isCopying = false;
    }
  }
}
