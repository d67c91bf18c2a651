import type { Move, MoveList } from './move.ts';
import type { Outcome } from './outcome.ts';
import type { Random } from './random.ts';
import { BrokenInvariant, err, ok, type Result } from './result.ts';
import type { Side } from './side.ts';

/**
 * A position of some game: everything that decides the future except the history for repetition. Each game has one
 * class for it. `apply` and `undo` change it in place and allocate nothing, because a search calls them millions of
 * times a second. Servers and screens use `play` below instead.
 */
export interface Position {
  /**
   * The side to move. It need not alternate: read it after every ply. In a finished position, the side that would move
   * next.
   */
  readonly turn: Side;

  /**
   * The two signed 32-bit halves of a Zobrist hash, which `apply` and `undo` update. Positions that `repeats` treats as
   * equal have the same key. So the key leaves out what repetition ignores: the clock, or the place of a floating
   * formation.
   */
  readonly keyLow: number;
  readonly keyHigh: number;

  /** Whether the game is over. Must be fast: a search calls it at every node. */
  isOver(): boolean;

  /**
   * How the game ended, or null during the game. It covers every end except repetition and the ends that only the match
   * decides.
   */
  outcome(): Outcome | null;

  /** How a match ends when this position occurs for the third time: a draw in most games, by points in some. */
  repetitionOutcome(): Outcome;

  /**
   * Replaces the content of `into` by all legal moves, in a fixed order, without duplicates; none when the game is
   * over.
   */
  legalMoves(into: MoveList): void;

  /** The number of legal moves, faster than listing them where the game allows it. */
  countMoves(): number;

  /** Whether the move is legal here; accepts any 30-bit integer. Its code is independent of the generator. */
  isLegal(move: Move): boolean;

  /** A uniformly random legal move; the game must not be over. */
  randomMove(random: Random): Move;

  /** Plays a legal move; the caller guarantees that it is legal. */
  apply(move: Move): void;

  /** Takes back the last move applied to this object. The caller guarantees that there is one; nothing is checked. */
  undo(): void;

  /** An independent copy. It cannot undo moves made before the copy. */
  clone(): Position;

  /** Whether the other position, of the same game and variant, counts as this one for repetition. */
  repeats(other: Position): boolean;

  /** The key computed from scratch, to check the incremental one. */
  freshKey(): readonly [low: number, high: number];
}

/** Why `play` refused a move. */
export const REFUSALS = ['game-over', 'illegal-move'] as const;
export type MoveRefusal = (typeof REFUSALS)[number];

/** The checked way to play: a new position, or the reason why not. It does not change the given position. */
export function play(position: Position, move: Move): Result<Position, MoveRefusal> {
  if (position.isOver()) return err('game-over');
  if (!position.isLegal(move)) return err('illegal-move');
  const next = position.clone();
  next.apply(move);
  return ok(next);
}

/**
 * Casts a position to its own game's class. Generic code, which knows only the interface, calls the facets of a game. A
 * position of another game is a programming error.
 */
export function positionOf<P extends Position>(
  PositionClass: abstract new (...args: never[]) => P,
  position: Position,
): P {
  if (position instanceof PositionClass) return position;
  throw new BrokenInvariant(`expected a ${PositionClass.name}, got a ${position.constructor.name}`);
}
