import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';
import type { Message } from './text.ts';

// A view says what the board looks like, without pixels. The lists below are closed: each renderer (characters, SVG,
// three.js) draws every entry once, and a game that needs a new look adds an entry.

/** What the board is made of. */
export const SURFACES = ['sand', 'felt', 'marble', 'hardwood', 'slate'] as const;
export type Surface = (typeof SURFACES)[number];

/** What a place on the board looks like when nothing stands on it. */
export const CELL_SHAPES = ['hole', 'square', 'card-place', 'bowl'] as const;
export type CellShape = (typeof CELL_SHAPES)[number];

/**
 * What a piece looks like. `stick`, `seeds` and the chess figures are what they say; a `disc` is a flat round piece as in
 * draughts; a `tile` has a name and a grid of peg holes.
 */
export const PIECE_SHAPES = [
  'stick',
  'disc',
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'seeds',
  'tile',
] as const;
export type PieceShape = (typeof PIECE_SHAPES)[number];

/** A piece in a special condition. */
export const PIECE_STATES = ['surrounded', 'dead'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** A place beside the board that belongs to a side. `sowing` holds the seeds in a sower's hand and is there only in frames. */
export const TRAY_KINDS = ['hand', 'reserve', 'store', 'lost', 'sowing'] as const;
export type TrayKind = (typeof TRAY_KINDS)[number];

/** Things on the table that are not pieces. */
export const FURNITURE_KINDS = ['token', 'rail', 'candles'] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Ways of drawing attention to a cell. */
export const MARK_KINDS = ['last-from', 'last-to', 'removed', 'attacked', 'closed', 'possible', 'picked'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/**
 * A place where a piece can stand. `x` grows to the right and `y` away from side 1, in cell widths; `z` is the height
 * of its floor above the table, for 3D.
 */
export interface CellView {
  /** The cell's name in the game's notation. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly shape: CellShape;
  /** The side whose place this is, where that means something. */
  readonly owner?: Side;
  /** The darker of two alternating shades. */
  readonly dark?: boolean;
}

export type PieceLocation = { readonly cell: string } | { readonly tray: string };

export interface PieceView {
  /**
   * Stays the same within the frames of one move, so that animation is the difference of two views. From one position to
   * the next it may change: a game may name a piece after the cell it stands on.
   */
  readonly id: string;
  readonly shape: PieceShape;
  readonly owner: Side | null;
  readonly at: PieceLocation;
  /** How many stand here as one: sticks in a hand, seeds in a pit. Absent means one. */
  readonly count?: number;
  /** A name that players use for it. */
  readonly name?: string;
  /** The pegs of a tile, 5 rows of 5 from the top left, the centre included as true. */
  readonly pegs?: readonly boolean[];
  readonly state?: PieceState;
}

export interface TrayView {
  readonly id: string;
  readonly kind: TrayKind;
  readonly owner: Side;
}

/** What a view says of each kind of furniture. */
export interface FurnitureDetails {
  /** Stands with its owner, or aside; its name is a message code of the game's texts. */
  readonly token: { readonly name: string; readonly owner: Side | null };
  /** Closes one edge of the formation. A cell's centre is its `x`, `y`, so the ends of a rail, corners of cells, have halves. */
  readonly rail: {
    readonly edge: Edge;
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
  };
  /** Burns down with the turns left. */
  readonly candles: { readonly lit: number; readonly of: number };
}

/** One entry for each of FURNITURE_KINDS: a kind without details does not compile, and details without a kind are of no use. */
export type FurnitureView = {
  [Kind in FurnitureKind]: { readonly kind: Kind } & FurnitureDetails[Kind];
}[FurnitureKind];

export interface MarkView {
  readonly kind: MarkKind;
  readonly cell: string;
  /** One hole of the tile on the cell, as an index into its `pegs`. Absent means the whole cell. */
  readonly hole?: number;
  /** One side of the cell, as side 1 sees it. Absent means the whole cell. */
  readonly edge?: Edge;
}

/** A letter or number at the edge of the board, beside the column or row it names. */
export interface LabelView {
  readonly text: string;
  readonly edge: Edge;
  /** The column's `x` on the bottom and top edges, the row's `y` on the left and right edges. */
  readonly at: number;
}

/** What the side to move must do and why, or what stands out; a sentence by its code in the game's texts. */
export interface Notice extends Message {
  /** It stays so for long, and is worth hearing when it begins. */
  readonly lasts?: true;
  /** The side that may lose something that matters by the next moves. */
  readonly danger?: Side;
}

export interface View {
  readonly surface: Surface;
  readonly cells: readonly CellView[];
  readonly pieces: readonly PieceView[];
  readonly trays: readonly TrayView[];
  readonly furniture: readonly FurnitureView[];
  readonly marks: readonly MarkView[];
  readonly labels: readonly LabelView[];
  /** What matters most comes first. */
  readonly notices: readonly Notice[];
}

/** The view facet of a game. */
export interface Viewer {
  describe(position: Position): View;
}

/** Which board is seen beside a text about a move: the one before the move, or the one after it. */
export type SeenBoard = 'before' | 'after';

/** The frames facet of a game: how a move looks and what is said of it. */
export interface MoveViewer {
  /**
   * The views through which a legal move passes, one or more, in order: a jump before a removal, a sowing seed by seed, a
   * formation before it shifts. Pieces keep the ids that they have in the view of the given position. The last frame shows
   * the position after the move, but for ids, and has the marks of the move. It may have notices on what the move led to,
   * besides those of the position. Where a move leaves open in which order a person picks its parts, they come in the
   * order of the notation, but those among `picks` in the order of these.
   */
  frames(position: Position, move: Move, picks?: readonly string[]): readonly View[];

  /**
   * What the mover does, as a sentence. Cells have the names that they have on the board that is seen, by default the one
   * before the move: a game may name its cells anew after it.
   */
  describeMove(position: Position, move: Move, seen?: SeenBoard): Message;

  /** A legal move in few words, for lists that people read; absent where the notation says it well. */
  nameMove?(position: Position, move: Move, seen?: SeenBoard): Message;

  /** Set where a move may give cells other names: then its notation cannot be read beside the board after it. */
  readonly renamesCells?: true;
}
