import type { OutcomeReason } from './outcome.ts';
import type { OpponentHabit } from './player.ts';
import type { BySide, Side } from './side.ts';

/** The languages in which the product speaks to people. */
export const LANGUAGES = ['en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** For `Intl` and the `lang` of a page. Large numbers in Portugal look different from those in Brazil. */
export const LANGUAGE_TAGS: ByLanguage<string> = { en: 'en-GB', pt: 'pt-PT' };

/** A value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): ByLanguage<Value> {
  return { en: make('en'), pt: make('pt') };
}

/** The value of a `{placeholder}`. A side becomes its name in the game's texts, a message becomes its sentence. */
export type MessageValue = string | number | { readonly side: Side } | Message;

/**
 * A sentence by its code, with the values of its placeholders; the texts of each language hold the words. A game passes
 * the list of its codes as `Code`, so that a misspelt code does not compile; generic code sees plain strings.
 */
export interface Message<Code extends string = string> {
  readonly code: Code;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** What is wrong with a text from outside: where, what stood there, and what should have. */
export interface TextError<Code extends string = string> {
  /** A path such as `position.hands` or `move`. */
  readonly field: string;
  readonly found: string;
  readonly expected: Message<Code>;
  /** The game whose texts say `expected`; absent when all games share the sentence. */
  readonly game?: string;
}

const LONGEST_ECHO = 120;

/**
 * Makes an error. What was found is echoed as it stood when it is text, else as JSON; a long one in part only, so that an
 * error is never larger than its reader.
 */
export function textError<Code extends string>(
  field: string,
  found: unknown,
  expected: Message<Code>,
): TextError<Code> {
  const text = typeof found === 'string' ? found : asJson(found);
  const echo = text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text;
  return { field, found: echo, expected };
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // Values from outside may be nested deeper than the stack; they can be read, but not written.
    return '…';
  }
}

/** One rule as a person reads it; the order of the list is the order of reading. */
export interface RuleText<Code extends string = string> {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Words for the examples of the rule, by their ids. */
  readonly examples?: Readonly<Record<string, ExampleText>>;
  /** Explains the rule during a match to a person who meets it for the first time. */
  readonly firstTime?: readonly FirstTimeText<Code>[];
}

export interface ExampleText {
  /** What is shown, or what is to be done. */
  readonly caption: string;
  /** What there was to learn, once it is shown or done. */
  readonly after: string;
}

/** The occasion to say what a match is about. */
export const MATCH_BEGINS = 'match-begins';
/** A position of the match comes up again. */
export const POSITION_REPEATS = 'position-repeats';

/** Occasions that are no messages: a match begins, a position comes up again, and a kind of furniture is seen. */
export type FirstSight = typeof MATCH_BEGINS | typeof POSITION_REPEATS | `shows-${string}`;

export interface FirstTimeText<Code extends string = string> {
  /** Codes of notices, descriptions of moves, prompts and sights; any of them shows the text. The same in all languages. The first one identifies the text. */
  readonly codes: readonly [Code | FirstSight, ...(Code | FirstSight)[]];
  readonly text: string;
  /**
   * It bears on the move to make now, so it is said before others, which come in the order of the rules. The same in all
   * languages.
   */
  readonly urgent?: true;
}

/** How a side is spoken of. */
export interface SideText {
  /** For the middle of a sentence, with its article where the language wants one: "white", "as brancas". */
  readonly name: string;
  /** "White to move" */
  readonly toMove: string;
  /** "White wins" */
  readonly wins: string;
}

/**
 * What a game says in one language, but for its rules. `Code` is the closed list of the game's own message codes, so that a missing
 * sentence does not compile; generic code sees plain strings.
 */
export interface GameTexts<Code extends string = string> {
  readonly name: string;
  /** One line that makes a person want to play. */
  readonly summary: string;
  /** Where the game comes from, in a few sentences. */
  readonly history: string;
  readonly sides: BySide<SideText>;
  /** By variant id. */
  readonly variants: Readonly<Record<string, { readonly name: string; readonly summary: string }>>;
  /** By start id. */
  readonly starts: Readonly<Record<string, string>>;
  /** By the id of a classic player, where there are any: a name for the middle of a sentence, and one line about how it plays. */
  readonly players?: Readonly<Record<string, { readonly name: string; readonly summary: string }>>;
  /** By style id, where the engine has styles: a word for brackets after a player's name, and one line about it. */
  readonly styles?: Readonly<Record<string, { readonly name: string; readonly summary: string }>>;
  /** Sentences about how an opponent plays, where the usual ones would not fit the game: "Loves corners." */
  readonly habits?: Readonly<Partial<Record<OpponentHabit, string>>>;
  /** "chess and its riddles": other things whose fans may like this game. */
  readonly likes?: string;
  /** What can be picked beside the board, by its id without the side: "queen", "hand". One word each, which can be typed. */
  readonly picks?: Readonly<Record<string, string>>;
  /** Clauses that follow "White wins: " or "Draw: "; `{winner}` and `{loser}` are the sides' names. */
  readonly endings: Readonly<Partial<Record<OutcomeReason, string>>>;
  /** What is forced and why, what a parser expected, names of tokens: by code. People who type get `typed-…` where there is one. */
  readonly messages: Readonly<Record<Code, string>>;
}
