import { RefusalError } from '../refusal-error.ts';

/** Whose work it is. */
export interface Requester {
  /** The account or guest; null without a session. */
  readonly visitor: string | null;
  /** The address as limits count it, and its network: the /48 of an IPv6 address. */
  readonly address: string;
  readonly network: string;
}

export interface QueueLimits {
  /** How many jobs run at a time. */
  readonly parallel: number;
  readonly waiting: number;
  readonly waitingOfVisitor: number;
  /** The `Retry-After` of a refused visitor. */
  readonly retrySeconds: number;
}

interface Job {
  readonly visitor: string | null;
  readonly start: () => void;
  readonly refuse: (refused: RefusalError) => void;
}

/** The waiting jobs of each address of a network; the first address is served next. */
type Addresses = Map<string, Job[]>;

/**
 * Runs expensive jobs, a few at a time and one per visitor. Networks take turns, and so do the addresses of a network,
 * so that one with many waiting jobs delays the others by one job only. When the queue is full, the network with most
 * waiting jobs loses the last job of its busiest address.
 */
export class FairQueue {
  private readonly limits: QueueLimits;
  private running = 0;
  private readonly busyVisitors = new Set<string>();
  /** By network; the first one is served next. */
  private readonly waiting = new Map<string, Addresses>();
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

  private async enter(requester: Requester): Promise<void> {
    const { visitor, address, network } = requester;
    if (this.running < this.limits.parallel && this.isFree(visitor)) return this.occupy(visitor);
    this.makeRoom(requester);
    // `leave` occupies the place for the job that it starts.
    await new Promise<void>((resolve, reject) => {
      const addresses: Addresses = this.waiting.get(network) ?? new Map();
      const jobs = addresses.get(address) ?? [];
      jobs.push({ visitor, start: resolve, refuse: reject });
      addresses.set(address, jobs);
      this.waiting.set(network, addresses);
      this.waitingCount++;
    });
  }

  private leave(visitor: string | null): void {
    this.running--;
    if (visitor !== null) this.busyVisitors.delete(visitor);
    // Several places may have been free because their visitors were busy.
    while (this.running < this.limits.parallel && this.startNext());
  }

  /** Starts the next job that may run; false when there is none. */
  private startNext(): boolean {
    for (const [network, addresses] of this.waiting) {
      for (const [address, jobs] of addresses) {
        const index = jobs.findIndex(({ visitor }) => this.isFree(visitor));
        const [job] = index < 0 ? [] : jobs.splice(index, 1);
        if (job === undefined) continue;
        this.waitingCount--;
        moveToEnd(addresses, address, jobs, jobs.length === 0);
        moveToEnd(this.waiting, network, addresses, addresses.size === 0);
        this.occupy(job.visitor);
        job.start();
        return true;
      }
    }
    return false;
  }

  /** Refuses the newcomer, or drops a job of a network or an address that has more of them, when the queue is full. */
  private makeRoom({ visitor, address, network }: Requester): void {
    const ofNetwork: Addresses = this.waiting.get(network) ?? new Map();
    const own = ofNetwork.get(address) ?? [];
    const ofVisitor = visitor === null ? 0 : own.filter((job) => job.visitor === visitor).length;
    if (ofVisitor >= this.limits.waitingOfVisitor) throw this.refused();
    if (this.waitingCount < this.limits.waiting) return;
    const [largest, most] = largestOf(this.waiting, countJobs);
    if (most > countJobs(ofNetwork) + 1) return this.drop(largest);
    const [, longest] = largestOf(ofNetwork, ({ length }) => length);
    if (longest <= own.length + 1) throw this.refused();
    this.drop(network);
  }

  /** Refuses the last job of the address with the most jobs in a network. */
  private drop(network: string): void {
    const addresses: Addresses = this.waiting.get(network) ?? new Map();
    const [address] = largestOf(addresses, ({ length }) => length);
    const jobs = addresses.get(address) ?? [];
    jobs.pop()?.refuse(this.refused());
    this.waitingCount--;
    if (jobs.length === 0) addresses.delete(address);
    if (addresses.size === 0) this.waiting.delete(network);
  }

  private refused(): RefusalError {
    return new RefusalError('too-fast', { seconds: this.limits.retrySeconds });
  }

  private isFree(visitor: string | null): boolean {
    return visitor === null || !this.busyVisitors.has(visitor);
  }

  private occupy(visitor: string | null): void {
    this.running++;
    if (visitor !== null) this.busyVisitors.add(visitor);
  }
}

function countJobs(addresses: Addresses): number {
  let count = 0;
  for (const jobs of addresses.values()) count += jobs.length;
  return count;
}

/** The last key with the largest value, and that value. */
function largestOf<Value>(
  map: ReadonlyMap<string, Value>,
  sizeOf: (value: Value) => number,
): readonly [string, number] {
  let [largest, most] = ['', 0];
  for (const [key, value] of map) {
    const size = sizeOf(value);
    if (size >= most) [largest, most] = [key, size];
  }
  return [largest, most];
}

/** Puts an entry behind the others, or removes it when it is empty. */
function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value, isEmpty: boolean): void {
  map.delete(key);
  if (!isEmpty) map.set(key, value);
}
