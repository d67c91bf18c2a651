import { assert, type Chosen } from '@tabuleiro/games';
import type { Analysis } from '../engine.ts';

/** A line of an analysis as a player's choice; the best one unless another is named. */
export function chosenFrom(analysis: Analysis, index = 0): Chosen {
  const { end } = analysis.lines[index] ?? analysis.lines[0];
  return { ...withoutEnd(analysis, index), ...(end !== null && { end }) };
}

/** The same without what was proved. */
export function withoutEnd({ lines, nodes, depth }: Analysis, index: number): Chosen {
  const line = lines[index] ?? lines[0];
  const [move] = line.moves;
  assert(move !== undefined, 'a line has a move');
  return { move, score: line.score, line: line.moves, nodes, depth };
}

/** Says each of the compared moves, the best first. */
export function tellLines(analysis: Analysis, tell: ((thought: Chosen) => void) | undefined): void {
  if (tell === undefined) return;
  for (const index of analysis.lines.keys()) tell({ ...chosenFrom(analysis, index), rank: index + 1 });
}
