import {
  assert,
  type BySide,
  err,
  Match,
  type MatchRecord,
  type MoveViewer,
  ok,
  type Outcome,
  type PlayerSpec,
  type Position,
  recordOf,
  type Result,
  type Rules,
  SeededRandom,
  type TextError,
} from '@tabuleiro/games';
import type { MatchEvent } from './events.ts';
import type { Interruption } from './interrupt.ts';
import { tagsOf } from './record.ts';
import { MatchRunner } from './runner.ts';
import type { Table } from './table.ts';
import type { Contestant } from './tally.ts';

export interface SeriesOptions {
  readonly rules: Rules;
  readonly position: Position;
  readonly players: BySide<PlayerSpec>;
  readonly table: Table;
  readonly moveViewer: MoveViewer;
  readonly seed: number;
  readonly games: number;
  /** Change sides after every match. */
  readonly swap: boolean;
  readonly date: Date;
  /** Ends the series; the match that runs is dropped. */
  readonly interruption: Interruption;
}

/** One match of a series that was played to its end. */
export interface SeriesMatch {
  /** Counted from 1. */
  readonly number: number;
  /** Who had side 1. */
  readonly first: Contestant;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly plies: number;
  readonly record: MatchRecord;
}

/**
 * Plays the matches of a series one after the other; ends early, with the reason, when a player fails. Each match has a
 * seed of its own, counted up from that of the series, so that any of them can be played again alone.
 */
export async function* playSeries(options: SeriesOptions): AsyncGenerator<Result<SeriesMatch, TextError>> {
  for (let number = 1; number <= options.games; number++) {
    const first: Contestant = options.swap && number % 2 === 0 ? 2 : 1;
    const seed = (options.seed + number - 1) % 2 ** 32;
    const played = await playOne(options, first, seed);
    if (played === null) return;
    yield played.ok ? ok({ number, first, seed, ...played.value }) : played;
    if (!played.ok) return;
  }
}

type Played = Pick<SeriesMatch, 'outcome' | 'plies' | 'record'>;

/** Null when the series was ended meanwhile. */
async function playOne(
  { rules, position, players, table, moveViewer, date, interruption }: SeriesOptions,
  first: Contestant,
  seed: number,
): Promise<Result<Played, TextError> | null> {
  const match = new Match(rules, position);
  const problems: TextError[] = [];
  const listen = (event: MatchEvent): void => {
    if (event.type === 'failed') problems.push(event.problem);
  };
  const seats = seat(table.seats, first);
  const random = new SeededRandom(seed);
  const outcome = await new MatchRunner({ match, seats, moveViewer, random, listen, interruption }).run();
  const [problem] = problems;
  if (problem !== undefined) return err(problem);
  if (outcome === null && interruption.signal.aborted) return null;
  assert(outcome !== null, 'computers play to the end');
  const tags = tagsOf({ players: seat(players, first), seed, date });
  return ok({ outcome, plies: match.moves.length, record: recordOf(match, tags) });
}

function seat<T>(pair: BySide<T>, first: Contestant): BySide<T> {
  return first === 1 ? pair : { 1: pair[2], 2: pair[1] };
}
