import type { Engine } from '@tabuleiro/engine';
import {
  assert,
  type Evaluation,
  type Match,
  type Move,
  type Random,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import { startMatch, type SelfPlayMatch, type SelfPlayPly } from './self-play-match.ts';

export interface SelfPlayOptions {
  readonly engine: Engine;
  readonly evaluation: Evaluation;
  readonly rules: Rules;
  /** The limit of every search. */
  readonly nodes: number;
  readonly seed: number;
}

/** The range of the number of random plies at the beginning. */
const FEWEST_RANDOM = 4;
const MOST_RANDOM = 8;
/** At most this part of a match whose length the rules limit. */
const LARGEST_PART = 0.3;
/**
 * Until this ply one move in so many is random too: a search evaluates many positions that good play does not reach,
 * and good play alone does not teach their value.
 */
const LAST_SLIP = 60;
const SLIP_ONE_IN = 10;

/** Plays one match of a run. The seed and the index decide it, whatever was played before. */
export function playSelfPlayMatch(options: SelfPlayOptions, index: number): SelfPlayMatch {
  const { engine, rules, nodes } = options;
  const random = randomOf(options.seed, index);
  const match = startMatch(rules, index);
  const plies: SelfPlayPly[] = [];
  const add = (move: Move, score: number | null): void => {
    assert(match.play(move).ok, 'self-play makes legal moves');
    plies.push({ move, score });
  };
  const opening = drawOpening(options, match, random);
  engine.forget();
  while (match.outcome === null) {
    const ply = plies.length;
    const isRandom = ply < opening || (ply < LAST_SLIP && random.below(SLIP_ONE_IN) === 0);
    const drawn = isRandom ? drawMove(match, random) : null;
    if (drawn === null) {
      const { score, moves } = engine.analyse(match, { limits: { nodes }, hurries: true }).lines[0];
      const [best] = moves;
      assert(best !== undefined, 'a line has a move');
      add(best, score);
    } else add(drawn, null);
  }
  return { index, plies, winner: match.outcome.winner };
}

/** The number of random plies at the beginning of a match. */
function drawOpening({ evaluation }: SelfPlayOptions, match: Match, random: Random): number {
  const length = evaluation.evaluator(match.position.clone(), evaluation.tuned.weights).pliesLeft();
  const drawn = FEWEST_RANDOM + random.below(MOST_RANDOM - FEWEST_RANDOM + 1);
  return Math.min(drawn, Math.floor(length * LARGEST_PART));
}

/** A random move that does not end the match; null when the drawn one would. */
function drawMove({ position }: Match, random: Random): Move | null {
  const move = position.randomMove(random);
  const next = position.clone();
  next.apply(move);
  return next.isOver() ? null : move;
}

/** Each match has its own random source, so that the order of playing does not matter. */
export function randomOf(seed: number, index: number): SeededRandom {
  return new SeededRandom(Math.imul(seed, 0x9e3779b1) + index);
}
