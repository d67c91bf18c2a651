import { Worker } from 'node:worker_threads';
import {
  type ChosenMove,
  type ComputerPlayer,
  loadRules,
  Match,
  type Move,
  MoveList,
  NEVER_STOP,
  SeededRandom,
  toMove,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import {
  chooseWithFallback,
  EngineHost,
  withFallback,
  PlayerClosed,
  type Spawn,
  spawnThreads,
  WorkerFailure,
} from '../src/index.ts';

const rules = await loadRules('oware');
const match = new Match(rules, rules.start());
const moves = new MoveList();
match.position.legalMoves(moves);
const random = new SeededRandom(1);
const SPECS = [{ kind: 'max' }, { kind: 'level', level: 2 }, { kind: 'classic', id: 'bot1' }] as const;

/** Workers that fail in one way or another when they are given work. */
const BROKEN: Readonly<Record<string, Spawn>> = {
  'cannot be started': () => {
    throw new Error('no worker');
  },
  'takes no work': () => ({
    post: () => {
      throw new Error('no work');
    },
    terminate: async () => undefined,
  }),
  throws: ({ onError }) => ({
    post: () => void setTimeout(() => onError(new Error('broken'))),
    terminate: async () => undefined,
  }),
  'cannot be loaded': spawnThreads(() => new Worker(new URL('fixtures/no-such-file.mjs', import.meta.url))),
  'ends by itself': spawnThreads(() => new Worker('setTimeout(() => process.exit(4), 50)', { eval: true })),
};

describe.each(Object.entries(BROKEN))('a worker that %s', (_what, spawn) => {
  test('rejects every waiting caller, each time, and is reported', async () => {
    const failures: unknown[] = [];
    const host = new EngineHost({ spawn, workers: 1, shares: true, failed: (error) => failures.push(error) });
    for (const spec of SPECS) {
      await expect(host.open(spec).choose(match, { nodes: 9 }, random, NEVER_STOP)).rejects.toThrow(WorkerFailure);
    }
    const asked = { limits: { nodes: 9 }, stop: NEVER_STOP };
    await expect(host.openAnalyst().analyse(match, { ...asked, hurries: false })).rejects.toThrow(WorkerFailure);
    await expect(host.solve(match, { limits: {}, stop: NEVER_STOP })).rejects.toThrow(WorkerFailure);
    await expect(host.proveMoves(match, { limits: {}, stop: NEVER_STOP })).rejects.toThrow(WorkerFailure);
    expect(failures).toHaveLength(SPECS.length + 3);
    await host.close();
  });

  test('leaves a steady player with a legal move', async () => {
    const host = new EngineHost({ spawn, workers: 1, shares: true });
    for (const spec of SPECS) {
      const { move } = await withFallback(host.open(spec), failTest).choose(match, { nodes: 9 }, random, NEVER_STOP);
      expect([...moves]).toContain(move);
    }
    await host.close();
  });
});

/** The host has reported it already. */
function failTest(error: unknown): never {
  throw error;
}

function playerWho(choose: (tell: (thought: ChosenMove) => void) => Promise<ChosenMove>): ComputerPlayer {
  return {
    choose: (_match, _limits, _random, _stop, tell) => choose(tell ?? (() => undefined)),
    close: async () => undefined,
  };
}

/** Asks a player; what it answers, and the errors that were reported. */
async function ask(
  player: ComputerPlayer,
): Promise<{ readonly move: Move | null; readonly errors: readonly unknown[] }> {
  const errors: unknown[] = [];
  const chosen = await chooseWithFallback(player, (error) => errors.push(error), match, {}, random, NEVER_STOP);
  return { move: chosen?.move ?? null, errors };
}

describe('a player that breaks', () => {
  const error = new Error('broken');
  const [first, second] = [moves.at(0), moves.at(1)];

  test('plays the best of what it told last', async () => {
    const player = playerWho(async (tell) => {
      tell({ move: second, rank: 1 });
      tell({ move: first, rank: 1 });
      tell({ move: second, rank: 2 });
      throw error;
    });
    expect(await ask(player)).toEqual({ move: first, errors: [error] });
  });

  test('has no move when it told none, or only illegal ones', async () => {
    const illegal = toMove(first + 1000);
    const silent = playerWho(async () => {
      throw error;
    });
    expect(await ask(silent)).toEqual({ move: null, errors: [error] });
    const wrong = playerWho(async (tell) => {
      tell({ move: illegal });
      return { move: illegal };
    });
    expect(await ask(wrong)).toEqual({ move: null, errors: [expect.any(Error)] });
  });

  test('is not asked to go on when it was closed', async () => {
    const closed = playerWho(async () => {
      throw new PlayerClosed();
    });
    await expect(withFallback(closed, failTest).choose(match, {}, random, NEVER_STOP)).rejects.toThrow(PlayerClosed);
  });

  test('and one whose listener breaks chooses all the same', async () => {
    const errors: unknown[] = [];
    const player = playerWho(async (tell) => {
      tell({ move: first });
      return { move: second };
    });
    const hear = (): never => failTest(error);
    const failed = (one: unknown): unknown => errors.push(one);
    expect(await chooseWithFallback(player, failed, match, {}, random, NEVER_STOP, hear)).toEqual({ move: second });
    expect(errors).toEqual([error]);
  });
});
