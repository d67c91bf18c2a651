/** Values that an attack's `prepare` passes to its `run` in another process. */
export type Prepared = Readonly<Record<string, string>>;

/** The server as its attacker sees it. */
export interface Target {
  readonly address: string;
  /** The database file, for an attack by another program on the same machine. */
  readonly database: string;
  readonly prepared: Prepared;
  /** Called once, when the attack is set up. Measuring has begun when it resolves. */
  readonly begin: () => Promise<void>;
}

export interface Outcome {
  /** What the attacker did and got, for the table. */
  readonly facts: readonly string[];
  /** What the server should have refused, apart from memory and latency. */
  readonly faults: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly title: string;
  /** False where no move can be written during the attack, so that visitors only read. */
  readonly canMove?: boolean;
  /** Fills the database before the server starts. */
  readonly prepare?: (folder: string) => Promise<Prepared>;
  /** Runs in the attacker's process. */
  readonly run: (target: Target) => Promise<Outcome>;
}

/** Counts things by name. */
export class EventCounter {
  private readonly counts = new Map<string, number>();

  add(name: string): void {
    this.counts.set(name, this.of(name) + 1);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  toString(): string {
    const sorted = [...this.counts].sort(([, a], [, b]) => b - a);
    return sorted.length === 0 ? 'none' : sorted.map(([name, count]) => `${name} ${grouped(count)}`).join(', ');
  }
}

/** A whole number as in documents: 65,000. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** A percentile of sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
