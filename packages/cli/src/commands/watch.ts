import { PlayerFailure } from '@tabuleiro/engine';
import {
  makePlayer,
  type MatchRecord,
  type PlayerSpec,
  resultMarkOf,
  type TextError,
  formatGameName,
  type ComputerSpec,
  type BySide,
  err,
  Match,
  ok,
  type Outcome,
  type Position,
  recordOf,
  type Result,
  type Rules,
  SeededRandom,
  StopFlag,
  recordTags,
} from '@tabuleiro/games';
import {
  type Names,
  resultsToJson,
  formatResults,
  ScoreCounter,
  distinguish,
  playMatch,
  type SeriesPlayer,
} from '@tabuleiro/lab/series';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { UsageError } from '../errors.ts';
import { interruptible, type Interruption } from '../io/interrupt.ts';
import { openProgress } from '../io/progress.ts';
import { readRecordFile, readSeed } from '../options/match-setup.ts';
import { readCount } from '../options/numbers.ts';
import { parseComputer, openPlayers, type OpenPlayers } from '../players/open-player.ts';
import { expectFile } from '../storage/files.ts';
import { addRecords } from '../storage/records.ts';
import { loadMatchFacets, type MatchFacets } from '../text/game-facets.ts';
import { formatPlayerSpec } from '../text/player-names.ts';

export interface WatchOptions extends PlaceOptions {
  readonly p1: string;
  readonly p2: string;
  readonly games?: string;
  readonly position?: string;
  readonly swap?: boolean;
  readonly seed?: string;
  readonly record?: string;
  readonly json?: boolean;
}

const USUAL_GAMES = '10';
const MOST_GAMES = 1_000_000;

/** Lets two computer players play a series and counts the results. */
export async function runWatch(context: Context, game: string, options: WatchOptions): Promise<void> {
  const words = options.position === undefined ? [] : [options.position];
  const { rules, position } = await readPlace(context, game, words, options);
  const read = async (text: string, field: string): Promise<ComputerSpec> =>
    context.expect(parseComputer(rules.game, text, field));
  const players = { 1: await read(options.p1, '--p1'), 2: await read(options.p2, '--p2') };
  const games = await readCount(context, '--games', options.games ?? USUAL_GAMES, MOST_GAMES);
  const seed = await readSeed(context, options.seed);
  const recordFile = await readRecordFile(context, options.record);

  const facets = await loadMatchFacets(context, rules);
  const opened = await context.expect(await openPlayers(rules, players, context.failed));
  const swap = options.swap === true;
  const common = { rules, position, players, opened, seed, games, swap, date: new Date() };
  try {
    await interruptible(context, (interruption) =>
      watchSeries({ context, facets, series: { ...common, interruption }, recordFile, json: options.json === true }),
    );
  } finally {
    await opened.close();
  }
}

interface Watching {
  readonly context: Context;
  readonly facets: MatchFacets;
  readonly series: WatchedSeries;
  readonly recordFile: string | null;
  readonly json: boolean;
}

async function watchSeries({ context, facets, series, recordFile, json }: Watching): Promise<void> {
  const namesOf = (say: (spec: PlayerSpec) => string): Names =>
    distinguish(say(series.players[1]), say(series.players[2]));
  const names = namesOf(makePlayer);
  const { scores, records, problem } = await playAll(context, series, json ? names : null);
  // Results are kept and printed even if a player fails or the user interrupts.
  if (recordFile !== null && records.length > 0) await expectFile(context, await addRecords(recordFile, records));
  if (json) await context.printJson({ event: 'series', ...resultsToJson(scores, names) });
  else {
    const texts = context.texts.matches;
    const head = `${formatGameName(facets.locale, facets.rules.variant.id)}, ${context.texts.series.matches(scores.matches)}, ${texts.seed(series.seed)}`;
    const shown = namesOf((spec) => formatPlayerSpec(context.texts, spec, facets.locale.game));
    const results = formatResults({ context, locale: facets.locale, scores, names: shown });
    await context.print([head, '', ...results].join('\n'));
  }
  if (problem !== null) throw new UsageError(await context.formatTextError(problem));
}

interface PlayedSeries {
  readonly scores: ScoreCounter;
  readonly records: readonly MatchRecord[];
  readonly problem: TextError | null;
}

/** Plays the series; with `names`, each match is printed as an event. */
async function playAll(context: Context, series: WatchedSeries, names: Names | null): Promise<PlayedSeries> {
  const scores = new ScoreCounter();
  const records: MatchRecord[] = [];
  const progress = await openProgress(context.io.stderr, series.games);
  try {
    for await (const played of playSeries(series)) {
      if (!played.ok) return { scores, records, problem: played.error };
      const { first, outcome, plies, record } = played.value;
      scores.add(outcome, first, plies);
      records.push(record);
      progress.update(scores.matches);
      if (names !== null) await context.printJson(matchEvent(played.value, names));
    }
  } finally {
    progress.stop();
  }
  return { scores, records, problem: null };
}

function matchEvent({ number, first, seed, outcome, plies }: SeriesMatch, names: Names): object {
  const players = { 1: names[first], 2: names[first === 1 ? 2 : 1] };
  return { event: 'match', number, players, seed, result: resultMarkOf(outcome), outcome, plies };
}

interface WatchedSeries {
  readonly rules: Rules;
  readonly position: Position;
  readonly players: BySide<PlayerSpec>;
  readonly opened: OpenPlayers;
  readonly seed: number;
  readonly games: number;
  /** Change sides after every match. */
  readonly swap: boolean;
  readonly date: Date;
  /** Ends the series and drops the running match. */
  readonly interruption: Interruption;
}

/** A finished match of a series. */
interface SeriesMatch {
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

/** Null if the series was interrupted. */
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
    const outcome = await playMatch({ match, contestants, random, stop, beforeMove });
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
