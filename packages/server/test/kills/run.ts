import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '@tabuleiro/games';
import { Users } from '../../src/accounts/users.ts';
import { Store } from '../../src/store/store.ts';
import type { Charges } from './charges.ts';
import { checkAll, checkPlayed } from './check.ts';
import { Ledger } from './ledger.ts';
import { Pair } from './pair.ts';
import { ServerProcess } from './server-process.ts';

/** The result of one kill. */
export interface Kill {
  readonly upMs: number;
  readonly downMs: number;
  /** Acknowledged moves, entries told and moves sent again, since the kill before. */
  readonly moves: number;
  readonly events: number;
  readonly resent: number;
  /** Matches that were compared with the log after the restart. */
  readonly checked: number;
  readonly charges: Charges;
  /** How many faults were found. */
  readonly faults: number;
}

export interface Kills {
  /** A file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly pairs: number;
  /** The numbers of the kills to be done. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
  /** The longest time that a server lives. */
  readonly longestMs: number;
  /** In one of this number of kills the server is away long enough to notice a clock that kept running. */
  readonly longEvery: number;
  readonly noted: (kill: Kill, number: number) => void;
}

export interface Verdict {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly rated: number;
  readonly plies: number;
  /** What was charged after the last kill. */
  readonly charges: Charges;
}

const SHORTEST_MS = 100;
const LONG_AWAY_MS = 3500;
const MOVES_WANTED = 4;
const MOST_UP_MS = 20_000;

/** Lets players play while the server is killed and restarted, and compares what it sent with what it has kept. */
export async function runKills(kills: Kills): Promise<Verdict> {
  const { database, pairs, from, to, seed, longestMs, longEvery, noted } = kills;
  const random = new SeededRandom(seed + from);
  const ledger = new Ledger();
  const server = new ServerProcess(database);
  const secrets = await makeAccounts(database, pairs);
  const all = secrets.map((pair, index) => new Pair(server, ledger, random, pair, index));
  await server.start();
  const playing = all.map((pair) => pair.play());
  for (let number = from; number < to; number++) {
    const { moves, events, resent } = ledger;
    let upMs = SHORTEST_MS + random.below(longestMs - SHORTEST_MS);
    await pause(upMs);
    // On a busy machine little may have happened; every other kill waits for some moves.
    const wanted = number % 2 === 1 ? moves + MOVES_WANTED : 0;
    for (; ledger.moves < wanted && upMs < MOST_UP_MS; upMs += SHORTEST_MS) await pause(SHORTEST_MS);
    const outage = { from: Date.now(), to: Number.MAX_SAFE_INTEGER };
    ledger.outages.push(outage);
    await server.kill();
    // Not the first time: by then hardly anybody has moved.
    if (number % longEvery === 1) await pause(LONG_AWAY_MS);
    await server.start();
    outage.to = Date.now();
    const checked = await checkPlayed(database, ledger);
    const since = { moves: ledger.moves - moves, events: ledger.events - events, resent: ledger.resent - resent };
    const faults = ledger.faults.length;
    noted({ upMs, downMs: outage.to - outage.from, ...since, checked, charges: ledger.takeCharges(), faults }, number);
    if (faults > 0) break;
  }
  await pause(longestMs);
  for (const pair of all) pair.leave();
  await Promise.all(playing);
  await checkPlayed(database, ledger);
  await server.kill();
  return { ...(await checkAll(database, ledger)), faults: ledger.faults, charges: ledger.takeCharges() };
}

/** Accounts that may play rated matches; gives the secrets of their sessions. */
async function makeAccounts(database: string, pairs: number): Promise<(readonly [string, string])[]> {
  const store = await Store.open(database);
  const users = new Users(store.db, Date.now);
  const make = async (): Promise<string> => {
    const { secret, info } = await users.makeGuest();
    await store.db.updateTable('users').set({ passphrase: 'none' }).where('id', '=', info.id).execute();
    return secret;
  };
  const made: (readonly [string, string])[] = [];
  for (let index = 0; index < pairs; index++) made.push([await make(), await make()]);
  await store.close();
  return made;
}
