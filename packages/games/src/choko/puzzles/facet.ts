import { parsePuzzles } from '../../puzzle/text.ts';
import { lines } from './lines.ts';

// The facet itself: see `PuzzleFacet` in the contract.

export const puzzles = parsePuzzles(lines);
