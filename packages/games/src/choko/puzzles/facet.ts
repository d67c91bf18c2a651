import type { PuzzleFacet } from '../../contract/index.ts';
import { parsePuzzles } from '../../puzzle/text.ts';
import { lines } from './lines.ts';

export const facet: PuzzleFacet = { puzzles: parsePuzzles(lines) };
