import { loadRules, Match, MoveList, NEVER_STOP, SeededRandom, StopFlag } from '@tabuleiro/games';
import { describe, expect, test, vi } from 'vitest';
import { type Analysis, EngineHost, openSolver, PlayerClosed, type Spawn, WorkerRuntime } from '../src/index.ts';
import { randomMatch } from './matches.ts';

/** A worker in this very thread; messages are cloned as between threads. */
function spawner(): { readonly spawn: Spawn; readonly counts: { started: number; ended: number } } {
  const counts = { started: 0, ended: 0 };
  const spawn: Spawn = ({ onReply }) => {
    counts.started++;
    let isAlive = true;
    const runtime = new WorkerRuntime(
      (reply) => {
        if (isAlive) onReply(structuredClone(reply));
      },
      () => performance.now(),
    );
    return {
      post: (job) => void runtime.carryOut(job),
      terminate: async () => {
        isAlive = false;
        counts.ended++;
      },
    };
  };
  return { spawn, counts };
}

async function aMatch(): ReturnType<typeof randomMatch> {
  return randomMatch('oware', undefined, 4, 2);
}

describe('a host', () => {
  test.each([true, false])('lets players and the engine choose (memory shared: %s)', async (shares) => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 2, shares });
    for (const spec of [{ kind: 'classic', id: 'bot2' }, { kind: 'level', level: 3 }, { kind: 'max' }] as const) {
      const player = host.open(spec, { tableBytes: 2 ** 16 });
      const told: number[] = [];
      const { move } = await player.choose(match, { nodes: 4000 }, new SeededRandom(1), NEVER_STOP, ({ depth = 0 }) =>
        told.push(depth),
      );
      expect(match.position.isLegal(move)).toBe(true);
      expect(told.length > 2).toBe(spec.kind === 'max');
      await player.close();
    }
    await host.close();
  });

  test('tells players the earlier positions of the match', async () => {
    // A man of each side went to and fro: on b1 white's has been, on a2 not.
    const rules = await loadRules('choko');
    const start = rules.parsePosition('3bb/5/5/5/w4 w - 0,0 7');
    if (!start.ok) throw new Error('no position');
    const match = new Match(rules, start.value);
    for (const move of ['a1-b1', 'd5-d4', 'b1-a1', 'd4-d5']) expect(match.playText(move).ok).toBe(true);
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares: false });
    const player = host.open({ kind: 'classic', id: 'hard-plus' });
    for (let seed = 0; seed < 20; seed++) {
      const { move } = await player.choose(match, {}, new SeededRandom(seed), NEVER_STOP);
      expect(rules.makeMove(match.position, move)).toBe('a1-a2');
    }
    await host.close();
  });

  test('replays only what is new of a match', async () => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares: false });
    const player = host.open({ kind: 'classic', id: 'bot2' });
    const choose = (): ReturnType<typeof player.choose> => player.choose(match, {}, new SeededRandom(1), NEVER_STOP);
    const { move } = await choose();
    match.play(move);
    const play = vi.spyOn(Match.prototype, 'play');
    await choose();
    expect(play).toHaveBeenCalledTimes(1);
    // After an undo of two plies another move.
    const [, second] = [match.undo(), match.undo()];
    const moves = new MoveList();
    match.position.legalMoves(moves);
    const other = [...moves].find((one) => one !== second);
    if (other === undefined) throw new Error('no other move');
    match.play(other);
    play.mockClear();
    const { move: reply } = await choose();
    expect(play).toHaveBeenCalledTimes(1);
    expect(match.position.isLegal(reply)).toBe(true);
    play.mockRestore();
    await host.close();
  });

  test('counts sequences of plies, and stops', async () => {
    const rules = await loadRules('hecatomb');
    const match = new Match(rules, rules.start());
    const { spawn, counts } = spawner();
    const host = new EngineHost({ spawn, workers: 1, shares: true });
    const most = 1_000_000;
    expect(await host.perft(match, { depth: 3, most, stop: NEVER_STOP })).toBe(18_082);
    expect(await host.perft(match, { depth: 3, most: 10, stop: NEVER_STOP })).toBeNull();
    const stop = new StopFlag();
    const count = host.perft(match, { depth: 2, most, stop });
    stop.raise();
    await expect(count).rejects.toBeInstanceOf(PlayerClosed);
    expect(counts.ended).toBe(1);
    await host.close();
  });

  test('tells its progress, depth by depth, and all lines that were asked for', async () => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares: true });
    const reports: Analysis[] = [];
    const analyst = host.openAnalyst({ lines: 3, tableBytes: 2 ** 16 });
    const last = await analyst.analyse(match, {
      limits: { depth: 6 },
      stop: NEVER_STOP,
      hurries: false,
      onProgress: (analysis) => reports.push(analysis),
    });
    // First of all the first move, as soon as it was looked at.
    expect(reports.map(({ depth }) => depth)).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(reports[0]?.lines).toHaveLength(1);
    expect(reports.at(-1)).toMatchObject({ lines: last.lines });
    expect(last.lines).toHaveLength(3);
    await host.close();
  });

  test('without shared memory answers a stop with the last progress and ends the worker', async () => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const { spawn, counts } = spawner();
    const host = new EngineHost({ spawn, workers: 1, shares: false });
    const stop = new StopFlag();
    const analysis = await host.openAnalyst({ tableBytes: 2 ** 16 }).analyse(match, {
      limits: { depth: 9 },
      stop,
      hurries: false,
      onProgress: ({ depth }) => {
        if (depth === 3) stop.raise();
      },
    });
    expect(analysis.depth).toBe(3);
    expect(counts).toEqual({ started: 1, ended: 1 });
    await host.close();
  });

  test('without shared memory has an answer to a stop before anything is proved', async () => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares: false });
    const stop = new StopFlag();
    stop.raise();
    // Long enough for a proof, had it not been stopped.
    const asked = { limits: { timeMs: 300 }, stop, hurries: false };
    const { depth, lines } = await host.openAnalyst({ tableBytes: 2 ** 16 }).analyse(match, asked);
    expect(depth).toBe(1);
    expect(lines[0].moves.slice(0, 1).every((move) => match.position.isLegal(move))).toBe(true);
    await host.close();
  });

  test('ends what a closed player was still thinking about', async () => {
    const match = await aMatch();
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares: true });
    const player = host.open({ kind: 'level', level: 1 });
    const choice = player.choose(match, {}, new SeededRandom(1), NEVER_STOP);
    await Promise.all([expect(choice).rejects.toThrow(PlayerClosed), player.close()]);
    await host.close();
  });

  test.each([true, false])('judges every move as its solver does (memory shared: %s)', async (shares) => {
    const match = await randomMatch('hecatomb', 'ten-turns', 6, 3);
    if (match === null) throw new Error('over');
    const host = new EngineHost({ spawn: spawner().spawn, workers: 1, shares });
    const reports: number[] = [];
    const judged = await host.proveMoves(match, {
      limits: {},
      stop: NEVER_STOP,
      onProgress: ({ excludedPlies }) => reports.push(excludedPlies),
    });
    const { verdicts } = (await openSolver('hecatomb')).proveMoves(match);
    expect(judged).toMatchObject({ verdicts, isComplete: true });
    expect(verdicts).toHaveLength(match.position.countMoves());
    expect(reports.length).toBeGreaterThan(1);
    await host.close();
  });

  test.each([true, false])(
    'has an answer for every move when a proof is stopped (memory shared: %s)',
    async (shares) => {
      const match = await randomMatch('hecatomb', 'ten-turns', 0, 1);
      if (match === null) throw new Error('over');
      const { spawn, counts } = spawner();
      const host = new EngineHost({ spawn, workers: 1, shares });
      const stop = new StopFlag();
      stop.raise();
      const { verdicts, isComplete } = await host.proveMoves(match, { limits: {}, stop });
      expect(isComplete).toBe(false);
      expect(verdicts.map(({ result }) => result)).toEqual(
        Array.from({ length: match.position.countMoves() }, () => 'unproved'),
      );
      expect(counts.ended).toBe(shares ? 0 : 1);
      await host.close();
    },
  );
});
