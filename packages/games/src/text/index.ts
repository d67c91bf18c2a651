import {
  BrokenInvariant,
  type GameTexts,
  type Language,
  LANGUAGE_TAGS,
  type Message,
  type MessageValue,
  otherSide,
  type Outcome,
  type Side,
  type TextError,
} from '../contract/index.ts';
import { isEngineCode, type PlayerGroupKind, type SharedTexts } from './shared.ts';

export { SHARED_TEXTS } from './all.ts';
export {
  type EngineCode,
  oneOf,
  PLAYER_GROUPS,
  type PlayerGroupKind,
  type SharedCode,
  type SharedTexts,
} from './shared.ts';

/** The computer players of a game that stand under one heading in a menu. */
export interface PlayerGroup {
  readonly kind: PlayerGroupKind;
  /** From weak to strong. */
  readonly names: readonly string[];
  /** Of the original program. */
  readonly year?: number;
}

/** What all games share, in one language. */
export interface SharedLocale {
  readonly language: Language;
  readonly shared: SharedTexts;
  readonly game?: GameTexts;
}

/** Everything needed to speak of a game in one language: its own texts and the words that all games share. */
export interface GameLocale extends SharedLocale {
  readonly game: GameTexts;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: SharedTexts }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
};

/** Loads the words that all games share, in one language. */
export async function loadSharedTexts(language: Language): Promise<SharedTexts> {
  return (await LOADERS[language]()).texts;
}

/** A message as a sentence; the game's own wording goes before the shared one. */
export function formatMessage(locale: SharedLocale, message: Message): string {
  return fillIn(findMessage(locale, message.code), message.values ?? {}, (value) => formatValue(locale, value));
}

/** A message within another is part of its sentence: it does not begin with a capital. */
function formatValue(locale: SharedLocale, value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  if ('side' in value) return nameOf(locale, value.side);
  return replacePlaceholders(findMessage(locale, value.code), value.values ?? {}, (part) => formatValue(locale, part));
}

function nameOf(locale: SharedLocale, side: Side): string {
  return locale.game === undefined ? String(side) : locale.game.sides[side].name;
}

function findMessage(locale: SharedLocale, code: string): string {
  const shared: Readonly<Record<string, string>> = locale.shared.messages;
  const text = locale.game?.messages[code] ?? shared[code];
  if (text === undefined) throw new BrokenInvariant(`no ${locale.language} text for the message ${code}`);
  return text;
}

/** What is wrong with a text, in one line. */
export function formatTextError(locale: SharedLocale, error: TextError): string {
  if (isEngineCode(error.expected.code)) return formatMessage(locale, error.expected);
  const found = error.found === '' ? locale.shared.nothing : JSON.stringify(error.found);
  const values = { field: error.field, found, expected: formatMessage(locale, error.expected) };
  return replacePlaceholders(locale.shared.textError, values, String);
}

/** Where in a record something is wrong; what is not known is null. */
export interface RecordPlace {
  readonly match: number;
  readonly line: number | null;
  readonly ply: number | null;
}

/** What is wrong with a record, in one line that begins with the place: "match 1, line 6, ply 3: …". */
export function formatRecordError(locale: SharedLocale, error: TextError & RecordPlace): string {
  const place = (['match', 'line', 'ply'] as const).flatMap((part) => {
    const n = error[part];
    return n === null ? [] : [replacePlaceholders(locale.shared.place[part], { n }, String)];
  });
  return `${place.join(', ')}: ${formatTextError(locale, error)}`;
}

/** The heading over a group of a game's computer players: "Original program of 2013". */
export function formatPlayerGroup({ shared }: SharedLocale, { kind, year }: PlayerGroup): string {
  if (kind !== 'originals' || year === undefined) return shared.playerGroups[kind];
  return replacePlaceholders(shared.playerGroups.originalsOf, { year }, String);
}

/** Reasons that continue the sentence, without a colon. */
const CONTINUING = new Set<string>(['resignation', 'agreement', 'time']);

/** "White wins: black has no men left" or "White wins by resignation", with the score where there is one. */
export function formatOutcome(locale: GameLocale, outcome: Outcome): string {
  const { winner, reason, score } = outcome;
  const endings: Readonly<Partial<Record<string, string>>> = { ...locale.shared.endings, ...locale.game.endings };
  const clause = endings[reason];
  if (clause === undefined) throw new BrokenInvariant(`no ${locale.language} text for the end ${reason}`);
  const sides = locale.game.sides;
  const names = winner === null ? {} : { winner: sides[winner].name, loser: sides[otherSide(winner)].name };
  const result = winner === null ? locale.shared.draw : sides[winner].wins;
  const points = score === undefined ? '' : ` (${score[0]}–${score[1]})`;
  const separator = CONTINUING.has(reason) ? ' ' : ': ';
  return `${result}${separator}${replacePlaceholders(clause, names, String)}${points}`;
}

/** "Name of the game · Name of the variant" */
export function formatGameName({ game }: GameLocale, variant: string): string {
  return `${game.name} · ${game.variants[variant]?.name ?? variant}`;
}

/** The text as the beginning of a sentence. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Puts values in the place of `{placeholders}`; a sentence that begins with a value begins with a capital. */
function fillIn<V extends MessageValue>(
  template: string,
  values: Readonly<Record<string, V>>,
  say: (value: V) => string,
): string {
  const text = replacePlaceholders(template, values, say);
  return template.startsWith('{') ? capitalise(text) : text;
}

function replacePlaceholders<V extends MessageValue>(
  template: string,
  values: Readonly<Record<string, V>>,
  say: (value: V) => string,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new BrokenInvariant(`no value for {${name}} in "${template}"`);
    return say(value);
  });
}

/** A number formatted for the language. */
export function formatNumber(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], options).format(value);
}
