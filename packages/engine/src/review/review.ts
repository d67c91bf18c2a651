import { assert, Match, type Move, type Outcome, type ProvedEnd, type Side } from '@tabuleiro/games';
import type { Analysis, Line } from '../engine.ts';
import { DRAW, WIN } from '../search/index.ts';
import { expectedPoints, notAbove, notBelow, type Verdict } from './expected.ts';
import { type Mark, markOf } from './marks.ts';

/** Searches the position of a match that goes on; null when there is no more time for it. */
export type Analyse = (match: Match) => Promise<Analysis | null>;

/** One ply of a match in the light of a search. All verdicts are for the side that moved, counted from before its move. */
export interface ReviewedPly {
  /** Counted from 1. */
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  /** There was no other move. */
  readonly isForced: boolean;
  readonly played: Verdict;
  /** The best move and the play that follows; it may be the one that was played. */
  readonly best: Line;
  /** Expected points of a hundred that the move gave away. */
  readonly loss: number;
  readonly mark: Mark | null;
  /** How deep the position before the move was searched, and with how many nodes. */
  readonly depth: number;
  readonly nodes: number;
}

/** What is known of a position of the match: how it ended, or what a search says. */
type Standing =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'open'; readonly turn: Side; readonly analysis: Analysis };

/**
 * Judges the plies of a match, the last one first: what the search learns of later positions helps it with the earlier
 * ones. Ends early when `analyse` gives null; plies about which a search could say nothing are left out.
 */
export async function* reviewMatch(match: Match, analyse: Analyse): AsyncGenerator<ReviewedPly> {
  const way = replay(match);
  let after = await standingOf(way, analyse);
  while (after !== null) {
    const ply = way.moves.length;
    const move = way.undo();
    if (move === undefined) return;
    const before = await analyse(way);
    if (before === null) return;
    const reviewed = reviewPly({ ply, move, way, before, after });
    if (reviewed !== null) yield reviewed;
    const lines = reviewed === null ? before.lines : ([reviewed.best, ...before.lines.slice(1)] as const);
    after = { kind: 'open', turn: way.position.turn, analysis: { ...before, lines } };
  }
}

/** The same plies on a match of our own, which goes on where only the players had ended it. */
function replay(match: Match): Match {
  const way = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves) assert(way.play(move).ok, 'a match is made of legal moves');
  return way;
}

async function standingOf(match: Match, analyse: Analyse): Promise<Standing | null> {
  if (match.outcome !== null) return { kind: 'over', outcome: match.outcome };
  const analysis = await analyse(match);
  return analysis === null ? null : { kind: 'open', turn: match.position.turn, analysis };
}

interface JudgedPly {
  readonly ply: number;
  readonly move: Move;
  /** The match before the move. */
  readonly way: Match;
  readonly before: Analysis;
  readonly after: Standing;
}

function reviewPly({ ply, move, way, before, after }: JudgedPly): ReviewedPly | null {
  const { turn: side } = way.position;
  const [found] = before.lines;
  const reached = verdictFor(side, after);
  if (reached === null || !isSearched(before)) return null;
  // An estimate never contradicts what is proved.
  const worth = notBelow(found, reached);
  const best: Line = worth === found ? found : { ...worth, moves: [move] };
  const played = notAbove(reached, best);
  const isForced = way.position.countMoves() === 1;
  const isBest = isForced || best.moves[0] === move;
  const loss = isBest ? 0 : Math.max(0, expectedPoints(best) - expectedPoints(played));
  const { depth, nodes } = before;
  return { ply, side, move, isForced, played, best, loss, mark: markOf(loss), depth, nodes };
}

/** An analysis that was stopped at once names a move about which it knows nothing. */
const isSearched = ({ depth }: Analysis): boolean => depth > 0;

/** What a side has of the position that it moved into; null when nothing is known of it. */
function verdictFor(side: Side, standing: Standing): Verdict | null {
  if (standing.kind === 'over') return verdictOf(side, standing.outcome);
  if (!isSearched(standing.analysis)) return null;
  const [best] = standing.analysis.lines;
  const isOwn = standing.turn === side;
  return { score: isOwn ? best.score : 0 - best.score, end: best.end && plyBefore(best.end, isOwn) };
}

function verdictOf(side: Side, { winner }: Outcome): Verdict {
  if (winner === null) return { score: DRAW, end: { result: 'draw', plies: 1 } };
  const isWon = winner === side;
  return { score: isWon ? WIN - 1 : 1 - WIN, end: { result: isWon ? 'win' : 'loss', plies: 1 } };
}

/** The same end seen a ply earlier, by the same side or the other. */
function plyBefore({ result, plies, ...rest }: ProvedEnd, isOwn: boolean): ProvedEnd {
  const earlier = plies === undefined ? rest : { ...rest, plies: plies + 1 };
  if (result === 'draw') return { result, ...earlier };
  const isWon = (result === 'win') === isOwn;
  return { result: isWon ? 'win' : 'loss', ...earlier };
}
