import type { Analysis, Engine } from '@tabuleiro/engine';
import { Match, type Rules, SeededRandom } from '@tabuleiro/games';

// Fixed positions searched to a fixed depth. The node count is the signature of the search: it changes with its
// behaviour.

/** Random plies from the start. */
const PLIES = [0, 3, 6, 9, 14, 20];

/** Openings and middlegames of random play. */
export function benchMatches(rules: Rules): readonly Match[] {
  return PLIES.flatMap((plies) => {
    const random = new SeededRandom(plies + 1);
    const match = new Match(rules, rules.start());
    while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(random));
    return match.outcome === null ? [match] : [];
  });
}

/** Searches each position with an empty table. */
export function benchSearch(engine: Engine, rules: Rules, depth: number): readonly Analysis[] {
  return benchMatches(rules).map((match) => {
    engine.forget();
    return engine.analyse(match, { limits: { depth } });
  });
}

/** The move and score chosen in each position within a node limit: the signature of searches without a depth. */
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
