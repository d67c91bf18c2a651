import { Refused } from '../refused.ts';

/** Whose work it is. */
export interface Requester {
  /** The account or guest; null without a session. */
  readonly visitor: string | null;
  /** The address as limits count it. */
  readonly address: string;
}

export interface QueueLimits {
  /** How many jobs run at a time. */
  readonly parallel: number;
  readonly waiting: number;
  readonly waitingOfVisitor: number;
  /** What a refused visitor is told to wait. */
  readonly retrySeconds: number;
}

interface Job {
  readonly visitor: string | null;
  readonly start: () => void;
  readonly refuse: (refused: Refused) => void;
}

/**
 * Runs expensive work, a few jobs at a time and one of each visitor. Addresses take turns, so an address with many waiting
 * jobs delays the others by one job only. When the queue is full, the address with the longest queue loses its last job.
 */
export class FairQueue {
  private readonly limits: QueueLimits;
  private running = 0;
  private readonly busyVisitors = new Set<string>();
  /** The waiting jobs of each address; the first address is served next. */
  private readonly waiting = new Map<string, Job[]>();
  private waitingCount = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /** Runs the work when its turn comes; throws `too-fast` when too many wait. */
  async run<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result> {
    await this.enter(requester);
    try {
      return await work();
    } finally {
      this.leave(requester.visitor);
    }
  }

  private async enter({ visitor, address }: Requester): Promise<void> {
    if (this.running < this.limits.parallel && this.isFree(visitor)) return this.occupy(visitor);
    this.makeRoom(visitor, address);
    // `leave` occupies the place for the job that it starts.
    await new Promise<void>((resolve, reject) => {
      const jobs = this.waiting.get(address) ?? [];
      jobs.push({ visitor, start: resolve, refuse: reject });
      this.waiting.set(address, jobs);
      this.waitingCount++;
    });
  }

  private leave(visitor: string | null): void {
    this.running--;
    if (visitor !== null) this.busyVisitors.delete(visitor);
    // One visitor that is free again may unblock more than one place, after several jobs of others have ended.
    while (this.running < this.limits.parallel && this.startNext());
  }

  /** Starts the next job that may run; false when there is none. */
  private startNext(): boolean {
    for (const [address, jobs] of this.waiting) {
      const index = jobs.findIndex(({ visitor }) => this.isFree(visitor));
      const [job] = index < 0 ? [] : jobs.splice(index, 1);
      if (job === undefined) continue;
      this.waitingCount--;
      // The address goes to the end of the line.
      this.waiting.delete(address);
      if (jobs.length > 0) this.waiting.set(address, jobs);
      this.occupy(job.visitor);
      job.start();
      return true;
    }
    return false;
  }

  /** Refuses the newcomer, or drops a job of an address that has more of them, when the queue is full. */
  private makeRoom(visitor: string | null, address: string): void {
    const own = this.waiting.get(address) ?? [];
    const ofVisitor = visitor === null ? 0 : own.filter((job) => job.visitor === visitor).length;
    if (ofVisitor >= this.limits.waitingOfVisitor) throw this.refused();
    if (this.waitingCount < this.limits.waiting) return;
    const [longest = own] = [...this.waiting.values()].toSorted((a, b) => b.length - a.length);
    if (longest.length <= own.length + 1) throw this.refused();
    longest.pop()?.refuse(this.refused());
    this.waitingCount--;
  }

  private refused(): Refused {
    return new Refused('too-fast', { seconds: this.limits.retrySeconds });
  }

  private isFree(visitor: string | null): boolean {
    return visitor === null || !this.busyVisitors.has(visitor);
  }

  private occupy(visitor: string | null): void {
    this.running++;
    if (visitor !== null) this.busyVisitors.add(visitor);
  }
}
