import { setTimeout as pause } from 'node:timers/promises';
import type { ServerMessage } from '@tabuleiro/client';
import { makeScripts } from '../../bench/load/script.ts';
import { percentile, EventCounter } from './attack.ts';
import { type Live, mustConnect, OFFER, Person, seat, SEE_LOBBY } from './person.ts';

// The process of two visitors who load the page, ask who they are, look at the lobby and play each other. They send
// requests at fixed times, however long the replies take, so that a blocked server affects many replies and not just
// one.

export type VisitorOrder =
  | { readonly order: 'start'; readonly address: string; readonly canMove: boolean }
  | { readonly order: 'measure' }
  | { readonly order: 'end' };

/** The measurements of two visitors. */
export interface Visit {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The kind of the slowest request. */
  readonly slowest: string;
  /** The failures and their counts; null without any. */
  readonly failures: string | null;
  readonly failed: number;
}

interface Sample {
  readonly what: string;
  readonly ms: number;
}

const TIMEOUT_MS = 10_000;
const MOST_PENDING = 60;
const MOVE_MS = 150;
const [FIRST_ADDRESS, SECOND_ADDRESS] = ['203.0.113.10', '203.0.113.11'];

/** The measurements. */
class Measurements {
  isEnding = false;
  private pending = 0;
  private samples: Sample[] = [];
  private failures = new EventCounter();
  private failed = 0;
  private measuredFrom = 0;
  private readonly timers: NodeJS.Timeout[] = [];

  fail(what: string, why: string): void {
    this.failed++;
    this.failures.add(`${what}: ${why}`);
  }

  /**
   * Runs a request that people wait for and returns whether it succeeded. Requests from before the measurement do not
   * count.
   */
  async timed(what: string, work: () => Promise<string | null>): Promise<boolean> {
    const begunAt = performance.now();
    this.pending++;
    const fault = await Promise.race([work(), pause(TIMEOUT_MS, 'no answer')]).catch(String);
    this.pending--;
    if (begunAt >= this.measuredFrom) {
      this.samples.push({ what, ms: performance.now() - begunAt });
      if (fault !== null) this.fail(what, fault);
    }
    return fault === null;
  }

  every(ms: number, what: string, work: () => Promise<string | null>): void {
    const timer = setInterval(() => {
      if (this.pending >= MOST_PENDING) this.fail(what, 'not asked, too many answers missing');
      else void this.timed(what, work);
    }, ms);
    this.timers.push(timer);
  }

  /** Resets the measurements. */
  measure(): void {
    this.measuredFrom = performance.now();
    this.samples = [];
    this.failures = new EventCounter();
    this.failed = 0;
  }

  /** Stops, waits for pending requests, and summarises. */
  async end(): Promise<Visit> {
    this.isEnding = true;
    for (const timer of this.timers) clearInterval(timer);
    while (this.pending > 0) await pause(20);
    const sorted = this.samples.toSorted((a, b) => a.ms - b.ms);
    const times = sorted.map(({ ms }) => ms);
    return {
      answers: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      longest: times.at(-1) ?? 0,
      slowest: sorted.at(-1)?.what ?? '',
      failures: this.failed === 0 ? null : this.failures.toString(),
      failed: this.failed,
    };
  }
}

const measurements = new Measurements();

async function askFor(person: Person, path: string): Promise<string | null> {
  return (await person.ask('GET', path)).code;
}

/** The page and its first files. */
async function pagePaths(person: Person): Promise<readonly string[]> {
  const { body } = await person.ask('GET', '');
  const linked = String(body).matchAll(/(?:src|href)="[./]*(assets\/[^"]+)"/g);
  return ['', ...new Set(Array.from(linked, ([, path = '']) => path))];
}

/** A live connection that is opened again when it is lost, which counts as a failure. */
class SteadyLive {
  private readonly person: Person;
  private live: Live;
  onMessage: (message: ServerMessage) => void = () => undefined;

  private constructor(person: Person, live: Live) {
    this.person = person;
    this.live = live;
    this.adopt(live);
  }

  static async open(person: Person): Promise<SteadyLive> {
    return new SteadyLive(person, await mustConnect(person));
  }

  ask(message: Parameters<Live['ask']>[0]): Promise<string | null> {
    return this.live.ask(message);
  }

  private adopt(live: Live): void {
    this.live = live;
    live.onMessage = (message) => this.onMessage(message);
    live.socket.on('close', () => void this.reopen());
  }

  private async reopen(): Promise<void> {
    if (measurements.isEnding) return;
    measurements.fail('live connection', 'lost');
    for (;;) {
      await pause(500);
      const live = await this.person.connect();
      if (typeof live !== 'string') return this.adopt(live);
      measurements.fail('live connection', live);
    }
  }
}

/** Plays prepared matches, one after the other. */
async function play(people: readonly [Person, Person], lives: readonly [SteadyLive, SteadyLive]): Promise<void> {
  const scripts = await makeScripts(20);
  for (let number = 0; !measurements.isEnding; number++) {
    let match = '';
    const isSeated = await measurements.timed('new match', async () => {
      match = await seat(...people, { ...OFFER, visibility: 'link' });
      return (await lives[0].ask({ t: 'watch', match })) ?? lives[1].ask({ t: 'watch', match });
    });
    if (isSeated) await playScript(match, scripts[number % scripts.length] ?? [], lives);
    else await pause(MOVE_MS);
  }
}

async function playScript(
  match: string,
  script: Awaited<ReturnType<typeof makeScripts>>[number],
  lives: readonly [SteadyLive, SteadyLive],
): Promise<void> {
  for (const [ply, { side, move }] of script.entries()) {
    const next = pause(MOVE_MS);
    const [mover, other] = side === 1 ? lives : [lives[1], lives[0]];
    // A move is complete when it is confirmed and the other side has received it.
    const isMade = await measurements.timed('move', async () => {
      const isHeard = new Promise<null>((resolve) => {
        other.onMessage = (message) => {
          if (message.t !== 'events' || message.match !== match) return;
          if (message.events.some((event) => event.kind === 'move' && event.ply === ply)) resolve(null);
        };
      });
      return (await mover.ask({ t: 'move', match, ply, move })) ?? isHeard;
    });
    await next;
    if (!isMade || measurements.isEnding) return;
  }
}

async function start(address: string, canMove: boolean): Promise<void> {
  const people = [await Person.guest(address, FIRST_ADDRESS), await Person.guest(address, SECOND_ADDRESS)] as const;
  const [first, second] = people;
  const lives = [await SteadyLive.open(first), await SteadyLive.open(second)] as const;
  await lives[0].ask(SEE_LOBBY);
  const paths = await pagePaths(first);
  measurements.every(1000, 'page', async () => {
    const codes = await Promise.all(paths.map((path) => askFor(first, path)));
    return codes.find((code) => code !== null) ?? null;
  });
  measurements.every(200, 'who am I', () => askFor(first, 'api/me'));
  measurements.every(200, 'who am I', () => askFor(second, 'api/me'));
  measurements.every(1000, 'lobby', () => askFor(second, 'api/lobby'));
  measurements.every(200, 'ping', () => lives[0].ask({ t: 'ping' }));
  if (canMove) void play(people, lives);
}

async function obey(order: VisitorOrder): Promise<Visit | null> {
  if (order.order === 'end') return measurements.end();
  if (order.order === 'start') await start(order.address, order.canMove);
  else measurements.measure();
  return null;
}

process.on('message', (order: VisitorOrder) => {
  obey(order).then(
    (visit) => process.send?.(visit ?? 'done'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
