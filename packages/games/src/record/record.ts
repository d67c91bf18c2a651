import { assert, type MatchReason, type Outcome, type TextError } from '../contract/index.ts';
import type { GameId } from '../games.ts';
import type { RecordPlace } from '../text/index.ts';

/** The version of the record format, text and JSON alike; a record of another version is refused. */
export const RECORD_VERSION = 1;

/** One ply of a record, with its comment and variations. */
export interface Ply {
  /** The move in the game's notation. */
  readonly move: string;
  /** Without spaces around it. */
  readonly comment?: string;
  /** The time on the mover's clock after the move. */
  readonly clockMs?: number;
  /** Lines that could have been played in place of this ply. */
  readonly variations?: readonly RecordLine[];
}

export interface RecordLine {
  /** The comment before the first ply. */
  readonly comment?: string;
  readonly plies: readonly Ply[];
}

/** A complete match: everything else about the match can be computed from it. */
export interface MatchRecord extends RecordLine {
  readonly game: GameId;
  readonly variant: string;
  /** The position from which it began, in canonical text. */
  readonly start: string;
  /**
   * Player1, Player2, Date, Seed and any other; not those that the fields here already say. Names are letters, digits and
   * `_`, beginning with a letter; values stand on one line; a player who is not known is absent.
   */
  readonly tags: Readonly<Record<string, string>>;
  /** Null while the match is running. */
  readonly outcome: Outcome | null;
}

/** Variations nested deeper are refused: people do not make them, and reading them would overflow the stack. */
export const DEEPEST_VARIATION = 50;

/** Tags that are written from the fields of a record, so they are never among its `tags`. */
export const FIELD_TAGS = ['Tabuleiro', 'Game', 'Variant', 'Start', 'Result', 'Reason'] as const;

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type ResultMark = (typeof RESULTS)[number];

export function isResultMark(text: string): text is ResultMark {
  return RESULTS.some((mark) => mark === text);
}

export function resultMarkOf(outcome: Outcome | null): ResultMark {
  if (outcome === null) return '*';
  return outcome.winner === null ? '1/2-1/2' : outcome.winner === 1 ? '1-0' : '0-1';
}

/** The reason that readers assume for a result without one, when the rules did not decide it. */
export function usualReason(mark: Exclude<ResultMark, '*'>): MatchReason {
  return mark === '1/2-1/2' ? 'agreement' : 'resignation';
}

/**
 * What is wrong in a record, and where: the match in the file, the line in the text (null in JSON) and the ply in the
 * match (null when the error is not in a ply), each counted from 1.
 */
export interface RecordError<Code extends string = string> extends TextError<Code>, RecordPlace {}

// The form that every record has, so that text and JSON can hold it and give it back as the same.

/** Written for an unknown player, and read as none. */
export const UNKNOWN_PLAYER = '?';

export function isFieldTag(name: string): boolean {
  return FIELD_TAGS.some((tag) => tag === name);
}

export function isTagName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(text);
}

/** Whether a text can be the value of a tag, which stands on one line. */
export function isTagValue(text: string): boolean {
  return !/[\r\n]/.test(text);
}

/** The tags of a record: without those in its fields, and without unknown players. */
export function plainTags(tags: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isNobody = (name: string, value: string): boolean =>
    (name === 'Player1' || name === 'Player2') && value === UNKNOWN_PLAYER;
  return Object.fromEntries(
    Object.entries(tags).filter(([name, value]) => !isFieldTag(name) && !isNobody(name, value)),
  );
}

/** Whether a value is a valid time on a clock. */
export function isClock(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A comment without the spaces around it; absent when it is empty. */
export function plainComment(text: string | undefined): { readonly comment?: string } {
  const comment = text?.trim() ?? '';
  return comment === '' ? {} : { comment };
}

/** Asserts that a record made by the program can be read again. */
export function assertForm(record: MatchRecord): void {
  for (const [name, value] of Object.entries(record.tags)) {
    assert(isTagName(name) && !isFieldTag(name), `${name} can be the name of a tag`);
    assert(isTagValue(value), `the tag ${name} stands on one line`);
  }
  assertLine(record, 0);
}

function assertLine(line: RecordLine, depth: number): void {
  assert(depth <= DEEPEST_VARIATION, 'variations are not nested too deep');
  for (const { clockMs, variations = [] } of line.plies) {
    assert(clockMs === undefined || isClock(clockMs), 'a clock shows a whole number of milliseconds');
    for (const variation of variations) {
      assert(variation.plies.length > 0, 'a variation has a move');
      assertLine(variation, depth + 1);
    }
  }
}
