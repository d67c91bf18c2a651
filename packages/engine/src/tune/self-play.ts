import {
  assert,
  type Evaluation,
  type Match,
  type Move,
  type Random,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import type { Engine } from '../engine.ts';
import { startMatch, type TuneMatch, type TunePly } from './match.ts';

export interface SelfPlayOptions {
  readonly engine: Engine;
  readonly evaluation: Evaluation;
  readonly rules: Rules;
  /** The limit of every search. */
  readonly nodes: number;
  readonly seed: number;
}

/** A match begins with so many random plies, a number drawn evenly. */
const FEWEST_RANDOM = 4;
const MOST_RANDOM = 8;
/** But with no more than this part of a match whose length the rules limit. */
const LARGEST_PART = 0.3;
/**
 * Until this ply one in so many is random later on, too: a search judges many positions that good play would not lead to,
 * and from good play alone nobody learns what they are worth.
 */
const LAST_SLIP = 60;
const SLIP_ONE_IN = 10;

/** Plays one match of a run. The same seed and index give the same match, whichever were played before. */
export function playTuneMatch(options: SelfPlayOptions, index: number): TuneMatch {
  const { engine, rules, nodes } = options;
  const random = randomOf(options.seed, index);
  const match = startMatch(rules, index);
  const plies: TunePly[] = [];
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

/** How many plies of a match are drawn at its beginning. */
function drawOpening({ evaluation }: SelfPlayOptions, match: Match, random: Random): number {
  const length = evaluation.evaluator(match.position.clone(), evaluation.tuned.weights).pliesLeft();
  const drawn = FEWEST_RANDOM + random.below(MOST_RANDOM - FEWEST_RANDOM + 1);
  return Math.min(drawn, Math.floor(length * LARGEST_PART));
}

/** Draws a move that does not end the match; null when the one drawn would. */
function drawMove({ position }: Match, random: Random): Move | null {
  const move = position.randomMove(random);
  const next = position.clone();
  next.apply(move);
  return next.isOver() ? null : move;
}

/** A source of its own for every match, so that it does not matter in which order matches are played. */
export function randomOf(seed: number, index: number): SeededRandom {
  return new SeededRandom(Math.imul(seed, 0x9e3779b1) + index);
}
