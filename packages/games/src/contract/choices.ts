import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { type Result, unreachable } from './result.ts';
import type { Message } from './text.ts';

/**
 * Something on the table that a person can point at. `pickId` makes its id, so that a screen can name anything that was
 * touched, legal or not, and ask about it.
 */
export type PickTarget =
  | { readonly kind: 'cell'; readonly cell: string }
  /** A piece in a tray, by its id in the view. */
  | { readonly kind: 'piece'; readonly piece: string }
  /** A peg hole of a tile, by the tile's id in the view; rows and columns from 1 at the top left. */
  | { readonly kind: 'hole'; readonly piece: string; readonly row: number; readonly column: number }
  /** Stop here. Offered when the picks so far are a complete move that more picks could extend. */
  | { readonly kind: 'done' };

export function pickId(target: PickTarget): string {
  switch (target.kind) {
    case 'cell':
      return target.cell;
    case 'piece':
      return target.piece;
    case 'hole':
      return `${target.piece}.${target.row}${target.column}`;
    case 'done':
      return 'done';
    default:
      return unreachable(target);
  }
}

export interface Pick {
  readonly id: string;
  readonly target: PickTarget;
  /** Too small for a finger: enlarge its surroundings first. */
  readonly zoom?: boolean;
}

/** The state of a walk through the choices. */
export type ChoiceStep =
  /** Something must be picked next. */
  | { readonly kind: 'pick'; readonly prompt: Message; readonly picks: readonly Pick[] }
  /** The picks make a complete move. A forced pass is a move without picks. */
  | { readonly kind: 'move'; readonly move: Move };

/**
 * How a person builds a move: a sequence of picks. Click, tap, drag, keyboard, screen reader and terminal prompt all
 * use it. Walking all choices gives exactly the legal moves.
 */
export interface Choices {
  /**
   * Where these picks lead, or why the first illegal pick is illegal. The game must not be over. Picks that form a set
   * may come in any order.
   */
  walk(position: Position, picks: readonly string[]): Result<ChoiceStep, Message>;

  /** The picks that make a legal move, so that a hint can show them. */
  picksOf(position: Position, move: Move): readonly string[];
}
