import { type Evaluation, type Evaluator, type Match, type Random, type Side, VALUE_SCALE } from '@tabuleiro/games';
import type { TuneMatch } from './match.ts';
import { quietPosition } from './quiet-position.ts';

/** A position as the regression sees it. */
export interface Sample {
  readonly features: Float64Array;
  /** What the side to move scored, or was about to: from 0 to 1. */
  readonly target: number;
}

/** Positions of one match resemble each other: more of them add little. */
const MOST_OF_A_MATCH = 20;
/** After so many plies without progress positions are no longer drawn: they are many, and all the same. */
const LONGEST_LULL = 20;
/**
 * How much of the target is what the search said, which depends on less chance than the result but believes in the old
 * weights.
 */
const SEARCH_SHARE = 0.3;

/** Draws positions of a match that was replayed. */
export function sampleMatch(
  evaluation: Evaluation,
  match: Match,
  { plies, winner }: TuneMatch,
  random: Random,
): readonly Sample[] {
  const { weights } = evaluation.tuned;
  const judgeAt = (ply: number): Evaluator => evaluation.evaluator(match.positionAt(ply).clone(), weights);
  const lastRandom = plies.findLastIndex(({ score }) => score === null);
  const atStart = judgeAt(0).pliesLeft();
  const isLull = (ply: number): boolean => atStart - judgeAt(ply).pliesLeft() >= LONGEST_LULL;
  const candidates = plies.flatMap(({ score }, ply) => (score === null || isLull(ply) ? [] : [{ ply, score }]));
  return drawSome(candidates, MOST_OF_A_MATCH, random).flatMap(({ ply, score }) => {
    const evaluator = judgeAt(ply);
    const result = resultOf(winner, evaluator.searchState.turn);
    // A random move may have turned the match: before it only the search knows.
    const share = ply < lastRandom ? 1 : SEARCH_SHARE;
    const target = (1 - share) * result + share * squash(score);
    return sampleAt(evaluator, target, Object.keys(weights).length) ?? [];
  });
}

/** The features where the position has become quiet; null when it does not before the match ends. */
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

/** The expected score that a value means. */
export function squash(value: number): number {
  return 1 / (1 + Math.exp(-value / VALUE_SCALE));
}

function resultOf(winner: Side | null, side: Side): number {
  return winner === null ? 0.5 : winner === side ? 1 : 0;
}

/** At most so many of a list, each as likely, in the order of the list. */
function drawSome<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  let wanted = Math.min(most, list.length);
  return list.filter((_, index) => {
    const isDrawn = random.below(list.length - index) < wanted;
    if (isDrawn) wanted--;
    return isDrawn;
  });
}
