import { assert, CLOCK_LIMIT, Match, type Move, MoveList, type Outcome } from '@tabuleiro/games';
import type { TableProof, Tables } from './tables.ts';

/** What is certain of a move, for the side that makes it. */
export interface TrueMove {
  readonly move: Move;
  /** How it ends the match, or null. */
  readonly outcome: Outcome | null;
  /** What tables prove of it; null where they prove nothing, and where the move ends the match. */
  readonly proof: TableProof | null;
}

/** What is certain of each move of a match that goes on, its clock and its past taken into account. */
export function listTrueMoves(tables: Tables, match: Match): readonly TrueMove[] {
  const way = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves) assert(way.play(move).ok, 'a match is made of legal moves');
  const moves = new MoveList();
  const { turn } = way.position;
  way.position.legalMoves(moves);
  return Array.from(moves, (move): TrueMove => {
    way.play(move);
    const { outcome } = way;
    const proof = outcome === null ? proveMatch(tables, way) : null;
    const isOwn = way.position.turn === turn;
    way.undo();
    return { move, outcome, proof: proof && plyBefore(proof, isOwn) };
  });
}

/** What is certain of a match that goes on, for the side to move. */
export function proveMatch(tables: Tables, match: Match): TableProof | null {
  return tables.prove(match.position, isFresh(tables, match));
}

const TURNED = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/** The same a ply earlier, for the side that moved: the one that is to move now, or the other. */
function plyBefore(proof: TableProof, isOwn: boolean): TableProof {
  const { margin, result } = proof;
  const plies = proof.plies === null ? null : proof.plies + 1;
  if (isOwn) return { ...proof, plies };
  return { result: TURNED[result], margin: margin && { low: 0 - margin.high, high: 0 - margin.low }, plies };
}

/** Whether no position since the last progress has stood twice; what stood before it never comes back. */
function isFresh(tables: Tables, match: Match): boolean {
  const sinceProgress = CLOCK_LIMIT - tables.facet.pliesLeft(match.position);
  const { length } = match.moves;
  const seen = new Set<string>();
  for (let ply = Math.max(0, length - sinceProgress); ply <= length; ply++) {
    const { keyHigh, keyLow } = match.positionAt(ply);
    const key = `${keyLow} ${keyHigh}`;
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}
