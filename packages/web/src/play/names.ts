import type { PieceView, View } from '@tabuleiro/games';
import type { Words } from './words.ts';

// What things on the table are called, for those who hear the board instead of seeing it.

const HOLE = /^(.+)\.(\d)(\d)$/;
/** Pegs stand in rows of five. */
const ROW = 5;

/** "c3, man, white"; "hand, white, 12 men"; "piece A, hole in row 1, column 2, empty". */
export function nameOnTable(view: View, words: Words, id: string): string {
  if (id === 'done') return words.texts.done;
  const standing = view.pieces.filter(({ at }) => 'cell' in at && at.cell === id);
  if (view.cells.some((cell) => cell.id === id)) return sayCell(id, standing, words);
  const piece = view.pieces.find((one) => one.id === id);
  if (piece !== undefined) return sayTrayPiece(view, piece, words);
  const [, tile, row, column] = HOLE.exec(id) ?? [];
  const holder = view.pieces.find((one) => one.id === tile);
  if (holder === undefined) return id;
  const index = (Number(row) - 1) * ROW + Number(column) - 1;
  return words.texts.hole(holder.name ?? '', Number(row), Number(column), holder.pegs?.[index] === true);
}

function sayCell(cell: string, pieces: readonly PieceView[], words: Words): string {
  if (pieces.length === 0) return `${cell}, ${words.texts.empty}`;
  return [cell, ...pieces.map((piece) => sayPiece(piece, words))].join(', ');
}

function sayPiece({ shape, owner, count = 1, name = '', state }: PieceView, { locale, texts }: Words): string {
  const parts = [texts.shapes[shape](count, name)];
  if (owner !== null) parts.push(locale.game.sides[owner].name);
  if (state !== undefined) parts.push(texts.states[state]);
  return parts.join(', ');
}

function sayTrayPiece(view: View, piece: PieceView, words: Words): string {
  const { at } = piece;
  const tray = 'tray' in at ? view.trays.find(({ id }) => id === at.tray) : undefined;
  const said = sayPiece(piece, words);
  return tray === undefined ? said : `${words.locale.shared.trays[tray.kind]}, ${said}`;
}
