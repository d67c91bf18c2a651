import { loadRules, Match, MoveList, SeededRandom, type Side } from '@tabuleiro/games';
import { GAME, VARIANT } from './service.ts';

/** A move of a prepared match. */
export interface Line {
  readonly side: Side;
  readonly move: string;
}

/** Longer than any match of the load test. */
const PLIES = 100;

/** Random matches, prepared so that simulated players need no time to think. */
export async function makeScripts(count: number): Promise<readonly (readonly Line[])[]> {
  const rules = await loadRules(GAME, VARIANT);
  const random = new SeededRandom(1);
  const scripts: (readonly Line[])[] = [];
  while (scripts.length < count) {
    const match = new Match(rules, rules.start());
    const list = new MoveList();
    const lines: Line[] = [];
    while (match.outcome === null && lines.length < PLIES) {
      const { position } = match;
      list.clear();
      position.legalMoves(list);
      const move = list.at(random.below(list.length));
      lines.push({ side: position.turn, move: rules.makeMove(position, move) });
      match.play(move);
    }
    if (match.outcome === null) scripts.push(lines);
  }
  return scripts;
}
