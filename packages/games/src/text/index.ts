import {
  BrokenInvariant,
  type GameTexts,
  type Language,
  type Message,
  type MessageValue,
  otherSide,
  type Outcome,
  type TextError,
} from '../contract/index.ts';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { SharedTexts } from './shared.ts';

export { SHARED_CODES, type SharedCode, type SharedTexts } from './shared.ts';

/** Everything needed to speak of a game in one language: its own texts and the words that all games share. */
export interface Voice {
  readonly language: Language;
  readonly game: GameTexts;
  readonly shared: SharedTexts;
}

export const SHARED_TEXTS: Readonly<Record<Language, SharedTexts>> = { en, pt };

/** A message as a sentence; the game's own wording goes before the shared one. */
export function sayMessage(voice: Voice, message: Message): string {
  return fillIn(findMessage(voice, message.code), message.values ?? {}, (value) =>
    typeof value === 'object' ? voice.game.sides[value.side].name : String(value),
  );
}

function findMessage(voice: Voice, code: string): string {
  const shared: Readonly<Record<string, string>> = voice.shared.messages;
  const text = voice.game.messages[code] ?? shared[code];
  if (text === undefined) throw new BrokenInvariant(`no ${voice.language} text for the message ${code}`);
  return text;
}

/** What is wrong with a text, in one line. */
export function sayTextError(voice: Voice, error: TextError): string {
  const found = error.found === '' ? voice.shared.nothing : JSON.stringify(error.found);
  const values = { field: error.field, found, expected: sayMessage(voice, error.expected) };
  return fillIn(voice.shared.textError, values, String);
}

/** "White wins: black has no men left", with the score where there is one. */
export function sayOutcome(voice: Voice, outcome: Outcome): string {
  const { winner, reason, score } = outcome;
  const endings: Readonly<Partial<Record<string, string>>> = { ...voice.shared.endings, ...voice.game.endings };
  const clause = endings[reason];
  if (clause === undefined) throw new BrokenInvariant(`no ${voice.language} text for the end ${reason}`);
  const sides = voice.game.sides;
  const names = winner === null ? {} : { winner: sides[winner].name, loser: sides[otherSide(winner)].name };
  const result = winner === null ? voice.shared.draw : sides[winner].wins;
  const points = score === undefined ? '' : ` (${score[0]}–${score[1]})`;
  return `${result}: ${fillIn(clause, names, String)}${points}`;
}

/** Puts values in the place of `{placeholders}`, the first letter of the whole made a capital when it is a value. */
function fillIn<V extends MessageValue>(
  template: string,
  values: Readonly<Record<string, V>>,
  say: (value: V) => string,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const value = values[name];
    if (value === undefined) throw new BrokenInvariant(`no value for {${name}} in "${template}"`);
    const said = say(value);
    return offset === 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}
