import { type GameId, type Language, loadLocale, type GameLocale, type PieceView, type View } from '@tabuleiro/games';
import { type SessionNote, formatNote } from '@tabuleiro/play';
import { cellOfHole } from '../board/geometry/targets.ts';
import { lazyTexts, loadTexts } from '../settings/language.tsx';
import type { MatchTexts } from './text/en.ts';

export const MATCH_TEXTS = lazyTexts<MatchTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** The texts for a match in one language: those of the game and those of the page. */
export interface Messages {
  readonly locale: GameLocale;
  readonly texts: MatchTexts;
}

/** A status that is worded when it is shown, so that it follows the language. */
export type StatusText = (messages: Messages) => string;

export function formatStatus(remark: SessionNote | StatusText, messages: Messages): string {
  return typeof remark === 'function' ? remark(messages) : formatNote(remark, messages.locale, messages.texts);
}

export async function loadMessages(game: GameId, language: Language): Promise<Messages> {
  const [locale] = await Promise.all([loadLocale(game, language), loadTexts(language)]);
  return { locale, texts: MATCH_TEXTS[language] };
}

/**
 * Returns a function that loads the texts of a language and passes them on. Of two calls in quick succession the last one
 * counts; when loading fails, the language stays.
 */
export function makeLanguageSwitch<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  speak: (messages: Loaded) => void,
): (language: Language) => Promise<void> {
  let wanted: Language;
  return async (language) => {
    wanted = language;
    const messages = await load(language).catch(() => null);
    if (messages !== null && wanted === language) speak(messages);
  };
}

// Names of cells and pieces for screen readers.

const HOLE = /^(.+)\.(\d)(\d)$/;
/** Pegs stand in rows of five. */
const ROW = 5;

/** "c3, man, white"; "hand, white, 12 men"; "piece A, hole in row 1, column 2, empty, opens b3". */
export function nameOnBoard(view: View, messages: Messages, id: string): string {
  if (id === 'done') return messages.texts.done;
  const standing = view.pieces.filter(({ at }) => 'cell' in at && at.cell === id);
  if (view.cells.some((cell) => cell.id === id)) return describeCell(id, standing, messages);
  const piece = view.pieces.find((one) => one.id === id);
  if (piece !== undefined) return describeTrayPiece(view, piece, messages);
  const [, tile, row, column] = HOLE.exec(id) ?? [];
  const holder = view.pieces.find((one) => one.id === tile);
  if (holder === undefined) return id;
  const index = (Number(row) - 1) * ROW + Number(column) - 1;
  const isFilled = holder.pegs?.[index] === true;
  const said = messages.texts.hole(holder.name ?? '', Number(row), Number(column), isFilled);
  const cell = isFilled ? null : cellOfHole(view, id);
  return cell === null ? said : `${said}, ${messages.texts.opens(cell)}`;
}

function describeCell(cell: string, pieces: readonly PieceView[], messages: Messages): string {
  if (pieces.length === 0) return `${cell}, ${messages.texts.empty}`;
  return [cell, ...pieces.map((piece) => describePiece(piece, messages))].join(', ');
}

function describePiece({ shape, owner, count = 1, name = '', state }: PieceView, { locale, texts }: Messages): string {
  const parts = [texts.shapes[shape](count, name)];
  if (owner !== null) parts.push(locale.game.sides[owner].name);
  if (state !== undefined) parts.push(texts.states[state]);
  return parts.join(', ');
}

function describeTrayPiece(view: View, piece: PieceView, messages: Messages): string {
  const { at } = piece;
  const tray = 'tray' in at ? view.trays.find(({ id }) => id === at.tray) : undefined;
  const said = describePiece(piece, messages);
  return tray === undefined ? said : `${messages.locale.shared.trays[tray.kind]}, ${said}`;
}
