import type { Position } from './position.ts';
import type { Side } from './side.ts';

// What pieces could do, whichever side is to move. It follows from the rules alone, without an engine.

/** What a piece could do if its owner had the turn now. */
export interface Reach {
  /** The cells to which it could go; for a heap that is sown, those that would get its seeds. */
  readonly goes: readonly string[];
  /** The cells of enemy pieces that it could capture, remove or otherwise harm. */
  readonly attacks: readonly string[];
}

/** What a side could do with one turn if it had the turn now. */
export interface Threats {
  /** The cells of enemy pieces that it could capture, remove or otherwise harm. */
  readonly captures: readonly string[];
  /** Where it could win at once: the cells of what such a move harms, or to which it goes if it harms nothing. */
  readonly wins: readonly string[];
}

export const NO_REACH: Reach = { goes: [], attacks: [] };
export const NO_THREATS: Threats = { captures: [], wins: [] };

/**
 * What stands on a cell for the piece that is pointed at, or for the threats switch. Like the lists of view.ts it is closed, and each
 * renderer draws every entry once, above the pieces.
 */
export const SIGN_KINDS = ['pointed', 'goes', 'attacks', 'threatened', 'decisive'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/**
 * The attacks facet of a game. Most games need none: `attacks/from-choices.ts` derives it from their rules. Where the
 * other side cannot have the turn in a position, nothing is answered rather than something wrong.
 */
export interface Attacks {
  /** What the piece can do that stands on this cell or has this id in a tray. The position is left alone. */
  reach(position: Position, id: string): Reach;

  threats(position: Position, side: Side): Threats;
}
