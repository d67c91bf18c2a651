import { Match, type Rules, SeededRandom } from '@tabuleiro/games';
import type { Analysis, Engine } from './engine.ts';

// Fixed positions searched to a fixed depth: the nodes it takes are the signature of the search, and change with every change
// of what it does.

/** After so many random plies from the start. */
const PLIES = [0, 3, 6, 9, 14, 20];

/** Positions that stand for the game: openings and middles of random play. */
export function benchMatches(rules: Rules): readonly Match[] {
  return PLIES.flatMap((plies) => {
    const random = new SeededRandom(plies + 1);
    const match = new Match(rules, rules.start());
    while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(random));
    return match.outcome === null ? [match] : [];
  });
}

/** Searches each of the positions with an engine that knows nothing yet. */
export function benchSearch(engine: Engine, rules: Rules, depth: number): readonly Analysis[] {
  return benchMatches(rules).map((match) => {
    engine.forget();
    return engine.analyse(match, { limits: { depth } });
  });
}

/** What is chosen in each of the positions within so many nodes: the signature of searches that have no depth. */
export function benchChoices(engine: Engine, rules: Rules, nodes: number): readonly string[] {
  return benchMatches(rules).map((match) => {
    engine.forget();
    const [best] = engine.analyse(match, { limits: { nodes }, hurries: true }).lines;
    const [move] = best.moves;
    return move === undefined ? '' : `${rules.makeMove(match.position, move)} ${best.score}`;
  });
}

export function countNodes(analyses: readonly Analysis[]): number {
  return analyses.reduce((sum, { nodes }) => sum + nodes, 0);
}
