import { type CellView, type PieceShape, type PieceView, type Side, unreachable } from '../contract/index.ts';

/** A small block of characters; all lines have the same width. */
export type Block = readonly string[];

export interface CharacterOptions {
  /** Draw with letters and signs of ASCII alone. */
  readonly ascii: boolean;
  /** Leave out the lines between rows of tiles, for windows that are low. */
  readonly compact?: boolean;
}

// Letters tell the sides apart by case, as chess diagrams do; the figures are filled for side 2.
const FIGURES: Readonly<
  Record<Exclude<PieceShape, 'stick' | 'seeds' | 'tile'>, readonly [ascii: string, one: string, two: string]>
> = {
  king: ['K', '♔', '♚'],
  queen: ['Q', '♕', '♛'],
  rook: ['R', '♖', '♜'],
  bishop: ['B', '♗', '♝'],
  knight: ['N', '♘', '♞'],
  pawn: ['P', '♙', '♟'],
};

/** One character for a piece that is not drawn with its number or its pegs. */
export function pieceSign(shape: PieceShape, owner: Side | null, { ascii }: CharacterOptions): string {
  switch (shape) {
    case 'stick':
      return owner === 1 ? (ascii ? 'O' : '○') : ascii ? 'X' : '●';
    case 'seeds':
      return ascii ? 'o' : '•';
    case 'tile':
      return '#';
    case 'king':
    case 'queen':
    case 'rook':
    case 'bishop':
    case 'knight':
    case 'pawn': {
      const [letter, one, two] = FIGURES[shape];
      if (ascii) return owner === 1 ? letter : letter.toLowerCase();
      return owner === 1 ? one : two;
    }
    default:
      return unreachable(shape);
  }
}

const TILE_SIDE = 5;

/** A tile with its pegs: `o` for side 1, `x` for side 2, its name in the centre. */
function tileBlock(piece: PieceView, { ascii }: CharacterOptions): Block {
  const peg = piece.owner === 1 ? 'o' : 'x';
  const hole = ascii ? '.' : '·';
  return Array.from({ length: TILE_SIDE }, (_, row) =>
    Array.from({ length: TILE_SIDE }, (__, column) => {
      if (row === 2 && column === 2) return piece.name ?? '#';
      return piece.pegs?.[row * TILE_SIDE + column] === true ? peg : hole;
    }).join(''),
  );
}

/** What stands on a cell, or the cell itself when nothing does. */
export function cellBlock(cell: CellView, piece: PieceView | undefined, options: CharacterOptions): Block {
  if (piece?.shape === 'tile') return tileBlock(piece, options);
  if (cell.shape === 'bowl') return [`(${String(piece?.count ?? 0).padStart(2)})`];
  if (piece !== undefined) return [pieceSign(piece.shape, piece.owner, options)];
  return [options.ascii ? '.' : '·'];
}
