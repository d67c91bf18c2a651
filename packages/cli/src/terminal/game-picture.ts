import { type Edge, formatMessage, pickId, type SignKind, type View } from '@tabuleiro/games';
import { type DrawnPlace, layOutView, wrap } from '@tabuleiro/games/render';
import { formatMadeMove, type Sign } from '@tabuleiro/play';
import type { ShownMatch } from '../text/game-facets.ts';
import { Picture, type Style } from './picture.ts';
import type { Size } from './screen.ts';

/** A clickable word; `isKept` keeps it even when there is little room. */
export interface TextButton {
  readonly id: string;
  readonly label: string;
  readonly isKept?: boolean;
}

/** Everything that the picture of a match shows. */
export interface GameState {
  readonly shown: ShownMatch;
  readonly view: View;
  readonly title: string;
  readonly status: string;
  readonly message: string;
  readonly prompt: string;
  /** What else is to say at the end of a match. */
  readonly facts?: string;
  /** Where the piece under the cursor can go, and what is threatened. */
  readonly signs?: readonly Sign[];
  /** The same in words. */
  readonly signWords?: readonly string[];
  readonly offered: readonly string[];
  readonly picks: readonly string[];
  readonly cursor: string | null;
  /** The input prompt and the typed text; null without input. */
  readonly input: { readonly prompt: string; readonly text: string } | null;
  readonly movesTitle: string;
  /** How many plies the list of moves shows; all by default. */
  readonly plies?: number;
  readonly ascii: boolean;
  readonly colours: boolean;
  /** Buttons at the bottom, each with the id of its click. */
  readonly buttons: readonly TextButton[];
}

export interface GamePicture {
  readonly picture: Picture;
  /** The screen positions of everything that can be picked. */
  readonly places: ReadonlyMap<string, DrawnPlace>;
}

const LEFT = 2;
const LIST_GAP = 4;
const LIST_WIDTH = 18;
/** Lines reserved for messages; fewer in low windows. */
const MOST_LINES = 6;
const FEWEST_LINES = 2;
/** The longest message takes three lines, and the prompt one more. */
const ENOUGH_LINES = 4;

/** The number of message lines is fixed, so that nothing jumps under the mouse. */
export function drawGame(state: GameState, size: Size): GamePicture {
  let drawn = drawWith(state, size, ROOMY);
  // Dense boards and fewer buttons are better than truncated messages.
  for (const sparing of [DENSE, SHORT]) if (drawn.room < ENOUGH_LINES) drawn = drawWith(state, size, sparing);
  return drawn;
}

/** How much space the picture saves in low windows. */
interface Density {
  readonly compact: boolean;
  readonly isOneRow: boolean;
}

const ROOMY: Density = { compact: false, isOneRow: false };
const DENSE: Density = { compact: true, isOneRow: false };
const SHORT: Density = { compact: true, isOneRow: true };

/** `room` is the number of lines for messages. */
function drawWith(state: GameState, size: Size, sparing: Density): GamePicture & { readonly room: number } {
  const { compact, isOneRow } = sparing;
  const picture = new Picture();
  const top = compact ? 1 : 2;
  picture.write(0, LEFT, state.title, { bold: true, colour: 'accent' });
  const places = drawBoard(picture, state, top, compact);
  const boardBottom = picture.height;
  drawMoveList(picture, state, size, { top, bottom: boardBottom });
  const buttons = buttonRows(isOneRow ? fittingButtons(state.buttons, size) : state.buttons, size);
  const room = size.rows - boardBottom - 2 - buttons.length;
  const height = Math.max(FEWEST_LINES, Math.min(MOST_LINES, room));
  const lines = linesOf(state, size).slice(0, height);
  picture.write(boardBottom, LEFT, state.status, { bold: true });
  for (const [index, line] of lines.entries()) picture.write(boardBottom + 1 + index, LEFT, line, { colour: 'hint' });
  let row = boardBottom + 1 + height;
  if (state.input !== null) {
    picture.write(row, LEFT, state.input.prompt, { dim: true });
    picture.write(row++, LEFT + state.input.prompt.length, `${state.input.text}_`);
  }
  for (const buttonRow of buttons) {
    for (const { id, label, column } of buttonRow) {
      picture.write(row, column, label, { dim: true });
      picture.hit({ id, row, column, width: label.length, height: 1 });
    }
    row++;
  }
  return { picture, places, room };
}

/** The message, then the facts and the prompt, then the notices. */
function linesOf(state: GameState, size: Size): string[] {
  const width = Math.max(40, Math.min(size.columns - LEFT * 2, 90));
  const notices = state.view.notices.map((notice) => `${formatMessage(state.shown.locale, notice)}.`);
  // Message and prompt may be the same.
  const said = new Set(
    [state.message, ...(state.signWords ?? []), state.facts ?? '', state.prompt, ...notices].filter(
      (text) => text !== '',
    ),
  );
  return [...said].flatMap((text) => wrap(text, width));
}

/** Draws the board with trays, marks, picks and cursor. */
function drawBoard(picture: Picture, state: GameState, top: number, compact: boolean): ReadonlyMap<string, DrawnPlace> {
  const { shown, view } = state;
  const drawing = layOutView(view, shown.locale, { ascii: state.ascii, compact });
  for (const [index, line] of drawing.lines.entries()) picture.write(top + index, LEFT, line);
  const places = new Map<string, DrawnPlace>();
  for (const [id, place] of drawing.places) {
    places.set(id, { ...place, row: place.row + top, column: place.column + LEFT });
  }
  const paint = (id: string, style: Style): void => {
    const place = places.get(id);
    if (place !== undefined) picture.restyle(place, style);
  };
  for (const [id, { owner }] of places) {
    if (owner !== null) paint(id, owner === 1 ? { bold: true } : { colour: 'two' });
  }
  for (const { cell, kind, hole, edge } of view.marks) {
    if (hole !== undefined) {
      paint(holeIdOf(view, cell, hole), { colour: 'warning', bold: true });
      continue;
    }
    const place = places.get(cell);
    if (edge !== undefined) {
      if (place !== undefined) drawBar(picture, place, edge, state.ascii);
      continue;
    }
    paint(cell, { colour: 'warning', bold: true });
    // Without colours the target of the last move is put in brackets.
    if (!state.colours && kind === 'last-to' && place !== undefined) bracket(picture, place);
  }
  for (const id of state.offered) paint(id, { underline: true, colour: 'hint' });
  for (const sign of state.signs ?? []) drawSign(picture, state, sign, places.get(sign.cell));
  for (const id of state.picks) paint(id, { underline: true, bold: true, colour: 'accent' });
  if (state.cursor !== null) paint(state.cursor, { inverse: true, bold: true });
  for (const [id, place] of places) picture.hit({ ...place, id: `pick:${id}` });
  return places;
}

/** Characters beside a cell, and in an empty one: an ASCII one for each where there is nothing else. */
const SIGNS: Readonly<Record<SignKind, { readonly ascii: string; readonly sign: string; readonly isAfter?: true }>> = {
  pointed: { ascii: '_', sign: '_' },
  goes: { ascii: '+', sign: '◇' },
  attacks: { ascii: '>', sign: '▸' },
  threatened: { ascii: '!', sign: '!', isAfter: true },
  decisive: { ascii: '#', sign: '‼', isAfter: true },
};

/** A goal in an empty cell is drawn in its middle; all else beside the piece. */
function drawSign(picture: Picture, state: GameState, { kind, cell }: Sign, place: DrawnPlace | undefined): void {
  if (place === undefined) return;
  const { ascii, sign, isAfter = false } = SIGNS[kind];
  const isFree =
    kind === 'goes' && place.width === 1 && !state.view.pieces.some(({ at }) => 'cell' in at && at.cell === cell);
  const column = isFree ? place.column : isAfter ? place.column + place.width : place.column - 1;
  const row = place.row + Math.floor((place.height - 1) / 2);
  picture.write(row, column, state.ascii ? ascii : sign, {
    bold: true,
    colour: kind === 'goes' ? 'accent' : 'warning',
  });
}

/** A bar at one side of a place, in the room between cells. */
function drawBar(picture: Picture, { row, column, width, height }: DrawnPlace, edge: Edge, ascii: boolean): void {
  const style: Style = { colour: 'warning', bold: true };
  if (edge === 'top' || edge === 'bottom') {
    picture.write(edge === 'top' ? row - 1 : row + height, column, (ascii ? '=' : '━').repeat(width), style);
    return;
  }
  for (let line = row; line < row + height; line++) {
    picture.write(line, edge === 'left' ? column - 2 : column + width + 1, ascii ? '|' : '┃', style);
  }
}

/** The id of a hole of the tile on a cell. */
function holeIdOf({ pieces }: View, cell: string, hole: number): string {
  const tile = pieces.find(({ at }) => 'cell' in at && at.cell === cell);
  const width = Math.sqrt(tile?.pegs?.length ?? 0);
  return pickId({
    kind: 'hole',
    piece: tile?.id ?? '',
    row: Math.floor(hole / width) + 1,
    column: (hole % width) + 1,
  });
}

function bracket(picture: Picture, { row, column, width, height }: DrawnPlace): void {
  const middle = row + Math.floor((height - 1) / 2);
  picture.write(middle, column - 1, '[');
  picture.write(middle, column + width, ']');
}

/** Draws the last moves beside the board, in as many columns as fit. */
function drawMoveList(picture: Picture, state: GameState, size: Size, rows: { top: number; bottom: number }): void {
  const first = picture.width + LIST_GAP;
  const room = size.columns - first;
  if (room < LIST_WIDTH) return;
  const texts = listedMoves(state).map((text, index) => `${index + 1}. ${text}`);
  const pitch = Math.min(room, Math.max(LIST_WIDTH, ...texts.map(({ length }) => length + 2)));
  const columns = Math.floor(room / pitch);
  picture.write(rows.top, first, state.movesTitle, { dim: true });
  const height = Math.max(1, rows.bottom - rows.top - 1);
  for (const [index, text] of texts.slice(-height * columns).entries()) {
    const column = first + Math.floor(index / height) * pitch;
    picture.write(rows.top + 1 + (index % height), column, text.slice(0, pitch - 1));
  }
}

/** In the notation that people type, unless its cells may have other names on the board after a move. */
function listedMoves({ shown: { match, facets, locale }, plies }: GameState): readonly string[] {
  const moves = match.moves.slice(0, plies);
  if (facets.moveViewer.renamesCells === true) return moves.map((_, ply) => formatMadeMove(match, ply, facets, locale));
  return moves.map((move, ply) => match.rules.makeMove(match.positionAt(ply), move));
}

interface PlacedButton {
  readonly id: string;
  readonly label: string;
  readonly column: number;
}

/** Replaces the buttons that do not fit; help lists all of them. */
const MORE: TextButton = { id: 'command:help', label: '…', isKept: true };

/** The buttons that fit in one row: the kept ones and as many others as possible. */
function fittingButtons(words: readonly TextButton[], size: Size): readonly TextButton[] {
  const fits = (shown: readonly TextButton[]): boolean => buttonRows(shown, size).length === 1;
  if (fits(words)) return words;
  const kept = [...words.filter(({ isKept }) => isKept === true), MORE];
  const others = words.filter(({ isKept }) => isKept !== true);
  let count = others.length;
  while (count > 0 && !fits([...others.slice(0, count), ...kept])) count--;
  return [...others.slice(0, count), ...kept];
}

function buttonRows(words: readonly TextButton[], size: Size): readonly (readonly PlacedButton[])[] {
  const rows: PlacedButton[][] = [[]];
  let column = LEFT;
  for (const { id, label } of words) {
    if (column + label.length > size.columns - LEFT) {
      rows.push([]);
      column = LEFT;
    }
    rows.at(-1)?.push({ id, label, column });
    column += label.length + 2;
  }
  return rows;
}
