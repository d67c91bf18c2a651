import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { Side } from './side.ts';
import type { Message } from './text.ts';
import type { PieceView, TrayKind, View } from './view.ts';

// How a person sets up a position by hand. What is put together so far is a draft: it can be drawn and written, but it need
// not be a position yet. Whether it is one, only the notation decides, by reading what the draft writes.

/** What stands on a cell of a draft. */
export interface DraftPiece {
  /** The id of a thing of the palette. */
  readonly thing: string;
  /** How many stand here as one. Absent means one. */
  readonly count?: number;
  /** As in a view. */
  readonly pegs?: readonly boolean[];
}

/** A number, yes or no, or the side that holds something, null for nobody. */
export type FieldValue = number | boolean | null;

/** A table on which things are being put. Plain data: edits make new ones. */
export interface Draft {
  readonly variant: string;
  readonly turn: Side;
  /** By the cell's name. */
  readonly pieces: Readonly<Record<string, DraftPiece>>;
  /** All of a position that does not stand on its cells, by the id of the field. */
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** What a field is called: words that all games share, or a message of the game's own texts. */
export type FieldLabel =
  | { readonly kind: 'tray'; readonly tray: TrayKind }
  | { readonly kind: 'turns-left' | 'clock' }
  | { readonly kind: 'message'; readonly message: Message };

interface FieldBase {
  readonly id: string;
  readonly label: FieldLabel;
  /** The side to which it belongs. */
  readonly owner?: Side;
}

/** Something beside the board that a person sets. `usual` is its value on an empty table. */
export type EditField =
  | (FieldBase & { readonly kind: 'number'; readonly max: number; readonly usual: number })
  | (FieldBase & { readonly kind: 'yes-no'; readonly usual: boolean })
  | (FieldBase & { readonly kind: 'holder'; readonly usual: Side | null });

/** A kind of piece that can be put down, and how it looks. */
export interface Thing {
  readonly id: string;
  readonly look: Pick<PieceView, 'shape' | 'owner' | 'name' | 'pegs'>;
  /** There is one of it: put down again, it moves. Its id is then its id in the view, so that a tray shows it too. */
  readonly isUnique?: true;
}

/**
 * What the hand does with the next thing it touches: `put` puts a thing down, or takes the same one off again; `move` takes
 * two cells; `more` and `less` add and take one of many; `pegs` fills and empties holes.
 */
export type EditTool =
  | { readonly id: string; readonly kind: 'put'; readonly thing: Thing }
  | { readonly id: string; readonly kind: 'move' | 'more' | 'less' | 'pegs' | 'erase' };

/** The editor facet of a game. */
export interface Editor {
  /** The palette, in the order in which it is shown; the first is the usual one. */
  readonly tools: readonly EditTool[];

  fields(variant: string): readonly EditField[];

  /** A table with nothing on it. */
  empty(variant: string): Draft;

  /** A position taken apart: what it writes is the position again. */
  fromPosition(position: Position, variant: string): Draft;

  /** The ids (see `pickId`) of what a tool can touch next. Only moving takes a second pick. */
  offered(draft: Draft, tool: string, picked: readonly string[]): readonly string[];

  /** The draft after a tool has touched something that was offered; or why that cannot be. */
  use(draft: Draft, tool: string, picks: readonly string[]): Result<Draft, Message>;

  /** What it looks like, whether it is a position or not; without notices. */
  describe(draft: Draft): View;

  /** The draft in the notation of positions; what is wrong with it, the notation says. */
  makeText(draft: Draft): string;
}
