import { assert, Match, type Move, type Side } from '@tabuleiro/games';
import type { Solution } from '../solver/solution.ts';
import type { TableProof, Tables } from './tables.ts';
import { listTrueMoves, proveMatch, type TrueMove } from './true-moves.ts';

/** A line is told for at most so many plies; no counted end of a match lies further away. */
const LONGEST_LINE = 128;

/**
 * What tables prove of a match that is not over, as a solver would tell it; null where they prove nothing. Where they do not count
 * the plies to the end, wins and losses have none.
 */
export function solveByTables(tables: Tables, match: Match): Solution | null {
  const proof = proveMatch(tables, match);
  if (proof === null) return null;
  const { result, plies } = proof;
  const { areAll, best, reached } = bestMoves(tables, match, proof);
  // After a position has come back, tables may prove the result and not of any move that it keeps it.
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
  /** What these moves reach; null where there are none. */
  readonly reached: TableProof | null;
}

/** The quickest wins, the slowest losses, all draws; where points are counted, those that are sure of most. */
function bestMoves(tables: Tables, match: Match, { result }: TableProof): BestMoves {
  const proofs = listTrueMoves(tables, match).map((one) => ({
    move: one.move,
    proof: proofOf(one, match.position.turn),
  }));
  const alike = proofs.flatMap(({ move, proof }) => (proof?.result === result ? [{ move, proof }] : []));
  const most = Math.max(...alike.map(({ proof }) => worthOf(proof)));
  const best = alike.filter(({ proof }) => worthOf(proof) === most);
  // A move of which nothing is proved may be as good, and so may one that is sure of less but perhaps gains more.
  const rivals = proofs.filter(({ proof }) => proof === null || (proof.result === result && mostOf(proof) >= most));
  const isOrdered = best.length < 2 || best.every(({ proof }) => mostOf(proof) === most);
  const areAll = isOrdered && rivals.length === best.length;
  return { best: best.map(({ move }) => move), areAll, reached: best[0]?.proof ?? null };
}

/** How a move turns out for the side that makes it. */
function proofOf({ outcome, proof }: TrueMove, mover: Side): TableProof | null {
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

/** As `worthOf`, if all that is not sure turns out well. */
function mostOf(proof: TableProof): number {
  return proof.result === 'draw' || proof.margin === null ? worthOf(proof) : proof.margin.high;
}

/** Best play to the end, where the plies to it are counted; else as long as tables prove the result. */
function lineFrom(tables: Tables, match: Match): readonly Move[] {
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
