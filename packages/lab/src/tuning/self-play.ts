import type { Engine } from '@tabuleiro/engine';
import {
  assert,
  type Evaluation,
  Match,
  type Move,
  type Random,
  type Rules,
  SeededRandom,
  type Side,
  toMove,
} from '@tabuleiro/games';

export interface SelfPlayOptions {
  readonly engine: Engine;
  readonly evaluation: Evaluation;
  readonly rules: Rules;
  /** The limit of every search. */
  readonly nodes: number;
  readonly seed: number;
  /** Also search the position after a random move, about once in `ASIDE_ONE_IN` plies. */
  readonly asides?: boolean;
}

const ASIDE_ONE_IN = 2;

/** The range of the number of random plies at the beginning. */
const FEWEST_RANDOM = 4;
const MOST_RANDOM = 8;
/** At most this part of a match whose length the rules limit. */
const LARGEST_PART = 0.3;
/**
 * Until this ply one move in `SLIP_ONE_IN` is random too: a search evaluates many positions that good play does not reach,
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
  const asides: SelfPlayAside[] = [];
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
      if (options.asides === true && random.below(ASIDE_ONE_IN) === 0) {
        const aside = searchAside(options, match, random);
        if (aside !== null) asides.push({ ply, ...aside });
      }
      const { score, moves } = engine.analyse(match, { limits: { nodes }, hurries: true }).lines[0];
      const [best] = moves;
      assert(best !== undefined, 'a line has a move');
      add(best, score);
    } else add(drawn, null);
  }
  return { index, plies, winner: match.outcome.winner, ...(asides.length > 0 && { asides }) };
}

/** A random move and the score of the position after it; null when it would end the match. */
function searchAside(
  { engine, nodes }: SelfPlayOptions,
  match: Match,
  random: Random,
): Omit<SelfPlayAside, 'ply'> | null {
  const move = drawMove(match, random);
  if (move === null) return null;
  assert(match.play(move).ok, 'random moves are legal');
  // The move may be the third standing of a position.
  const isOver = match.outcome !== null;
  const score = isOver ? 0 : engine.analyse(match, { limits: { nodes }, hurries: true }).lines[0].score;
  match.undo();
  return isOver ? null : { move, score };
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

/** A ply of a self-play match. */
export interface SelfPlayPly {
  readonly move: Move;
  /** The search score for the side to move; null for a random move. */
  readonly score: number | null;
}

/** A random move that was searched but not played. */
export interface SelfPlayAside {
  /** The ply in whose place it was tried. */
  readonly ply: number;
  readonly move: Move;
  /** The score of the position after it, for the side to move there. */
  readonly score: number;
}

/** A match of the engine against itself, complete enough to save and replay. */
export interface SelfPlayMatch {
  /** The index of the match in its run. */
  readonly index: number;
  readonly plies: readonly SelfPlayPly[];
  readonly winner: Side | null;
  readonly asides?: readonly SelfPlayAside[];
}

/** The starts of the variant take turns. */
export function startMatch(rules: Rules, index: number): Match {
  const { starts } = rules.variant;
  return new Match(rules, rules.start(starts[index % starts.length]?.id));
}

/** One line of text. */
export function makeSelfPlayMatch({ index, plies, winner, asides }: SelfPlayMatch): string {
  return JSON.stringify({
    index,
    plies: plies.map(({ move, score }) => [move, score]),
    winner,
    ...(asides !== undefined && { asides: asides.map(({ ply, move, score }) => [ply, move, score]) }),
  });
}

/** Parses a line of `makeSelfPlayMatch`; null for anything else, such as an incomplete line. */
export function parseSelfPlayMatch(line: string): SelfPlayMatch | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('index' in value && 'plies' in value && 'winner' in value)) return null;
  const { index, winner } = value;
  if (typeof index !== 'number' || !Array.isArray(value.plies)) return null;
  if (winner !== 1 && winner !== 2 && winner !== null) return null;
  const plies = value.plies.map(parsePly);
  if (!plies.every((ply) => ply !== null)) return null;
  if (!('asides' in value)) return { index, plies, winner };
  const asides = Array.isArray(value.asides) ? value.asides.map(parseAside) : [null];
  return asides.every((aside) => aside !== null) ? { index, plies, winner, asides } : null;
}

function parseAside(value: unknown): SelfPlayAside | null {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [ply, move, score] = parts;
  const isWhole = typeof ply === 'number' && typeof move === 'number' && typeof score === 'number';
  return isWhole ? { ply, move: toMove(move), score } : null;
}

function parsePly(value: unknown): SelfPlayPly | null {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [move, score] = parts;
  if (typeof move !== 'number' || (typeof score !== 'number' && score !== null)) return null;
  return { move: toMove(move), score };
}

/** Replays a saved match; null when it breaks these rules. */
export function replaySelfPlayMatch(rules: Rules, { index, plies, winner }: SelfPlayMatch): Match | null {
  const match = startMatch(rules, index);
  const isPlayed = plies.every(({ move }) => match.play(move).ok);
  return isPlayed && match.outcome !== null && match.outcome.winner === winner ? match : null;
}
