import { assert, GAME_IDS, type GameId, loadRules, Match, type Move, MoveList, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { type MoveNode, VariationTree } from '../src/analysis/variation-tree.ts';

/** A tree with a random main line. */
async function treeOf(game: GameId, plies: number): Promise<VariationTree> {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(11);
  for (let ply = 0; ply < plies && match.outcome === null; ply++) {
    const moves = movesOf(match);
    const move = moves[random.below(moves.length)];
    assert(move !== undefined, 'a match that goes on has a move');
    match.play(move);
  }
  const tree = new VariationTree(rules, match.positionAt(0));
  tree.addMoves(null, match.moves);
  return tree;
}

function movesOf({ position }: Match): readonly Move[] {
  const list = new MoveList();
  position.legalMoves(list);
  return Array.from({ length: list.length }, (_, index) => list.at(index));
}

/** Adds a move that is not the main one after a place, and gives it. */
function branch(tree: VariationTree, before: MoveNode | null): MoveNode {
  const match = tree.matchOf(tree.pathTo(before));
  const main = tree.lineThrough(before)[before?.ply ?? 0];
  const other = movesOf(match).find((move) => move !== main?.move);
  assert(other !== undefined, 'there is another move');
  return tree.add(before, match.position, other);
}

describe.each(GAME_IDS)('a tree of %s', (game) => {
  test('keeps the main line when one branches off, and the way back', async () => {
    const tree = await treeOf(game, 6);
    const main = tree.mainLine;
    const other = branch(tree, main[2] ?? null);
    expect(tree.mainLine).toEqual(main);
    expect(tree.lineThrough(other)).toEqual([...main.slice(0, 3), other]);
    expect(tree.branchOf(other)).toBe(other);
    expect(tree.branchOf(main[5] ?? null)).toBeNull();
    expect(tree.add(main[2] ?? null, tree.matchOf(main.slice(0, 3)).position, other.move)).toBe(other);
    expect(tree.listed[3]?.variations.map((line) => line.map(({ node }) => node))).toEqual([[other]]);
  });

  test('changes main line and variation, and takes one out', async () => {
    const tree = await treeOf(game, 6);
    const main = tree.mainLine;
    const other = branch(tree, main[2] ?? null);
    tree.promote(other);
    expect(tree.mainLine).toEqual([...main.slice(0, 3), other]);
    expect(tree.branchOf(main[5] ?? null)).toBe(main[3]);
    tree.remove(other);
    expect(tree.mainLine).toEqual(main);
    expect(tree.has(other)).toBe(false);
    expect(tree.listed.every(({ variations }) => variations.length === 0)).toBe(true);
  });

  test('is the same after a way through a record', async () => {
    const tree = await treeOf(game, 6);
    const main = tree.mainLine;
    const other = branch(tree, main[1] ?? null);
    branch(tree, null);
    tree.addMoves(other, movesOf(tree.matchOf(tree.pathTo(other))).slice(0, 1));
    const again = new VariationTree(tree.rules, tree.start);
    again.addLine(null, tree.written.plies, new Match(tree.rules, tree.start));
    expect(again.written).toEqual(tree.written);
    expect(again.mainLine.map(({ text }) => text)).toEqual(main.map(({ text }) => text));
  });
});
