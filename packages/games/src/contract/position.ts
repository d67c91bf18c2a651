import type { Move, MoveList } from './move.ts';
import type { Outcome } from './outcome.ts';
import type { Random } from './random.ts';
import { BrokenInvariant, err, ok, type Result } from './result.ts';
import type { Side } from './side.ts';

/**
 * A position of some game: everything that decides the future but the history that repetition needs. Each game has one
 * class for it. It is changed in place by `apply` and `undo`, which search uses millions of times a second and which
 * allocate nothing; servers and screens use `play` below instead.
 */
export interface Position {
  /** The side to move. It need not alternate: read it after every ply. In a finished position, who would be to move. */
  readonly turn: Side;

  /**
   * The two signed 32-bit halves of a hash that is kept up to date by `apply` and `undo`. Positions that `repeats` calls
   * the same have the same key, so it leaves out what repetition leaves out: the clock, where a floating formation stands.
   */
  readonly keyLow: number;
  readonly keyHigh: number;

  /** Whether the game is over here. Cheap: search asks at every node. */
  isOver(): boolean;

  /** How the game ended, or null while it goes on. Every end but repetition and the match's own is known here. */
  outcome(): Outcome | null;

  /** How a match ends when this position stands for the third time: a draw in most games, points in some. */
  repetitionOutcome(): Outcome;

  /** Replaces the content of `into` by all legal moves, in a fixed order, none twice; none when the game is over. */
  legalMoves(into: MoveList): void;

  /** How many moves `legalMoves` would give, found faster where the game can. */
  countMoves(): number;

  /** Whether the move is legal here; any 30-bit integer may be asked. Written apart from the generator. */
  isLegal(move: Move): boolean;

  /** A legal move drawn evenly from all; the game must not be over. */
  randomMove(random: Random): Move;

  /** Plays a legal move; legality is the caller's word. */
  apply(move: Move): void;

  /** Takes back the last move applied to this object; that there is one is the caller's word, and nothing is checked. */
  undo(): void;

  /** An independent copy. It cannot be undone past the moment of its making. */
  clone(): Position;

  /** Whether the other position, of the same game and variant, counts as this one for repetition. */
  repeats(other: Position): boolean;

  /** The key computed anew from the board, to check the incremental one. */
  freshKey(): readonly [low: number, high: number];
}

/** Why `play` refused a move. */
export const REFUSALS = ['game-over', 'illegal-move'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The safe door: a new position, or the reason why not. The given position is left as it was. */
export function play(position: Position, move: Move): Result<Position, Refusal> {
  if (position.isOver()) return err('game-over');
  if (!position.isLegal(move)) return err('illegal-move');
  const next = position.clone();
  next.apply(move);
  return ok(next);
}

/**
 * Sees a position as its own game's class. Facets of a game are called by generic code, which knows the interface only;
 * a position of another game is a mistake of the program.
 */
export function positionOf<P extends Position>(
  PositionClass: abstract new (...args: never[]) => P,
  position: Position,
): P {
  if (position instanceof PositionClass) return position;
  throw new BrokenInvariant(`expected a ${PositionClass.name}, got a ${position.constructor.name}`);
}
