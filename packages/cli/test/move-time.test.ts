import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@tabuleiro/games';
import { afterEach, describe, expect, test } from 'vitest';
import { endPrograms, type Program, startProgram } from './talker.ts';

// What `go movetime` costs in a process of its own, move by move through a match. Counted is the processor time of the thread that
// took most of it: other programs on the machine take time from the clock on the wall, but not from this one.

afterEach(endPrograms);

const VARIANTS = GAMES.flatMap(({ id, variants }) => variants.map((variant) => ({ game: id, variant: variant.id })));
const PLIES = 44;
/** Within the longer time the search also tries a proof. */
const SHORT_MS = 50;
const LONG_MS = 250;
const LONG_EVERY = 11;
const TOLERATED_MS = 30;

/** The milliseconds that each thread of a process has run so far. Only Linux tells; elsewhere the clock on the wall must do. */
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

async function waitUntilReady(engine: Program): Promise<void> {
  engine.send('isready');
  await engine.until('readyok');
}

/** The move, and what the busiest thread took for it. */
async function measureMove(engine: Program, timeMs: number): Promise<{ readonly move: string; readonly ms: number }> {
  const pid = engine.child.pid ?? 0;
  const before = threadTimes(pid);
  engine.send(`go movetime ${timeMs}`);
  const answer = (await engine.until('bestmove')).at(-1) ?? '';
  const spent = Array.from(threadTimes(pid), ([id, ms]) => ms - (before.get(id) ?? 0));
  return { move: answer.replace('bestmove ', ''), ms: Math.max(...spent) };
}

describe('the time for a move', () => {
  test.each(VARIANTS)('is kept from the first move on: $game $variant', async ({ game, variant }) => {
    const engine = startProgram(['ugi', '--game', game, '--variant', variant]);
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
    expect(late).toEqual([]);
  });
});
