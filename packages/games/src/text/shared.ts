import type { MatchReason, TrayKind } from '../contract/index.ts';

/** Message codes that generic code and the parsers of several games share. */
export const SHARED_CODES = [
  'position-fields',
  'row-count',
  'row',
  'number',
  'one-of',
  'legal-move',
  'legal-move-many',
  'no-move-game-over',
] as const;
export type SharedCode = (typeof SHARED_CODES)[number];

/** Words that every game uses, in one language. */
export interface SharedTexts {
  readonly draw: string;
  /** Clauses after "White wins: " or "Draw: ", for ends that are the match's or the same in every game. */
  readonly endings: Readonly<Record<MatchReason | 'no-progress', string>>;
  readonly trays: Readonly<Record<TrayKind, string>>;
  /** "Turns left" beside the candles. */
  readonly turnsLeft: string;
  /** Who holds a token that nobody holds. */
  readonly nobody: string;
  /** "{field}: found {found}, expected {expected}" */
  readonly textError: string;
  /** How an empty text is spoken of. */
  readonly nothing: string;
  readonly messages: Readonly<Record<SharedCode, string>>;
}
