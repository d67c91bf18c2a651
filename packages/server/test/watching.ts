import type { MatchEvent } from '@tabuleiro/client';
import type { Line, Visitor } from './table.ts';

/** Somebody who looks at a match, and keeps what they are told of it, once each and in order. */
export class Watching {
  line: Line;
  readonly events: MatchEvent[] = [];
  private readonly match: string;
  private readonly waiting = new Set<() => void>();

  private constructor(line: Line, match: string) {
    this.line = line;
    this.match = match;
  }

  static async begin(visitor: Visitor, match: string): Promise<Watching> {
    const watching = new Watching(await visitor.connect(), match);
    await watching.follow();
    return watching;
  }

  /** Goes on somewhere else from where it stopped. */
  async move(visitor: Visitor): Promise<void> {
    this.line.close();
    this.line = await visitor.connect();
    await this.follow();
  }

  /** Resolves when the log is known up to a version. */
  async until(version: number): Promise<void> {
    await this.when(() => this.version >= version);
  }

  /** Resolves when something of a kind has been told; it may have been before. */
  async hears(kind: MatchEvent['kind'], count = 1): Promise<void> {
    await this.when(() => this.count(kind) >= count);
  }

  count(kind: MatchEvent['kind']): number {
    return this.events.filter((event) => event.kind === kind).length;
  }

  get version(): number {
    return this.events.at(-1)?.version ?? 0;
  }

  private async when(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`still at version ${this.version}`)), 20_000);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  private async follow(): Promise<void> {
    const { line, match } = this;
    line.each((message) => {
      if ((message.t !== 'snapshot' && message.t !== 'events') || message.match !== match) return;
      for (const event of message.events) {
        // What is known already may be told again, but nothing may be left out.
        if (event.version > this.version + 1) throw new Error(`${event.version} follows ${this.version}`);
        if (event.version === this.version + 1) this.events.push(event);
      }
      for (const look of this.waiting) look();
    });
    const { version } = this;
    await line.send({ t: 'watch', match, ...(version > 0 && { version }) });
  }
}
