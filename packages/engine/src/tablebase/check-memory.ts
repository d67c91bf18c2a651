import type { TableClass, TableFacet } from '@tabuleiro/games';
import { ENTRY_BYTES } from './format.ts';

/** What an examination keeps of each position: what the table says, what is found, and where its successors stand. */
const POSITION_BYTES = 17;
/** Of each move: the list grows by doubling, and may be half empty. */
const MOVE_BYTES = 8;
/** Moves are counted in so many positions, from one end of the class to the other. */
const SAMPLE = 256;

/** What examining a class takes, in bytes, about: all classes up to it as they are kept, its positions and their moves. */
export function checkingBytes(
  facet: TableFacet,
  variant: string,
  subject: TableClass,
  earlier: readonly TableClass[],
): number {
  const kept = earlier.reduce((sum, { size }) => sum + size, subject.size);
  return ENTRY_BYTES * kept + (POSITION_BYTES + MOVE_BYTES * meanMoves(facet, variant, subject)) * subject.size;
}

function meanMoves(facet: TableFacet, variant: string, { id, size }: TableClass): number {
  let moves = 0;
  for (let number = 0; number < SAMPLE; number++) {
    moves += facet.positionAt(variant, id, Math.floor((number * size) / SAMPLE))?.countMoves() ?? 0;
  }
  return moves / SAMPLE;
}
