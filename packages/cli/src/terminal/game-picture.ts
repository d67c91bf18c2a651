import { sayMessage, type View } from '@tabuleiro/games';
import { type DrawnPlace, layOutView } from '@tabuleiro/games/render';
import { Picture, type Style, wrap } from './paint.ts';
import type { Size } from './screen.ts';
import type { Session } from './session.ts';

/** What the screen of a match shows besides the board. */
export interface GameState {
  readonly session: Session;
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
  /** Words below, each with the id that a click on it gives. */
  readonly buttons: readonly { readonly id: string; readonly label: string }[];
}

export interface GamePicture {
  readonly picture: Picture;
  /** Where on the screen everything stands that can be pointed at. */
  readonly places: ReadonlyMap<string, DrawnPlace>;
}

const TOP = 2;
const LEFT = 2;
const LIST_GAP = 4;
const LIST_WIDTH = 20;
const MOST_NOTICES = 3;

export function drawGame(state: GameState, size: Size): GamePicture {
  const picture = new Picture();
  picture.write(0, LEFT, state.title, { bold: true, colour: 'accent' });
  const places = drawTable(picture, state);
  const boardBottom = picture.height;
  drawMoveList(picture, state, size, boardBottom);
  let row = boardBottom;
  const width = Math.max(40, Math.min(size.columns - LEFT * 2, 90));
  picture.write(row++, LEFT, state.status, { bold: true });
  for (const notice of state.view.notices.slice(0, MOST_NOTICES)) {
    for (const line of wrap(`${sayMessage(state.session.voice, notice)}.`, width)) picture.write(row++, LEFT, line);
  }
  for (const text of [state.message, state.prompt].filter((one) => one !== '')) {
    for (const line of wrap(text, width)) picture.write(row++, LEFT, line, { colour: 'hint' });
  }
  if (state.input !== null) {
    picture.write(row, LEFT, state.input.prompt, { dim: true });
    picture.write(row++, LEFT + state.input.prompt.length, `${state.input.text}_`);
  }
  drawButtons(picture, state, row, size);
  return { picture, places };
}

/** The board and the belongings, with marks, picks and the cursor painted over. */
function drawTable(picture: Picture, state: GameState): ReadonlyMap<string, DrawnPlace> {
  const { session, view } = state;
  const drawing = layOutView(view, session.voice, { ascii: state.ascii });
  for (const [index, line] of drawing.lines.entries()) picture.write(TOP + index, LEFT, line);
  const places = new Map<string, DrawnPlace>();
  for (const [id, place] of drawing.places) {
    places.set(id, { ...place, row: place.row + TOP, column: place.column + LEFT });
  }
  const paint = (id: string, style: Style): void => {
    const place = places.get(id);
    if (place !== undefined) picture.restyle(place, style);
  };
  for (const [id, { owner }] of places) {
    if (owner !== null) paint(id, owner === 1 ? { bold: true } : { colour: 'two' });
  }
  for (const { cell } of view.marks) paint(cell, { colour: 'warning' });
  for (const id of state.offered) paint(id, { underline: true, colour: 'hint' });
  for (const id of state.picks) paint(id, { inverse: true });
  if (state.cursor !== null) paint(state.cursor, { inverse: true, bold: true });
  for (const [id, place] of places) picture.hit({ ...place, id: `pick:${id}` });
  return places;
}

/** The last moves beside the board, where there is room. */
function drawMoveList(picture: Picture, state: GameState, size: Size, bottom: number): void {
  const column = picture.width + LIST_GAP;
  if (column + LIST_WIDTH > size.columns) return;
  const { match } = state.session;
  const texts = match.moves
    .slice(0, state.plies)
    .map((move, index) => `${index + 1}. ${match.rules.makeMove(match.positionAt(index), move)}`);
  picture.write(TOP, column, state.movesTitle, { dim: true });
  const room = Math.max(1, bottom - TOP - 1);
  for (const [index, text] of texts.slice(-room).entries()) {
    picture.write(TOP + 1 + index, column, text.slice(0, size.columns - column));
  }
}

function drawButtons(picture: Picture, state: GameState, firstRow: number, size: Size): void {
  let row = firstRow;
  let column = LEFT;
  for (const { id, label } of state.buttons) {
    if (column + label.length > size.columns - LEFT) {
      row++;
      column = LEFT;
    }
    picture.write(row, column, label, { dim: true });
    picture.hit({ id, row, column, width: label.length, height: 1 });
    column += label.length + 2;
  }
}
