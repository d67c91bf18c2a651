import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@tabuleiro/games';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { endProcesses, type StartedProcess, startProcess } from './line-connection.ts';

// What `go movetime` costs in a process of its own, move by move through a match. Counted is the processor time of the thread that
// took most of it: other programs on the machine take time from the clock on the wall, but not from this one.

afterEach(endProcesses);

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all is run, as `npm run test:full` does. */
    readonly isFull: boolean;
  }
}

const VARIANTS = GAMES.flatMap(({ id, variants }) =>
  (inject('isFull') ? variants : variants.slice(0, 1)).map((variant) => ({ game: id, variant: variant.id })),
);
const PLIES = inject('isFull') ? 44 : 11;
/** Within the longer time the search also tries a proof. */
const SHORT_MS = 50;
const LONG_MS = 250;
const LONG_EVERY = 11;
const TOLERATED_MS = 30;

/** The milliseconds that each thread of a process has run so far. Only Linux reports this; elsewhere the wall clock is used. */
function threadTimes(pid: number): ReadonlyMap<string, number> {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return new Map([['wall', performance.now()]]);
  return new Map(
    readdirSync(tasks).map((id) => {
      const [nanoseconds = ''] = readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ');
      return [id, Number(nanoseconds) / 1e6];
    }),
  );
}

async function waitUntilReady(engine: StartedProcess): Promise<void> {
  engine.send('isready');
  await engine.until('readyok');
}

/** The move, and what the busiest thread took for it. */
async function measureMove(
  engine: StartedProcess,
  timeMs: number,
): Promise<{ readonly move: string; readonly ms: number }> {
  const pid = engine.child.pid ?? 0;
  const before = threadTimes(pid);
  engine.send(`go movetime ${timeMs}`);
  const answer = (await engine.until('bestmove')).at(-1) ?? '';
  const spent = Array.from(threadTimes(pid), ([id, ms]) => ms - (before.get(id) ?? 0));
  return { move: answer.replace('bestmove ', ''), ms: Math.max(...spent) };
}

describe('the time for a move', () => {
  test.each(VARIANTS)('is respected from the first move on: $game $variant', async ({ game, variant }) => {
    const engine = startProcess(['ugi', '--game', game, '--variant', variant]);
    await waitUntilReady(engine);
    const moves: string[] = [];
    const late: string[] = [];
    for (let ply = 0; ply < PLIES; ply++) {
      const timeMs = ply % LONG_EVERY === LONG_EVERY - 1 ? LONG_MS : SHORT_MS;
      const { move, ms } = await measureMove(engine, timeMs);
      if (ms > timeMs + TOLERATED_MS) late.push(`ply ${ply}: ${Math.round(ms)} ms of ${timeMs}`);
      moves.push(move);
      engine.send(`position startpos moves ${moves.join(' ')}`, 'query gameover');
      if ((await engine.until('response')).at(-1) === 'response true') break;
      await waitUntilReady(engine);
    }
    expect(moves.length).toBeGreaterThan(8);
    // A thread that the machine stops in the middle may be late once.
    expect(late.slice(1)).toEqual([]);
  });
});
