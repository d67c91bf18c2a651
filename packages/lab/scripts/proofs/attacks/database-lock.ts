import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { type Attack, EventCounter } from './attack.ts';
import { forwardedAddress, type Live, mustConnect, OFFER, Person, seat } from './person.ts';

const SHORT_MS = 8000;
const LONG_MS = 75_000;
const MATCHES = 10;
const POLL_MS = 250;
/** How long the server may take to detect the problem and to recover. */
const UNREADY_MS = 3000;
const ACCEPTED_MS = 2000;
const MOST_WAITED_MS = 40_000;

/** The replies of the operators' endpoints while the lock was held, in milliseconds since it was taken. */
interface Seen {
  readonly unreadyAt: number | null;
  readonly unhealthyAt: number | null;
  /** How long /healthz took at most. */
  readonly slowest: number;
}

/** Another program holds the write lock of the database: first for seconds, then for more than a minute. */
export const lock: Attack = {
  name: 'lock',
  title: `another program holds the write lock for ${SHORT_MS / 1000} s, then for ${LONG_MS / 1000} s`,
  canMove: false,
  run: async ({ address, database, begin }) => {
    const matches: RunningMatch[] = [];
    for (let number = 0; number < MATCHES; number++) matches.push(await RunningMatch.start(address, number));
    await begin();
    const [facts, faults]: [string[], string[]] = [[], []];
    for (const forMs of [SHORT_MS, LONG_MS]) {
      const refusals = new EventCounter();
      const release = takeLock(database);
      const stopWriting = writeMeanwhile(address, matches, refusals);
      const { unreadyAt, unhealthyAt, slowest } = await poll(address, forMs);
      stopWriting();
      release();
      const accepted = await Promise.all(matches.map((match) => match.moveAgain(refusals)));
      const acceptedMs = accepted.includes(null) ? null : Math.max(...accepted.map(Number));
      const held = `${forMs / 1000} s`;
      facts.push(
        `${held}: /readyz 503 after ${seconds(unreadyAt)}, /healthz answered within ${seconds(slowest)}, all ${MATCHES} matches accept moves ${seconds(acceptedMs)} after release (refused: ${refusals.toString()})`,
      );
      if (unreadyAt === null || unreadyAt > UNREADY_MS) faults.push(`${held}: /readyz not 503 within 3 s`);
      if (acceptedMs === null || acceptedMs > ACCEPTED_MS) faults.push(`${held}: moves not accepted within 2 s`);
      if (forMs === SHORT_MS && unhealthyAt !== null) faults.push(`${held}: /healthz failed although it was short`);
      if (forMs !== LONG_MS) continue;
      facts.push(`/healthz failed ${unhealthyAt === null ? 'never' : `after ${seconds(unhealthyAt)}`}`);
      if (unhealthyAt === null) faults.push(`${held}: /healthz never failed`);
    }
    for (const match of matches) match.close();
    return { facts, faults };
  },
};

/** People keep moving and arriving, which cannot be confirmed. Returns a function that stops them. */
function writeMeanwhile(address: string, matches: readonly RunningMatch[], refusals: EventCounter): () => void {
  let number = 0;
  const newcomers = setInterval(() => {
    // Each has its own address.
    void new Person(address, forwardedAddress(1000 + number++)).ask('POST', 'api/guest');
  }, 500);
  const moves = setInterval(() => {
    for (const match of matches) void match.send(refusals);
  }, 1000);
  return () => {
    clearInterval(newcomers);
    clearInterval(moves);
  };
}

/** Takes the lock as soon as the server releases it. Returns a function that releases it. */
function takeLock(file: string): () => void {
  const database = new Database(file);
  database.exec('pragma busy_timeout = 5000; begin immediate');
  return () => {
    database.exec('rollback');
    database.close();
  };
}

async function poll(address: string, forMs: number): Promise<Seen> {
  const startedAt = performance.now();
  let slowest = 0;
  const unanswered = new Set<number>();
  const firstFailures = new Map<string, number>();
  const ask = async (path: string): Promise<void> => {
    const askedAt = performance.now();
    if (path === 'healthz') unanswered.add(askedAt);
    const isWell = await fetch(new URL(path, address)).then(
      async (response) => {
        await response.text();
        return response.status === 200;
      },
      () => false,
    );
    if (unanswered.delete(askedAt)) slowest = Math.max(slowest, performance.now() - askedAt);
    if (!isWell && !firstFailures.has(path)) firstFailures.set(path, performance.now() - startedAt);
  };
  const asked: Promise<void>[] = [];
  while (performance.now() - startedAt < forMs) {
    asked.push(ask('readyz'), ask('healthz'));
    await pause(POLL_MS);
  }
  // A later reply says nothing about the time of the lock.
  await Promise.race([Promise.all(asked), pause(POLL_MS)]);
  for (const askedAt of unanswered) slowest = Math.max(slowest, performance.now() - askedAt);
  const at = (path: string): number | null => firstFailures.get(path) ?? null;
  return { unreadyAt: at('readyz'), unhealthyAt: at('healthz'), slowest };
}

/** A match of two people who move in turn, a few times. */
class RunningMatch {
  private readonly match: string;
  private readonly lives: readonly [Live, Live];
  private ply = 0;

  private constructor(match: string, lives: readonly [Live, Live]) {
    this.match = match;
    this.lives = lives;
  }

  static async start(address: string, number: number): Promise<RunningMatch> {
    const people = [
      await Person.guest(address, forwardedAddress(2 * number)),
      await Person.guest(address, forwardedAddress(2 * number + 1)),
    ] as const;
    const match = await seat(...people, { ...OFFER, visibility: 'link' });
    const running = new RunningMatch(match, [await mustConnect(people[0]), await mustConnect(people[1])]);
    for (let plies = 0; plies < 2; plies++) await running.moveAgain(new EventCounter());
    return running;
  }

  /** Sends the next move and returns whether it was made; a repeated request counts once. */
  async send(refusals: EventCounter): Promise<boolean> {
    const { ply, match, lives } = this;
    // The first moves of a match that sow the houses from one end to the other.
    const move = (ply % 2 === 0 ? 'ABCDEF' : 'abcdef').charAt(Math.floor(ply / 2) % 6);
    const refusal = await lives[ply % 2 === 0 ? 0 : 1].ask({ t: 'move', match, ply, move });
    if (refusal !== null) refusals.add(refusal);
    else if (this.ply === ply) this.ply++;
    return refusal === null;
  }

  /** Sends the next move until it is made. Returns the time it took, or null. */
  async moveAgain(refusals: EventCounter): Promise<number | null> {
    const startedAt = performance.now();
    const found: { madeAt: number | null } = { madeAt: null };
    const tryOnce = async (): Promise<void> => {
      if (await this.send(refusals)) found.madeAt ??= performance.now();
    };
    while (found.madeAt === null && performance.now() - startedAt < MOST_WAITED_MS) {
      void tryOnce();
      await pause(POLL_MS);
    }
    return found.madeAt === null ? null : found.madeAt - startedAt;
  }

  close(): void {
    for (const live of this.lives) live.socket.close();
  }
}

function seconds(ms: number | null): string {
  return ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`;
}
