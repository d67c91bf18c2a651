import {
  assert,
  type BySide,
  Match,
  type Move,
  type Outcome,
  type ProvedEnd,
  type Side,
  VALUE_SCALE,
} from '@tabuleiro/games';
import type { Analysis, AnalysisLine } from './engine.ts';
import { DRAW, WIN } from './search/score.ts';

/** Searches the position of an unfinished match; null if no time is left. */
export type AnalysePosition = (match: Match) => Promise<Analysis | null>;

/** The review of one ply. All verdicts are for the side that moved, counted from before its move. */
export interface ReviewedPly {
  /** Counted from 1. */
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  /** There was no other move. */
  readonly isForced: boolean;
  readonly played: PlyVerdict;
  /** The best move and the line after it; it may be the move played. */
  readonly best: AnalysisLine;
  /** Expected points out of 100 that the move lost. */
  readonly loss: number;
  readonly mark: Mark | null;
  /** Depth and nodes of the search of the position before the move. */
  readonly depth: number;
  readonly nodes: number;
}

/** What is known about a position of the match: its outcome or an analysis. */
type ReachedPosition =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'open'; readonly turn: Side; readonly analysis: Analysis };

/**
 * Reviews the plies of a match, last ply first: the table then helps with earlier positions. Ends early when `analyse`
 * returns null; skips plies without a searched position.
 */
export async function* reviewMatch(match: Match, analyse: AnalysePosition): AsyncGenerator<ReviewedPly> {
  const way = replay(match);
  let after = await reachedPosition(way, analyse);
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

/**
 * Replays the plies on a new match, which continues even if the players ended the original by agreement or resignation.
 */
function replay(match: Match): Match {
  const way = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves) assert(way.play(move).ok, 'a match is made of legal moves');
  return way;
}

async function reachedPosition(match: Match, analyse: AnalysePosition): Promise<ReachedPosition | null> {
  if (match.outcome !== null) return { kind: 'over', outcome: match.outcome };
  const analysis = await analyse(match);
  return analysis === null ? null : { kind: 'open', turn: match.position.turn, analysis };
}

interface SearchedPly {
  readonly ply: number;
  readonly move: Move;
  /** The match before the move. */
  readonly way: Match;
  readonly before: Analysis;
  readonly after: ReachedPosition;
}

function reviewPly({ ply, move, way, before, after }: SearchedPly): ReviewedPly | null {
  const { turn: side } = way.position;
  const [found] = before.lines;
  const reached = verdictFor(side, after);
  if (reached === null || !isSearched(before)) return null;
  // An estimate must not contradict a proof.
  const worth = notBelow(found, reached);
  const best: AnalysisLine = worth === found ? found : { ...worth, moves: [move] };
  const played = notAbove(reached, best);
  const isForced = way.position.countMoves() === 1;
  const isBest = isForced || best.moves[0] === move;
  const loss = isBest ? 0 : Math.max(0, expectedPoints(best) - expectedPoints(played));
  const { depth, nodes } = before;
  return { ply, side, move, isForced, played, best, loss, mark: markOf(loss), depth, nodes };
}

/** An analysis that was stopped at once has no searched move. */
const isSearched = ({ depth }: Analysis): boolean => depth > 0;

/** The verdict for a side on the position after its move; null if unknown. */
function verdictFor(side: Side, reached: ReachedPosition): PlyVerdict | null {
  if (reached.kind === 'over') return verdictOf(side, reached.outcome);
  if (!isSearched(reached.analysis)) return null;
  const [best] = reached.analysis.lines;
  const isOwn = reached.turn === side;
  return { score: isOwn ? best.score : 0 - best.score, end: best.end && plyBefore(best.end, isOwn) };
}

function verdictOf(side: Side, { winner }: Outcome): PlyVerdict {
  if (winner === null) return { score: DRAW, end: { result: 'draw', plies: 1 } };
  const isWon = winner === side;
  return { score: isWon ? WIN - 1 : 1 - WIN, end: { result: isWon ? 'win' : 'loss', plies: 1 } };
}

/** The same end one ply earlier, for the same side or the other. */
function plyBefore({ result, plies, ...rest }: ProvedEnd, isOwn: boolean): ProvedEnd {
  const earlier = plies === undefined ? rest : { ...rest, plies: plies + 1 };
  if (result === 'draw') return { result, ...earlier };
  const isWon = (result === 'win') === isOwn;
  return { result: isWon ? 'win' : 'loss', ...earlier };
}

/** The verdict of a search on a position or a move, for one side. */
export interface PlyVerdict {
  /** See VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
}

const POINTS = { win: 100, draw: 50, loss: 0 } as const;

/** An estimate equal to a draw. */
const EVEN: PlyVerdict = { score: 0, end: null };

/** The verdict on the best move, raised to at least that of a move with a proved end. */
export function notBelow(best: PlyVerdict, move: PlyVerdict): PlyVerdict {
  if (move.end === null || expectedPoints(move) <= expectedPoints(best)) return best;
  return move.end.result === 'win' ? move : EVEN;
}

/** The verdict on a move, lowered to at most that of a best move with a proved end. */
export function notAbove(move: PlyVerdict, best: PlyVerdict): PlyVerdict {
  if (best.end === null || expectedPoints(move) <= expectedPoints(best)) return move;
  return best.end.result === 'loss' ? { score: best.score, end: { result: 'loss' } } : EVEN;
}

/**
 * The side's expected points from 100 matches from here, a draw as half a win: 50 is even. A proved end is 100, 50 or 0
 * at any distance.
 */
export function expectedPoints({ score, end }: PlyVerdict): number {
  if (end !== null) return POINTS[end.result];
  return 100 / (1 + Math.exp(-score / VALUE_SCALE));
}

/** Marks of moves, by increasing loss: inaccuracy, mistake, blunder. */
export const MARKS = ['?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** Minimum loss for each mark, in expected points out of 100. */
export const MARK_POINTS: Readonly<Record<Mark, number>> = { '?!': 5, '?': 10, '??': 20 };

/** The mark of a move with this loss, after rounding to the displayed value; null for none. */
export function markOf(loss: number): Mark | null {
  const shown = Math.round(loss);
  return MARKS.findLast((mark) => shown >= MARK_POINTS[mark]) ?? null;
}

/** A side's quality of play over its reviewed plies. */
export interface ReviewSummary {
  /** Number of plies in which points could be lost: excludes forced moves and positions that are proved lost. */
  readonly plies: number;
  /** Mean loss per such ply, in expected points out of 100; null without such plies. */
  readonly meanLoss: number | null;
  /** From 0 to 100, the mean over such plies: 100 for no loss, halved for every ten points lost. */
  readonly accuracy: number | null;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** This loss halves the accuracy of a ply. */
const HALVING_LOSS = 10;

export function summarise(plies: readonly ReviewedPly[]): BySide<ReviewSummary> {
  return { 1: summariseSide(plies, 1), 2: summariseSide(plies, 2) };
}

function summariseSide(plies: readonly ReviewedPly[], side: Side): ReviewSummary {
  const losses = plies.filter((ply) => ply.side === side && isTest(ply)).map(({ loss }) => loss);
  const count = (mark: Mark): number => plies.filter((ply) => ply.side === side && ply.mark === mark).length;
  const [slight, plain, grave] = MARKS;
  return {
    plies: losses.length,
    meanLoss: meanOf(losses),
    accuracy: meanOf(losses.map((loss) => 100 * 2 ** (-loss / HALVING_LOSS))),
    marks: { [slight]: count(slight), [plain]: count(plain), [grave]: count(grave) },
  };
}

function isTest({ isForced, best }: ReviewedPly): boolean {
  return !isForced && expectedPoints(best) > 0;
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
