import type { Side, TrayView, View } from '../contract/index.ts';
import { capitalise, formatMessage, type GameLocale } from '../text/index.ts';
import { type CharacterOptions, drawBoard, type Drawing, type DrawnPlace, pieceSign, stack } from './board.ts';

// Draws any view as lines of characters: the trays and tokens of side 2, the board, the trays and tokens of side 1.

/** Only the lines. */
export function drawView(view: View, locale: GameLocale, options: CharacterOptions): readonly string[] {
  return layOutView(view, locale, options).lines;
}

/** The lines, and the places of everything on them. */
export function layOutView(view: View, locale: GameLocale, options: CharacterOptions): Drawing {
  const belongings = (side: Side): Drawing => drawBelongings(view, side, locale, options);
  const common: Drawing = { lines: drawCommon(view, locale, options), places: new Map() };
  return stack(belongings(2), drawBoard(view, options), belongings(1), common);
}

/** One line for the trays of a side and its tokens; nothing when it has neither. */
function drawBelongings(view: View, side: Side, locale: GameLocale, options: CharacterOptions): Drawing {
  const places = new Map<string, DrawnPlace>();
  let line = `${capitalise(locale.game.sides[side].name)}: `;
  const begin = line.length;
  const goOn = (text: string): void => {
    line += line.length === begin ? text : `, ${text}`;
  };
  for (const tray of view.trays.filter(({ owner }) => owner === side)) {
    const pieces = piecesIn(view, tray, options);
    if (pieces.length === 0 && tray.kind === 'lost') continue;
    goOn(`${locale.shared.trays[tray.kind]}${pieces.length === 0 ? ` ${emptyTray(tray, options)}` : ''}`);
    for (const { id, text, owner } of pieces) {
      places.set(id, { row: 0, column: line.length + 1, width: text.length, height: 1, owner });
      line += ` ${text}`;
    }
  }
  for (const item of view.furniture) {
    if (item.kind === 'token' && item.owner === side) goOn(formatMessage(locale, { code: item.name }));
  }
  return line.length === begin ? { lines: [], places } : { lines: [line], places };
}

interface TrayPiece {
  readonly id: string;
  readonly text: string;
  readonly owner: Side | null;
}

function piecesIn(view: View, tray: TrayView, options: CharacterOptions): TrayPiece[] {
  return view.pieces
    .filter(({ at }) => 'tray' in at && at.tray === tray.id)
    .map(({ id, shape, owner, name, count = 1 }) => {
      const sign = name ?? pieceSign(shape, owner, options);
      const text = shape === 'seeds' ? String(count) : count === 1 ? sign : `${sign.repeat(count)} ${count}`;
      return { id, text, owner };
    });
}

/** A store shows a number, so an empty one shows 0. */
function emptyTray({ kind }: TrayView, { ascii }: CharacterOptions): string {
  if (kind === 'store') return '0';
  return ascii ? '-' : '–';
}

/** What belongs to neither side: tokens without an owner, the candles. */
function drawCommon(view: View, locale: GameLocale, { ascii }: CharacterOptions): string[] {
  return view.furniture.flatMap((item) => {
    if (item.kind === 'candles') {
      const burning = (ascii ? '!' : '▮').repeat(item.lit) + (ascii ? '.' : '▯').repeat(item.of - item.lit);
      return [`${capitalise(locale.shared.turnsLeft)}: ${item.lit} ${burning}`];
    }
    if (item.kind === 'token' && item.owner === null) {
      return [`${capitalise(formatMessage(locale, { code: item.name }))}: ${locale.shared.neither}`];
    }
    return [];
  });
}
