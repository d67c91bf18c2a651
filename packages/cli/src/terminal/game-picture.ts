import { sayMessage, type View } from '@tabuleiro/games';
import { type DrawnPlace, layOutView } from '@tabuleiro/games/render';
import { wrap } from '../text/wrap.ts';
import { Picture, type Style } from './paint.ts';
import type { Size } from './screen.ts';
import type { ShownMatch } from './shown-match.ts';

/** A word that can be clicked; one that is kept stands there however little room there is. */
export interface Word {
  readonly id: string;
  readonly label: string;
  readonly isKept?: boolean;
}

/** What the screen of a match shows besides the board. */
export interface GameState {
  readonly shown: ShownMatch;
  readonly view: View;
  readonly title: string;
  readonly status: string;
  readonly message: string;
  readonly prompt: string;
  readonly offered: readonly string[];
  readonly picks: readonly string[];
  readonly cursor: string | null;
  /** What is typed, after what asks for it; null where nothing is. */
  readonly input: { readonly prompt: string; readonly text: string } | null;
  readonly movesTitle: string;
  /** How many plies the list of moves shows; absent for all. */
  readonly plies?: number;
  readonly ascii: boolean;
  readonly colours: boolean;
  /** Words below, each with the id that a click on it gives. */
  readonly buttons: readonly Word[];
}

export interface GamePicture {
  readonly picture: Picture;
  /** Where on the screen everything stands that can be pointed at. */
  readonly places: ReadonlyMap<string, DrawnPlace>;
}

const LEFT = 2;
const LIST_GAP = 4;
const LIST_WIDTH = 18;
/** Lines for what happened, what can be done and what is forced; fewer when the window is low. */
const MOST_LINES = 6;
const FEWEST_LINES = 2;
/** The longest sentences take three lines, and what can be done now is another. */
const ENOUGH_LINES = 4;

/** The lines below the board keep their places, whatever is said, so that nothing jumps under the mouse. */
export function drawGame(state: GameState, size: Size): GamePicture {
  let drawn = drawWith(state, size, ROOMY);
  // A sentence that is cut is worse than a dense board, or than words below that must be known to be typed.
  for (const sparing of [DENSE, SHORT]) if (drawn.room < ENOUGH_LINES) drawn = drawWith(state, size, sparing);
  return drawn;
}

/** How a low window is filled. */
interface Sparing {
  readonly compact: boolean;
  readonly isOneRow: boolean;
}

const ROOMY: Sparing = { compact: false, isOneRow: false };
const DENSE: Sparing = { compact: true, isOneRow: false };
const SHORT: Sparing = { compact: true, isOneRow: true };

/** `room` is how many lines there are for sentences. */
function drawWith(state: GameState, size: Size, sparing: Sparing): GamePicture & { readonly room: number } {
  const { compact, isOneRow } = sparing;
  const picture = new Picture();
  const top = compact ? 1 : 2;
  picture.write(0, LEFT, state.title, { bold: true, colour: 'accent' });
  const places = drawTable(picture, state, top, compact);
  const boardBottom = picture.height;
  drawMoveList(picture, state, size, { top, bottom: boardBottom });
  const buttons = buttonRows(isOneRow ? fittingWords(state.buttons, size) : state.buttons, size);
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

/** What happened, then what can be done, then what is forced or stands out. */
function linesOf(state: GameState, size: Size): string[] {
  const width = Math.max(40, Math.min(size.columns - LEFT * 2, 90));
  const notices = state.view.notices.map((notice) => `${sayMessage(state.shown.voice, notice)}.`);
  // What was said may be what can be done.
  const said = new Set([state.message, state.prompt, ...notices].filter((text) => text !== ''));
  return [...said].flatMap((text) => wrap(text, width));
}

/** The board and the belongings, with marks, picks and the cursor painted over. */
function drawTable(picture: Picture, state: GameState, top: number, compact: boolean): ReadonlyMap<string, DrawnPlace> {
  const { shown, view } = state;
  const drawing = layOutView(view, shown.voice, { ascii: state.ascii, compact });
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
  for (const { cell, kind } of view.marks) {
    paint(cell, { colour: 'warning', bold: true });
    const place = places.get(cell);
    // Without colours the goal of the last move stands in brackets.
    if (!state.colours && kind === 'last-to' && place !== undefined) bracket(picture, place);
  }
  for (const id of state.offered) paint(id, { underline: true, colour: 'hint' });
  for (const id of state.picks) paint(id, { underline: true, bold: true, colour: 'accent' });
  if (state.cursor !== null) paint(state.cursor, { inverse: true, bold: true });
  for (const [id, place] of places) picture.hit({ ...place, id: `pick:${id}` });
  return places;
}

function bracket(picture: Picture, { row, column, width, height }: DrawnPlace): void {
  const middle = row + Math.floor((height - 1) / 2);
  picture.write(middle, column - 1, '[');
  picture.write(middle, column + width, ']');
}

/** The last moves beside the board, in as many columns as there is room for. */
function drawMoveList(picture: Picture, state: GameState, size: Size, rows: { top: number; bottom: number }): void {
  const first = picture.width + LIST_GAP;
  const columns = Math.floor((size.columns - first) / LIST_WIDTH);
  if (columns < 1) return;
  const { match } = state.shown;
  const texts = match.moves
    .slice(0, state.plies)
    .map((move, index) => `${index + 1}. ${match.rules.makeMove(match.positionAt(index), move)}`);
  picture.write(rows.top, first, state.movesTitle, { dim: true });
  const height = Math.max(1, rows.bottom - rows.top - 1);
  for (const [index, text] of texts.slice(-height * columns).entries()) {
    const column = first + Math.floor(index / height) * LIST_WIDTH;
    picture.write(rows.top + 1 + (index % height), column, text.slice(0, LIST_WIDTH - 1));
  }
}

interface Button {
  readonly id: string;
  readonly label: string;
  readonly column: number;
}

/** Stands for the words that there is no room for; help tells all of them. */
const MORE: Word = { id: 'command:help', label: '…', isKept: true };

/** The words that fit in one row: those that are kept, and as many of the others as there is room for. */
function fittingWords(words: readonly Word[], size: Size): readonly Word[] {
  const fits = (shown: readonly Word[]): boolean => buttonRows(shown, size).length === 1;
  if (fits(words)) return words;
  const kept = [...words.filter(({ isKept }) => isKept === true), MORE];
  const others = words.filter(({ isKept }) => isKept !== true);
  let count = others.length;
  while (count > 0 && !fits([...others.slice(0, count), ...kept])) count--;
  return [...others.slice(0, count), ...kept];
}

function buttonRows(words: readonly Word[], size: Size): readonly (readonly Button[])[] {
  const rows: Button[][] = [[]];
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
