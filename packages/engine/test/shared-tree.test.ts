import {
  type GameId,
  GAMES,
  type ThinkingLimits,
  loadEvaluation,
  type Match,
  NEVER_STOP,
  StopFlag,
} from '@tabuleiro/games';
import { afterAll, describe, expect, test } from 'vitest';
import { type Analysis, EngineHost, PlayerClosed } from '../src/index.ts';
import { type InFlightMemory, treeWordsOf } from '../src/search/in-flight-moves.ts';
import type { TableMemory } from '../src/search/transposition-table.ts';
import { SearchEpoch } from '../src/tree/search-epoch.ts';
import { NO_CHILDREN, ROOT, Tree } from '../src/tree/tree.ts';
import { randomMatch } from './matches.ts';
import { watchThreads } from './watched-threads.ts';

const THREADS = 2;
const { spawn, jobs, helped } = watchThreads();

const host = new EngineHost({ spawn, workers: THREADS, shares: true });
afterAll(() => host.close());

/** What the threads of the last search shared. */
function lastMemory(): { readonly table: TableMemory; readonly busy: InFlightMemory } {
  const task = jobs.at(-1)?.task;
  const memory = task?.kind === 'analyse' ? task.together?.memory : undefined;
  if (!memory?.busy) throw new Error('several threads share memory');
  return { table: memory.table, busy: memory.busy };
}

/** The tree that the last search left behind, and the slots before its words, which are not its own. */
function lastTree(): { readonly tree: Tree; readonly slots: Int32Array } {
  const { table, busy } = lastMemory();
  const words = treeWordsOf(busy);
  return { tree: new Tree(table, words), slots: new Int32Array(busy, 0, words.byteOffset / 4) };
}

/** Looks at every node from the root on: says what does not add up, and how many nodes there are. */
function examine(tree: Tree): { readonly wrong: readonly string[]; readonly nodes: number } {
  const wrong: string[] = [];
  const owners = new Map<number, number>();
  const waiting = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const visits = tree.visits[node] ?? -1;
    const points = tree.sums[node] ?? -1;
    if (points < 0 || points > visits) wrong.push(`node ${node} brought ${points} points in ${visits} visits`);
    const first = tree.childrenOf(node);
    if (first === NO_CHILDREN) continue;
    let below = 0;
    for (let child = first; child < first + (tree.childCounts[node] ?? 0); child++) {
      if (owners.has(child)) wrong.push(`node ${child} has two parents`);
      owners.set(child, node);
      below += tree.visits[child] ?? 0;
      waiting.push(child);
    }
    // Each walk ends at one leaf, and the root never was one.
    const ended = visits - below;
    const isRight = node === ROOT ? ended === 0 : ended >= 0;
    if (!isRight) wrong.push(`of ${visits} visits of node ${node}, ${below} went on`);
  }
  return { wrong, nodes: 1 + owners.size };
}

function expectSound(tree: Tree): void {
  const { wrong, nodes } = examine(tree);
  expect(wrong).toEqual([]);
  // Room is lost only when both threads made children for the same node, and others since.
  expect(nodes).toBeLessThanOrEqual(tree.length);
  expect(nodes).toBeGreaterThan(0.8 * tree.length);
}

// Games that say that a tree plays them better.
const games: GameId[] = [];
for (const { id } of GAMES) if ((await loadEvaluation(id)).treeEvaluator !== undefined) games.push(id);

describe.each(games)('two threads that grow a tree of %s together', (game) => {
  const matchAfter = async (plies: number, seed: number): Promise<Match> => {
    const match = await randomMatch(game, undefined, plies, seed);
    if (match === null) throw new Error('over');
    return match;
  };
  const grow = async (match: Match, limits: ThinkingLimits, tableBytes: number): Promise<Analysis> => {
    const analyst = host.openAnalyst({ threads: THREADS, tableBytes });
    return analyst.analyse(match, { limits, stop: NEVER_STOP, hurries: true });
  };

  test('find a legal move; every node has one parent, and visits add up', async () => {
    helped.length = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const match = await matchAfter(4 + seed, seed);
      const { lines, nodes } = await grow(match, { timeMs: 150 }, 2 ** 24);
      expect(lines[0].moves.slice(0, 1).map((move) => match.position.isLegal(move))).toEqual([true]);
      expect(nodes).toBeGreaterThan(0);
      const { tree, slots } = lastTree();
      expectSound(tree);
      expect(slots.every((slot) => slot === 0)).toBe(true);
    }
    // Both walked, if not each time: the machine may be busy.
    expect(helped.some(({ nodes }) => nodes > 0)).toBe(true);
  });

  test('have no more to do once the tree is full', async () => {
    const match = await matchAfter(4, 1);
    const { lines, ms } = await grow(match, { timeMs: 50_000 }, 2 ** 18);
    const { tree } = lastTree();
    expect(tree.isFull).toBe(true);
    expect(tree.length).toBeLessThanOrEqual(tree.capacity);
    expectSound(tree);
    expect(lines[0].moves.length).toBeGreaterThan(0);
    expect(ms).toBeLessThan(25_000);
  });

  test('keep one search apart from the next, and from one at the same time', async () => {
    const analyst = host.openAnalyst({ threads: THREADS, tableBytes: 2 ** 18 });
    for (let seed = 1; seed <= 12; seed++) {
      const [match, other] = [await matchAfter(seed, seed), await matchAfter(seed + 1, seed + 20)];
      const asked = { limits: { nodes: 300 * seed }, stop: NEVER_STOP, hurries: true };
      const both = await Promise.all([analyst.analyse(match, asked), analyst.analyse(other, asked)]);
      const legal = [match, other].map(({ position }, index) =>
        both[index]?.lines[0].moves.slice(0, 1).map((move) => position.isLegal(move)),
      );
      expect(legal).toEqual([[true], [true]]);
    }
  });

  test('that were stopped half-way do not block the next search', async () => {
    const analyst = host.openAnalyst({ threads: THREADS, tableBytes: 2 ** 18 });
    const match = await matchAfter(4, 1);
    const begun = new StopFlag();
    const ended = analyst.analyse(match, {
      limits: { timeMs: 50_000 },
      stop: NEVER_STOP,
      hurries: true,
      onProgress: () => begun.raise(),
    });
    await begun.raised;
    const before = lastMemory();
    await Promise.all([analyst.close(), expect(ended).rejects.toThrow(PlayerClosed)]);
    const { lines } = await analyst.analyse(match, { limits: { nodes: 300 }, stop: NEVER_STOP, hurries: true });
    expect(lines[0].moves.slice(0, 1).map((move) => match.position.isLegal(move))).toEqual([true]);
    expect(lastMemory().table).not.toBe(before.table);
    expect(new SearchEpoch(treeWordsOf(lastMemory().busy)).isLeft()).toBe(true);
  });
});

describe('a gate', () => {
  const newWords = (): Int32Array => new Int32Array(new SharedArrayBuffer(16));
  const wanted = (): boolean => true;

  test('admits only the threads of the current search', () => {
    const epoch = new SearchEpoch(newWords());
    expect(epoch.enter(1)).toBe(false);
    epoch.open(1);
    expect(epoch.isOpened(1, wanted)).toBe(true);
    expect(epoch.enter(1)).toBe(true);
    epoch.leave();
    epoch.shut();
    expect(epoch.enter(1)).toBe(false);
    epoch.open(2);
    expect(epoch.enter(1)).toBe(false);
    expect(epoch.isLeft()).toBe(true);
  });

  test('is not waited for without end', () => {
    const epoch = new SearchEpoch(newWords());
    expect(epoch.isOpened(1, () => false)).toBe(false);
    expect(epoch.isOpened(1, wanted)).toBe(false);
    epoch.open(1);
    epoch.enter(1);
    epoch.shut();
    // The thread inside was stopped there.
    expect(epoch.isLeft()).toBe(false);
  });
});
