import type { EngineHost } from '@tabuleiro/engine';
import {
  err,
  estimatePerft,
  GAMES,
  loadLocale,
  type Match,
  MoveList,
  ok,
  type Outcome,
  parseRecords,
  perftWithin,
  type Position,
  type RecordError,
  type Result,
  type Rules,
  SeededRandom,
  type SharedCode,
  type Side,
  type Stop,
  textError,
  type TextError,
} from '@tabuleiro/games';
import { beginMatch } from './begin.ts';

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
  const match = beginMatch(rules, start, moves);
  return match.ok ? ok(stateOf(match.value)) : match;
}

export const DEEPEST_PERFT = 1000;
/** Moves that one count may make: minutes in most games, an hour or two where counting the last ply is dear. */
const MOST_WORK = 1e10;
/** An estimate may be too high, so work is refused unseen only when it is so many times too much. */
const MARGIN = 10;
const PROBES = 500;
const SEED = 1;

type PerftError = TextError<SharedCode>;

const tooLarge = (depth: number, nodes: number): PerftError =>
  textError('depth', depth, { code: 'perft-size', values: { about: nodes.toExponential(1) } });

const tooMuchWork = (depth: number, most: number): PerftError =>
  textError('depth', depth, { code: 'perft-work', values: { most: most.toExponential() } });

/** What an estimate shows to be out of reach: a number too large to be exact, far too much work. Else null. */
export function refusePerft(position: Position, depth: number, most = MOST_WORK): PerftError | null {
  const about = (plies: number): number =>
    estimatePerft(position, plies, { probes: PROBES, random: new SeededRandom(SEED) });
  const all = about(depth);
  if (all > Number.MAX_SAFE_INTEGER) return tooLarge(depth, all);
  // Nearly all moves that are made lead to the positions in which the last ply is counted.
  return depth > 0 && about(depth - 1) > MARGIN * most ? tooMuchWork(depth, most) : null;
}

/**
 * Counts sequences of plies. What is out of reach is refused at once; estimates can be far too low, so the count itself
 * stops when it has made `most` moves.
 */
export function countPerft(position: Position, depth: number, most = MOST_WORK): Result<number, PerftError> {
  const refused = refusePerft(position, depth, most);
  if (refused !== null) return err(refused);
  return checkCount(depth, perftWithin(position, depth, most), most);
}

/** The same in a thread of a host. */
export async function countPerftIn(
  host: EngineHost,
  match: Match,
  depth: number,
  stop: Stop,
): Promise<Result<number, PerftError>> {
  const refused = refusePerft(match.position, depth);
  if (refused !== null) return err(refused);
  return checkCount(depth, await host.perft(match, { depth, most: MOST_WORK, stop }), MOST_WORK);
}

function checkCount(depth: number, nodes: number | null, most: number): Result<number, PerftError> {
  if (nodes === null) return err(tooMuchWork(depth, most));
  return nodes > Number.MAX_SAFE_INTEGER ? err(tooLarge(depth, nodes)) : ok(nodes);
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
