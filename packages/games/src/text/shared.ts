import type { MatchReason, Message, TrayKind } from '../contract/index.ts';

/** What an outside engine may do wrong. Their texts are whole sentences, because people did not write what was found. */
const ENGINE_CODES = [
  'engine-quote',
  'engine-missing',
  'engine-denied',
  'engine-command',
  'engine-variant',
  'engine-silent',
  'engine-ended',
  'engine-ended-saying',
  'engine-gone',
  'engine-move',
] as const;
export type EngineCode = (typeof ENGINE_CODES)[number];

/** Message codes that records and the parsers of several games share. */
const SHARED_CODES = [
  'position-fields',
  'row-count',
  'row',
  'number',
  'one-of',
  'legal-move',
  'legal-move-many',
  'no-move-game-over',
  'written-so',
  'tag-form',
  'tag-name',
  'tag-value',
  'tag-of-field',
  'tag-once',
  'tag-next',
  'comment-end',
  'ply-number',
  'ply-move',
  'word-form',
  'variation-first',
  'variation-move',
  'variation-end',
  'variation-depth',
  'record-version',
  'result-as-tag',
  'result-by-rules',
  'no-reason',
  'points-by-rules',
  'no-points',
  'json',
  'json-object',
  'json-array',
  'json-boolean',
  'json-string',
  'json-id',
  'json-count',
  'param-required',
  'no-params',
  'perft-size',
  'perft-work',
  'start-or-position',
  'player',
  'style',
  'no-style',
  'not-over',
  'number-from',
  'seconds',
  'start-drawn',
  'sides-swapped',
  'moves-again',
  ...ENGINE_CODES,
] as const;
export type SharedCode = (typeof SHARED_CODES)[number];

export function isEngineCode(code: string): code is EngineCode {
  return ENGINE_CODES.some((one) => one === code);
}

/** What is expected where only a few texts are possible. */
export function oneOf(choices: readonly string[]): Message<'one-of'> {
  return { code: 'one-of', values: { choices: choices.join(' ') } };
}

/** Our engine, the players of the original program, and those improved as its report wished. */
export const PLAYER_GROUPS = ['levels', 'originals', 'improved'] as const;
export type PlayerGroupKind = (typeof PLAYER_GROUPS)[number];

/** Words that every game uses, in one language. */
export interface SharedTexts {
  readonly draw: string;
  /** Clauses after "White wins: " or "Draw: ", for ends that are the match's or the same in every game. */
  readonly endings: Readonly<Record<MatchReason | 'no-progress', string>>;
  readonly trays: Readonly<Record<TrayKind, string>>;
  /** "Turns left" beside the candles. */
  readonly turnsLeft: string;
  /** The holder of a token that neither side has. */
  readonly neither: string;
  /** "{field}: found {found}, expected {expected}" */
  readonly textError: string;
  /** Put before an error in a record: "match 1, line 6, ply 3". */
  readonly place: Readonly<Record<'match' | 'line' | 'ply', string>>;
  /** Headings over computer players in menus; `originalsOf` where the year of the original program is known. */
  readonly playerGroups: Readonly<Record<PlayerGroupKind | 'originalsOf', string>>;
  /** How an empty text is spoken of, after "found". */
  readonly nothing: string;
  readonly messages: Readonly<Record<SharedCode, string>>;
}
