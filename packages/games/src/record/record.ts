import type { MatchReason, Outcome, TextError } from '../contract/index.ts';
import type { GameId } from '../games.ts';
import type { RecordPlace } from '../text/index.ts';

/** The version of the record format, text and JSON alike; a record of another version is refused. */
export const RECORD_VERSION = 1;

/** One ply of a record, with what was said of it and what could have been played instead. */
export interface Ply {
  /** The move in the game's notation. */
  readonly move: string;
  /** Without spaces around it. */
  readonly comment?: string;
  /** What the mover's clock showed after the move. */
  readonly clockMs?: number;
  /** Lines that could have been played in place of this ply. */
  readonly variations?: readonly Line[];
}

export interface Line {
  /** What was said before the first ply. */
  readonly comment?: string;
  readonly plies: readonly Ply[];
}

/** One playing of a game, complete: from it everything else about the match can be computed. */
export interface MatchRecord extends Line {
  readonly game: GameId;
  readonly variant: string;
  /** The position from which it began, in canonical text. */
  readonly start: string;
  /**
   * Player1, Player2, Date, Seed and any other; not those that the fields here already say. Names are letters, digits and
   * `_`, beginning with a letter; values stand on one line; a player who is not known is absent.
   */
  readonly tags: Readonly<Record<string, string>>;
  /** Null while the match goes on. */
  readonly outcome: Outcome | null;
}

/** Variations nested deeper are refused: no person made them, and reading them would fill the stack. */
export const DEEPEST_VARIATION = 50;

/** Tags that are written from the fields of a record and so never stand among its `tags`. */
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

/** The reason that a reader would assume when a result that the rules did not decide comes without one. */
export function usualReason(mark: Exclude<ResultMark, '*'>): MatchReason {
  return mark === '1/2-1/2' ? 'agreement' : 'resignation';
}

/**
 * What is wrong in a record, and where: the match in the file, the line in the text (null in JSON) and the ply in the
 * match (null when the error is not in a ply), each counted from 1.
 */
export interface RecordError<Code extends string = string> extends TextError<Code>, RecordPlace {}
