import {
  GAMES,
  loadLocale,
  type Match,
  MoveList,
  ok,
  type Outcome,
  parseRecords,
  type Position,
  type RecordError,
  type Result,
  type Rules,
  type Side,
  type TextError,
} from '@tabuleiro/games';
import { beginMatch } from './parse-position.ts';

// Answers about positions as plain data, for commands and rpc methods.

export interface VariantInfo {
  readonly id: string;
  readonly start: string;
  readonly starts: readonly { readonly id: string; readonly position: string }[];
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly VariantInfo[];
}

/** All games, with English names. */
export async function listGames(): Promise<readonly GameInfo[]> {
  return Promise.all(
    GAMES.map(async ({ id, variants }) => ({
      id,
      name: (await loadLocale(id, 'en')).game.name,
      variants: variants.map((variant) => ({
        id: variant.id,
        start: variant.starts[0].position,
        starts: variant.starts.map((start) => ({ id: start.id, position: start.position })),
      })),
    })),
  );
}

export interface MovesInfo {
  readonly turn: Side;
  readonly outcome: Outcome | null;
  readonly count: number;
  readonly moves: readonly string[];
}

/** The legal moves as text, at most `limit`; `count` is the number of all. */
export function listMoves(rules: Rules, position: Position, limit = Number.POSITIVE_INFINITY): MovesInfo {
  const list = new MoveList();
  if (limit > 0) position.legalMoves(list);
  const shown = Math.min(list.length, limit);
  const moves = Array.from({ length: shown }, (_, index) => rules.makeMove(position, list.at(index)));
  return { turn: position.turn, outcome: position.outcome(), count: position.countMoves(), moves };
}

export interface StateInfo {
  readonly position: string;
  readonly turn: Side;
  readonly outcome: Outcome | null;
}

function stateOf(match: Match): StateInfo {
  const { position, rules, outcome } = match;
  return { position: rules.makePosition(position), turn: position.turn, outcome };
}

/** The position after some moves; repetition is counted from the given position. */
export function playMoves(rules: Rules, start: Position, moves: readonly string[]): Result<StateInfo, TextError> {
  const match = beginMatch(rules, start, moves);
  return match.ok ? ok(stateOf(match.value)) : match;
}

export interface RecordInfo extends StateInfo {
  readonly game: string;
  readonly variant: string;
  readonly start: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly plies: readonly { readonly move: string; readonly comment?: string }[];
}

/** Reads all matches of a text of records. */
export async function readRecords(text: string): Promise<Result<readonly RecordInfo[], RecordError>> {
  const read = await parseRecords(text);
  if (!read.ok) return read;
  return ok(
    read.value.map(({ record, match, tags }) => {
      const state = stateOf(match);
      return {
        game: record.game,
        variant: record.variant,
        start: record.start,
        tags,
        plies: record.plies.map(({ move, comment }) => (comment === undefined ? { move } : { move, comment })),
        position: state.position,
        turn: state.turn,
        outcome: state.outcome,
      };
    }),
  );
}
