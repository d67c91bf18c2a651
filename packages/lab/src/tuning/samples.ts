import {
  type Evaluation,
  type Evaluator,
  type Match,
  type Random,
  type Side,
  VALUE_SCALE,
  LARGEST_VALUE,
  type Move,
  MoveList,
} from '@tabuleiro/games';
import type { SelfPlayMatch } from './self-play.ts';

/** A training position. */
export interface Sample {
  readonly features: Float64Array;
  /** The score of the side to move, from 0 to 1: the result blended with the search's expectation. */
  readonly target: number;
}

/** Positions of one match are similar: more of them add little. */
const MOST_OF_A_MATCH = 20;
/** After this many plies without progress positions are skipped: they are many and alike. */
const LONGEST_LULL = 20;
/**
 * The share of the search score in the target: it has less noise than the result but a bias towards the old weights.
 */
const SEARCH_SHARE = 0.3;

/** Samples positions of a match. */
export function sampleMatch(
  evaluation: Evaluation,
  match: Match,
  { plies, winner }: SelfPlayMatch,
  random: Random,
): readonly Sample[] {
  const { weights } = evaluation.tuned;
  const judgeAt = (ply: number): Evaluator => evaluation.evaluator(match.positionAt(ply).clone(), weights);
  const lastRandom = plies.findLastIndex(({ score }) => score === null);
  const candidates = plies.flatMap(({ score }, ply) =>
    score === null || isLull(evaluation, match, ply) ? [] : [{ ply, score }],
  );
  return drawSome(candidates, MOST_OF_A_MATCH, random).flatMap(({ ply, score }) => {
    const evaluator = judgeAt(ply);
    const result = resultOf(winner, evaluator.searchState.turn);
    // A random move may have decided the match: before it only the search score counts.
    const share = ply < lastRandom ? 1 : SEARCH_SHARE;
    const target = (1 - share) * result + share * squash(score);
    return sampleAt(evaluator, target, Object.keys(weights).length) ?? [];
  });
}

/** Whether there was no progress for long before this ply. */
export function isLull(evaluation: Evaluation, match: Match, ply: number): boolean {
  const { weights } = evaluation.tuned;
  const pliesLeftAt = (at: number): number => evaluation.evaluator(match.positionAt(at).clone(), weights).pliesLeft();
  return pliesLeftAt(0) - pliesLeftAt(ply) >= LONGEST_LULL;
}

/** The features of the quiet position that follows; null when the match ends first. */
function sampleAt(evaluator: Evaluator, target: number, count: number): Sample | null {
  const { searchState } = evaluator;
  const line = quietPosition(evaluator);
  if (line === null) return null;
  const { turn } = searchState;
  for (const move of line) searchState.apply(move);
  if (searchState.isOver()) return null;
  const features = new Float64Array(count);
  evaluator.features(features);
  return { features, target: searchState.turn === turn ? target : 1 - target };
}

/** The expected score for a value. */
export function squash(value: number): number {
  return 1 / (1 + Math.exp(-value / VALUE_SCALE));
}

/** The points of a side in a match. */
export function resultOf(winner: Side | null, side: Side): number {
  return winner === null ? 0.5 : winner === side ? 1 : 0;
}

/** A random subset of at most `most` items, in their order. */
function drawSome<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  let wanted = Math.min(most, list.length);
  return list.filter((_, index) => {
    const isDrawn = random.below(list.length - index) < wanted;
    if (isDrawn) wanted--;
    return isDrawn;
  });
}

/** The depth of the quiescence search. */
const DEEPEST = 6;
/** Above every static value. */
const END = 2 * LARGEST_VALUE;

interface Followed {
  readonly value: number;
  readonly moves: readonly Move[];
}

/**
 * A quiescence search: the noisy moves of both sides until the position is quiet. In the middle of an exchange a static
 * value says little, and the search does not use it there. Null when the moves end the match.
 */
export function quietPosition(evaluator: Evaluator): readonly Move[] | null {
  const { value, moves } = follow(evaluator, DEEPEST, -END, END);
  return Math.abs(value) === END ? null : moves;
}

function follow(evaluator: Evaluator, depth: number, alpha: number, beta: number): Followed {
  const { searchState } = evaluator;
  const value = evaluator.value();
  let best: Followed = { value, moves: [] };
  if (evaluator.noisyMoves === undefined || depth === 0 || value >= beta) return best;
  const { turn } = searchState;
  const noisy = new MoveList();
  evaluator.noisyMoves(noisy);
  for (const move of noisy) {
    const raised = Math.max(alpha, best.value);
    searchState.apply(move);
    const isSame = searchState.turn === turn;
    const after = searchState.isOver()
      ? ended(evaluator)
      : isSame
        ? follow(evaluator, depth - 1, raised, beta)
        : follow(evaluator, depth - 1, -beta, -raised);
    searchState.undo();
    const score = isSame ? after.value : -after.value;
    if (score > best.value) best = { value: score, moves: [move, ...after.moves] };
    if (score >= beta) break;
  }
  return best;
}

function ended({ searchState }: Evaluator): Followed {
  const winner = searchState.outcome()?.winner ?? null;
  return { value: winner === null ? 0 : winner === searchState.turn ? END : -END, moves: [] };
}
