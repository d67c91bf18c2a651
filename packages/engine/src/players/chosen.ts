import { assert, type Chosen } from '@tabuleiro/games';
import type { Analysis } from '../engine.ts';

/** A line of an analysis as a player's choice; the best one unless another is named. */
export function chosenFrom({ lines, nodes, depth }: Analysis, index = 0): Chosen {
  const line = lines[index] ?? lines[0];
  const [move] = line.moves;
  assert(move !== undefined, 'a line has a move');
  return { move, score: line.score, ...(line.end !== null && { end: line.end }), line: line.moves, nodes, depth };
}
