import { assert, CLOCK_LIMIT, Match, type Move, MoveList, type Outcome, type Side } from '@tabuleiro/games';
import type { Solution } from '../solver/solution.ts';
import type { TableProof, Tablebase } from './tablebase.ts';

/** Maximum length of a line in plies; no counted end is further away. */
const LONGEST_LINE = 128;

/**
 * What tables prove about an unfinished match, in the form of a solver's solution; null if they prove nothing. If they
 * do not count the plies to the end, wins and losses have no `plies`.
 */
export function solveByTables(tables: Tablebase, match: Match): Solution | null {
  const proof = proveMatch(tables, match);
  if (proof === null) return null;
  const { result, plies } = proof;
  const { areAll, best, reached } = bestMoves(tables, match, proof);
  // After a repetition, tables may prove the result without proving for any single move that it keeps the result.
  if (reached === null || reached.plies !== plies) return null;
  return {
    result,
    plies,
    isExact: plies !== null,
    best,
    areAllBest: areAll,
    line: result === 'draw' ? best.slice(0, 1) : lineFrom(tables, match),
    excludedPlies: 0,
    nodes: 0,
    ms: 0,
  };
}

interface BestMoves {
  readonly best: readonly Move[];
  readonly areAll: boolean;
  /** What these moves reach; null if there are none. */
  readonly reached: TableProof | null;
}

/**
 * The shortest wins, the longest losses, or all draws; in games with points, the moves with the largest certain margin.
 */
function bestMoves(tables: Tablebase, match: Match, { result }: TableProof): BestMoves {
  const proofs = listSolvedMoves(tables, match).map((one) => ({
    move: one.move,
    proof: proofOf(one, match.position.turn),
  }));
  const alike = proofs.flatMap(({ move, proof }) => (proof?.result === result ? [{ move, proof }] : []));
  const most = Math.max(...alike.map(({ proof }) => worthOf(proof)));
  const best = alike.filter(({ proof }) => worthOf(proof) === most);
  // An unproved move may be as good, and so may a move with a smaller certain margin but a larger possible one.
  const rivals = proofs.filter(({ proof }) => proof === null || (proof.result === result && mostOf(proof) >= most));
  const isOrdered = best.length < 2 || best.every(({ proof }) => mostOf(proof) === most);
  const areAll = isOrdered && rivals.length === best.length;
  return { best: best.map(({ move }) => move), areAll, reached: best[0]?.proof ?? null };
}

/** The result of a move, for the side that makes it. */
function proofOf({ outcome, proof }: SolvedMove, mover: Side): TableProof | null {
  if (outcome === null) return proof;
  const { score, winner } = outcome;
  const lead = score === undefined ? null : (score[0] - score[1]) * (mover === 1 ? 1 : -1);
  return {
    result: winner === null ? 'draw' : winner === mover ? 'win' : 'loss',
    margin: lead === null ? null : { low: lead, high: lead },
    plies: lead === null ? 1 : null,
  };
}

function worthOf({ margin, plies, result }: TableProof): number {
  if (result === 'draw') return 0;
  if (margin !== null) return margin.low;
  return (plies ?? 0) * (result === 'win' ? -1 : 1);
}

/** Like `worthOf`, with the best possible margin. */
function mostOf(proof: TableProof): number {
  return proof.result === 'draw' || proof.margin === null ? worthOf(proof) : proof.margin.high;
}

/** Best play for as long as the tables count the plies to the end; otherwise empty. */
function lineFrom(tables: Tablebase, match: Match): readonly Move[] {
  const way = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves) assert(way.play(move).ok, 'a match is made of legal moves');
  const line: Move[] = [];
  while (way.outcome === null && line.length < LONGEST_LINE) {
    const proof = proveMatch(tables, way);
    const [move] = proof === null || proof.plies === null ? [] : bestMoves(tables, way, proof).best;
    if (move === undefined) break;
    line.push(move);
    way.play(move);
  }
  return line;
}

/** What is certain about a move, for the side that makes it. */
export interface SolvedMove {
  readonly move: Move;
  /** The outcome if the move ends the match, otherwise null. */
  readonly outcome: Outcome | null;
  /** What tables prove about the move; null if they prove nothing or the move ends the match. */
  readonly proof: TableProof | null;
}

/** What is certain about each move of an unfinished match, given its clock and history. */
export function listSolvedMoves(tables: Tablebase, match: Match): readonly SolvedMove[] {
  const way = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves) assert(way.play(move).ok, 'a match is made of legal moves');
  const moves = new MoveList();
  const { turn } = way.position;
  way.position.legalMoves(moves);
  return Array.from(moves, (move): SolvedMove => {
    way.play(move);
    const { outcome } = way;
    const proof = outcome === null ? proveMatch(tables, way) : null;
    const isOwn = way.position.turn === turn;
    way.undo();
    return { move, outcome, proof: proof && plyBefore(proof, isOwn) };
  });
}

/** What is certain about an unfinished match, for the side to move. */
export function proveMatch(tables: Tablebase, match: Match): TableProof | null {
  return tables.prove(match.position, isFresh(tables, match));
}

const TURNED = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/** The same proof one ply earlier, for the side that moved; `isOwn` if that side is to move again. */
function plyBefore(proof: TableProof, isOwn: boolean): TableProof {
  const { margin, result } = proof;
  const plies = proof.plies === null ? null : proof.plies + 1;
  if (isOwn) return { ...proof, plies };
  return { result: TURNED[result], margin: margin && { low: 0 - margin.high, high: 0 - margin.low }, plies };
}

/** Whether no position has occurred twice since the last progress; positions before it cannot recur. */
function isFresh(tables: Tablebase, match: Match): boolean {
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
