import type { MatchEvent } from '@tabuleiro/client';
import type { TestConnection, Visitor } from './test-server.ts';

/** A spectator or player who keeps every entry once and in order, over several connections. */
export class MatchWatcher {
  line: TestConnection;
  readonly events: MatchEvent[] = [];
  private readonly match: string;
  private readonly waiting = new Set<() => void>();

  private constructor(line: TestConnection, match: string) {
    this.line = line;
    this.match = match;
  }

  static async begin(visitor: Visitor, match: string): Promise<MatchWatcher> {
    const watching = new MatchWatcher(await visitor.connect(), match);
    await watching.follow();
    return watching;
  }

  /** Continues on another connection from the last known entry. */
  async move(visitor: Visitor): Promise<void> {
    this.line.close();
    this.line = await visitor.connect();
    await this.follow();
  }

  /** Resolves when the log is known up to a version. */
  async waitForVersion(version: number): Promise<void> {
    await this.when(() => this.version >= version);
  }

  /** Resolves when an entry of this kind has arrived, now or earlier. */
  async waitForKind(kind: MatchEvent['kind'], count = 1): Promise<void> {
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
    line.onMessage((message) => {
      if ((message.t !== 'snapshot' && message.t !== 'events') || message.match !== match) return;
      for (const event of message.events) {
        // Known entries may come again, but none may be missing.
        if (event.version > this.version + 1) throw new Error(`${event.version} follows ${this.version}`);
        if (event.version === this.version + 1) this.events.push(event);
      }
      for (const look of this.waiting) look();
    });
    const { version } = this;
    await line.send({ t: 'watch', match, ...(version > 0 && { version }) });
  }
}
