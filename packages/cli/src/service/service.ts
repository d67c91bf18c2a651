import {
  err,
  estimatePerft,
  GAMES,
  loadVoice,
  Match,
  MoveList,
  ok,
  type Outcome,
  parseRecords,
  perft,
  type Position,
  type RecordError,
  type Result,
  type Rules,
  SeededRandom,
  type Side,
  type TextError,
} from '@tabuleiro/games';
import { paramError } from './params.ts';

// What the commands and the rpc methods have in common: questions about positions, answered as plain data.

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

/** All games, their names in English. */
export async function listGames(): Promise<readonly GameInfo[]> {
  return Promise.all(
    GAMES.map(async ({ id, variants }) => ({
      id,
      name: (await loadVoice(id, 'en')).game.name,
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

/** The legal moves as text, at most `limit` of them; `count` counts all. */
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

/** Plays moves from a position; repetition is counted from there on. */
export function playMoves(rules: Rules, start: Position, moves: readonly string[]): Result<StateInfo, TextError> {
  const match = new Match(rules, start);
  for (const [index, text] of moves.entries()) {
    const played = match.playText(text);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  return ok(stateOf(match));
}

export const DEEPEST_PERFT = 1000;
const PROBES = 500;
const SEED = 1;

/** Counts sequences of plies; refuses what is too large for an exact number before trying to count it. */
export function countPerft(position: Position, depth: number): Result<number, TextError> {
  const about = estimatePerft(position, depth, { probes: PROBES, random: new SeededRandom(SEED) });
  const nodes = about > Number.MAX_SAFE_INTEGER ? about : perft(position, depth);
  if (nodes <= Number.MAX_SAFE_INTEGER) return ok(nodes);
  const values = { about: nodes.toExponential(1) };
  return err(paramError('depth', depth, { code: 'perft-size', values }));
}

export interface RecordInfo extends StateInfo {
  readonly game: string;
  readonly variant: string;
  readonly start: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly plies: readonly { readonly move: string; readonly comment?: string }[];
}

/** Reads every match of a record text. */
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
