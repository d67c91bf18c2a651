import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { Side } from './side.ts';
import type { Message } from './text.ts';
import type { PieceView, TrayKind, View } from './view.ts';

// How a person sets up a position by hand. The editor works on a draft, which can be drawn and written but need not be
// a valid position. Only the notation decides that, by parsing the text of the draft.

/** The piece on a cell of a draft. */
export interface DraftPiece {
  /** The id of an entry of the palette. */
  readonly thing: string;
  /** How many pieces share the cell. Absent means one. */
  readonly count?: number;
  /** As in a view. */
  readonly pegs?: readonly boolean[];
}

/** A number, yes or no, or the side that holds something; null when neither side does. */
export type FieldValue = number | boolean | null;

/** A board being set up. Plain data: every edit makes a new draft. */
export interface Draft {
  readonly variant: string;
  readonly turn: Side;
  /** By cell name. */
  readonly pieces: Readonly<Record<string, DraftPiece>>;
  /** The parts of a position that are not on its cells, by the id of the field. */
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** The name of a field: words that all games share, or a message of the game's own texts. */
export type FieldLabel =
  | { readonly kind: 'tray'; readonly tray: TrayKind }
  | { readonly kind: 'turns-left' | 'clock' }
  | { readonly kind: 'message'; readonly message: Message };

interface FieldBase {
  readonly id: string;
  readonly label: FieldLabel;
  /** The side that the field belongs to. */
  readonly owner?: Side;
}

/** A setting beside the board. `usual` is its value on an empty board. */
export type EditField =
  | (FieldBase & { readonly kind: 'number'; readonly max: number; readonly usual: number })
  | (FieldBase & { readonly kind: 'yes-no'; readonly usual: boolean })
  | (FieldBase & { readonly kind: 'holder'; readonly usual: Side | null });

/** A kind of piece in the palette, and how it looks. */
export interface Thing {
  readonly id: string;
  readonly look: Pick<PieceView, 'shape' | 'owner' | 'name' | 'pegs'>;
  /**
   * There is only one: putting it down again moves it. Its id is also its id in the view, so that a tray can show it.
   */
  readonly isUnique?: true;
}

/**
 * What a tool does to the next thing touched: `put` puts a thing down, or removes the same thing; `move` takes two
 * cells; `more` and `less` add and remove one of many; `pegs` fills and empties holes.
 */
export type EditTool =
  | { readonly id: string; readonly kind: 'put'; readonly thing: Thing }
  | { readonly id: string; readonly kind: 'move' | 'more' | 'less' | 'pegs' | 'erase' };

/** The editor facet of a game. */
export interface Editor {
  /** The palette in display order; the first tool is the default. */
  readonly tools: readonly EditTool[];

  fields(variant: string): readonly EditField[];

  /** An empty board. */
  empty(variant: string): Draft;

  /** The draft of a position. Writing it gives the position again. */
  fromPosition(position: Position, variant: string): Draft;

  /** The ids (see `pickId`) of what a tool can touch next. Only moving takes a second pick. */
  offered(draft: Draft, tool: string, picked: readonly string[]): readonly string[];

  /** The draft after a tool has touched something that was offered, or why the edit is impossible. */
  use(draft: Draft, tool: string, picks: readonly string[]): Result<Draft, Message>;

  /** How the draft looks, valid position or not; without notices. */
  describe(draft: Draft): View;

  /** The draft in the notation of positions. The notation reports what is wrong with it. */
  makeText(draft: Draft): string;
}
