import type { PuzzleProver } from '../../contract/index.ts';
import { parsePuzzles } from '../../puzzle/text.ts';
import { lines } from './lines.ts';

// The facet itself: see `PuzzleFacet` in the contract.

export const puzzles = parsePuzzles(lines);

export const loadProver = async (): Promise<PuzzleProver> => (await import('./prover.ts')).prover;
