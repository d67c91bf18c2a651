import { expect, test } from 'vitest';
import { GAMES, loadRules, loadViewer, Match, MoveList, SeededRandom, type View } from '../src/index.ts';

// What is captured lies beside the board, so that everybody sees at any time how a match stands. A game that has no place
// beside the board is not asked.

const MATCHES = 5;
const MOST_PLIES = 300;

/** How many things are on the table, in play or out of it. */
function thingsOn({ pieces }: View): number {
  return pieces.reduce((sum, { count = 1 }) => sum + count, 0);
}

const variants = GAMES.flatMap(({ id, variants: list }) => list.map((variant) => ({ id, variant: variant.id })));

test.each(variants)('nothing of $id $variant vanishes while a match goes on', async ({ id, variant }) => {
  const [rules, viewer] = await Promise.all([loadRules(id, variant), loadViewer(id)]);
  const moves = new MoveList();
  const random = new SeededRandom(2026);
  for (let matches = 0; matches < MATCHES; matches++) {
    const match = new Match(rules, rules.start());
    const all = thingsOn(viewer.describe(match.position));
    for (let ply = 0; ply < MOST_PLIES && match.outcome === null; ply++) {
      const view = viewer.describe(match.position);
      if (view.trays.length === 0) return;
      expect(thingsOn(view), rules.makePosition(match.position)).toBe(all);
      match.position.legalMoves(moves);
      const move = moves.at(random.below(moves.length));
      expect(match.play(move).ok).toBe(true);
    }
  }
});
