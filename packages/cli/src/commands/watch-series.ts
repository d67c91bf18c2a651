import { PlayerFailure } from '@tabuleiro/engine';
import {
  type BySide,
  err,
  Match,
  type MatchRecord,
  ok,
  type Outcome,
  type PlayerSpec,
  type Position,
  recordOf,
  type Result,
  type Rules,
  SeededRandom,
  StopFlag,
  type TextError,
  recordTags,
} from '@tabuleiro/games';
import { playContest, type SeriesPlayer } from '@tabuleiro/lab/series';
import type { Interruption } from '../io/interrupt.ts';
import type { OpenPlayers } from '../players/open-players.ts';

export interface WatchedSeries {
  readonly rules: Rules;
  readonly position: Position;
  readonly players: BySide<PlayerSpec>;
  readonly opened: OpenPlayers;
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
  readonly first: SeriesPlayer;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly plies: number;
  readonly record: MatchRecord;
}

/**
 * Plays the matches of a series one after the other; ends early, with the reason, when a player fails. Each match has a
 * seed of its own, counted up from that of the series, so that any of them can be played again alone.
 */
export async function* playSeries(options: WatchedSeries): AsyncGenerator<Result<SeriesMatch, TextError>> {
  for (let number = 1; number <= options.games; number++) {
    const first: SeriesPlayer = options.swap && number % 2 === 0 ? 2 : 1;
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
  { rules, position, players, opened, date, interruption }: WatchedSeries,
  first: SeriesPlayer,
  seed: number,
): Promise<Result<Played, TextError> | null> {
  const match = new Match(rules, position);
  const contestants = seat(opened.contestants, first);
  const stop = new StopFlag();
  const raise = (): void => stop.raise();
  interruption.signal.addEventListener('abort', raise);
  if (interruption.signal.aborted) raise();
  try {
    const random = new SeededRandom(seed);
    const beforeMove = (): Promise<void> => interruption.yieldToEvents();
    const outcome = await playContest({ match, contestants, random, stop, beforeMove });
    if (outcome === null) return null;
    const tags = recordTags({ players: seat(players, first), seed, date });
    return ok({ outcome, plies: match.moves.length, record: recordOf(match, tags) });
  } catch (error) {
    if (!(error instanceof PlayerFailure)) throw error;
    // Ctrl-C reaches the engines of the same terminal too.
    return stop.stopped ? null : err(error.problem);
  } finally {
    interruption.signal.removeEventListener('abort', raise);
  }
}

function seat<T>(pair: BySide<T>, first: SeriesPlayer): BySide<T> {
  return first === 1 ? pair : { 1: pair[2], 2: pair[1] };
}
