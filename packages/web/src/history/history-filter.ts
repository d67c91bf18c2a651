import {
  type GameId,
  isGameId,
  LANGUAGE_TAGS,
  type Language,
  otherSide,
  type PlayerSpec,
  SIDES,
} from '@tabuleiro/games';
import { parsePlayerName } from '../routes/match-address.ts';
import { HISTORY_ADDRESS } from '../routes/route.ts';
import { ownSide, type SavedMatch } from '../saved-matches/saved-match.ts';
import { lazyTexts } from '../settings/language.tsx';
import { formatPlayer } from '../ui/common-texts.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import type { HistoryTexts } from './text/en.ts';

export const HISTORY_TEXTS = lazyTexts<HistoryTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** What the list is narrowed to. The address holds it: `text=level 4&game=…&result=won&page=2`. */
export interface HistoryFilter {
  readonly text: string;
  readonly game: GameId | null;
  readonly result: ResultFilter | null;
  /** From 0. */
  readonly page: number;
}

export const RESULT_FILTERS = ['won', 'lost', 'draw', 'unfinished'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const NO_FILTER: HistoryFilter = { text: '', game: null, result: null, page: 0 };

export function parseFilter(query: string): HistoryFilter {
  const fields = new URLSearchParams(query);
  const game = fields.get('game') ?? '';
  const page = Number(fields.get('page') ?? 1);
  return {
    text: fields.get('text') ?? '',
    game: isGameId(game) ? game : null,
    result: RESULT_FILTERS.find((one) => one === fields.get('result')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  };
}

export function filterAddress({ text, game, result, page }: HistoryFilter): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('text', text);
  if (game !== null) query.set('game', game);
  if (result !== null) query.set('result', result);
  if (page > 0) query.set('page', String(page + 1));
  return query.size === 0 ? HISTORY_ADDRESS : `${HISTORY_ADDRESS}?${query.toString()}`;
}

/** The result for the person; null for a decided match in which they played neither side or both. */
export function resultOf(match: SavedMatch): ResultFilter | null {
  const { outcome } = match;
  if (outcome === null) return 'unfinished';
  if (outcome.winner === null) return 'draw';
  const own = ownSide(match);
  if (own === null) return null;
  return outcome.winner === own ? 'won' : 'lost';
}

export function formatDate(match: SavedMatch, language: Language): string {
  return dateFormat(language).format(match.changedAt);
}

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(count);
}

/** Making a format takes longer than using it, and there are thousands of matches. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function dateFormat(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium' });
  formats.set(language, made);
  return made;
}

/** The opponent, or both players: "against Level 4". */
export function formatOpponents(match: SavedMatch, language: Language): string {
  const texts = HISTORY_TEXTS[language];
  const own = ownSide(match);
  const [first, second] = SIDES.map((side) => formatName(match, match.players[side], language));
  if (own !== null) return texts.against((own === 1 ? second : first) ?? '');
  const areBothHere = SIDES.every((side) => match.players[side] === match.players[otherSide(side)] && isPerson(match));
  return areBothHere ? texts.twoPeople : texts.between(first ?? '', second ?? '');
}

function isPerson({ players }: SavedMatch): boolean {
  return players[1] === 'human';
}

function formatName({ game }: SavedMatch, name: string, language: Language): string {
  const spec: PlayerSpec | null = parsePlayerName(game, name);
  const texts = CARD_TEXTS[language][game];
  if (spec !== null && texts !== undefined) return formatPlayer({ language, game: texts }, spec);
  return name === '?' ? HISTORY_TEXTS[language].unknown : name;
}

/** The matches that fit, in their order: those with the words of the text together, or else those with all of them. */
export function filterMatches(
  matches: readonly SavedMatch[],
  { text, game, result }: Pick<HistoryFilter, 'game' | 'result' | 'text'>,
  language: Language,
): readonly SavedMatch[] {
  const own = matches.filter(
    (match) => (game === null || match.game === game) && (result === null || resultOf(match) === result),
  );
  const words = withoutSigns(text)
    .split(' ')
    .filter((word) => word !== '')
    // A number is a level or a day, not a part of another number.
    .map((word) => (/^\d+$/.test(word) ? ` ${word} ` : word));
  const phrase = words.join(' ').replaceAll(/ +/g, ' ');
  const together = own.filter((match) => saidOf(match, language).includes(phrase));
  return together.length > 0
    ? together
    : own.filter((match) => words.every((word) => saidOf(match, language).includes(word)));
}

/** Brackets, hyphens and commas are spaces for a search. */
function withoutSigns(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]+/gu, ' ');
}

/** What a search looks at: a match never changes, its newer state is another object. */
const said: Record<Language, WeakMap<SavedMatch, string>> = { en: new WeakMap(), pt: new WeakMap() };

function saidOf(match: SavedMatch, language: Language): string {
  const known = said[language].get(match);
  if (known !== undefined) return known;
  const name = CARD_TEXTS[language][match.game]?.name ?? match.game;
  const date = new Date(match.changedAt).toISOString().slice(0, 10);
  const parts = [name, formatOpponents(match, language), formatDate(match, language), date, match.moves];
  const text = ` ${withoutSigns(parts.join(' '))} `;
  said[language].set(match, text);
  return text;
}
