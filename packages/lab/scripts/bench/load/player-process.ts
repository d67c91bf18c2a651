import { performance } from 'node:perf_hooks';
import { boardgameIoService } from './boardgame-io-service.ts';
import { rush, type Rushed } from './rush.ts';
import { makeScripts, type Line } from './script.ts';
import type { Seated, Service } from './service.ts';
import { tabuleiroService } from './tabuleiro-service.ts';

// A process full of simulated players. Both players of a match are in one process, so that one clock measures the
// latency of a move.

/** Requests to the process; it replies to each with `Played`. */
export type Order =
  | {
      readonly order: 'seat';
      readonly service: 'ours' | 'theirs';
      readonly address: string;
      readonly players: readonly (readonly [string, string])[];
    }
  /** For this time each side moves once in `everyMs`. */
  | { readonly order: 'play'; readonly forMs: number; readonly everyMs: number }
  /** For this time each pair plays whole matches as fast as the server allows. */
  | {
      readonly order: 'rush';
      readonly service: 'ours' | 'theirs';
      readonly address: string;
      readonly players: readonly (readonly [string, string])[];
      readonly forMs: number;
    }
  | { readonly order: 'leave' };

export interface Played {
  /** The latency of each move, in milliseconds. */
  readonly latencies: readonly number[];
  readonly rushed: Rushed;
}

interface Table {
  readonly seated: Seated;
  readonly script: readonly Line[];
  ply: number;
}

const NOTHING: Rushed = { games: 0, moves: 0 };
const SCRIPTS = 50;
/** Matches created at the same time. */
const AT_ONCE = 24;

const scripts = await makeScripts(SCRIPTS);
let tables: Table[] = [];

function serviceAt(service: 'ours' | 'theirs', address: string): Service {
  return service === 'ours' ? tabuleiroService(address) : boardgameIoService(address);
}

async function seat({ service, address, players }: Extract<Order, { order: 'seat' }>): Promise<void> {
  const server = serviceAt(service, address);
  const left = [...players.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [index, pair] = next;
      const table: Table = { seated: await server.seat(pair), script: scripts[index % SCRIPTS] ?? [], ply: 0 };
      await begin(table);
      tables.push(table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Each side makes its first move at once: the server ends a match without a first move after a minute, and seating all
 * pairs may take longer.
 */
async function begin(table: Table): Promise<void> {
  const { seated, script } = table;
  for (const line of script.slice(0, 2)) {
    await new Promise<void>((resolve) => {
      seated.onTold = (side, ply) => {
        if (ply === table.ply && side !== line.side) resolve();
      };
      seated.send(line.side, table.ply, line.move);
    });
    table.ply++;
  }
}

/** Moves in all matches at their own intervals until the time is over and every move has arrived. */
async function play({ forMs, everyMs }: Extract<Order, { order: 'play' }>): Promise<number[]> {
  const latencies: number[] = [];
  const gapMs = everyMs / 2;
  const end = performance.now() + forMs;
  const playTable = (table: Table): Promise<void> =>
    new Promise((resolve) => {
      const { seated, script } = table;
      let sentAt = 0;
      let due = performance.now() + Math.random() * gapMs;
      const move = (): void => {
        const line = script[table.ply];
        if (line === undefined || performance.now() >= end) return resolve();
        sentAt = performance.now();
        seated.send(line.side, table.ply, line.move);
      };
      seated.onTold = (side, ply) => {
        if (ply !== table.ply || side === script[ply]?.side) return;
        latencies.push(performance.now() - sentAt);
        table.ply++;
        due += gapMs;
        setTimeout(move, Math.max(0, due - performance.now()));
      };
      setTimeout(move, due - performance.now());
    });
  await Promise.all(tables.map(playTable));
  return latencies;
}

/** Each pair begins with a different match, so that they do not all end at the same time. */
async function rushAll({ service, address, players, forMs }: Extract<Order, { order: 'rush' }>): Promise<Rushed> {
  const server = serviceAt(service, address);
  const end = performance.now() + forMs;
  const all = await Promise.all(
    players.map((pair, index) => rush(server, pair, [...scripts.slice(index % SCRIPTS), ...scripts], end)),
  );
  return all.reduce((sum, { games, moves }) => ({ games: sum.games + games, moves: sum.moves + moves }), NOTHING);
}

function leave(): void {
  for (const { seated } of tables) seated.close();
  tables = [];
}

async function obey(order: Order): Promise<Played> {
  if (order.order === 'play') return { latencies: await play(order), rushed: NOTHING };
  if (order.order === 'rush') return { latencies: [], rushed: await rushAll(order) };
  if (order.order === 'seat') await seat(order);
  else leave();
  return { latencies: [], rushed: NOTHING };
}

process.on('message', (order: Order) => {
  obey(order).then(
    (played) => process.send?.(played),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
