import { makePlayer, type MatchRecord, type PlayerSpec, resultMarkOf, type TextError } from '@tabuleiro/games';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { type Names, resultsToJson, tellApart } from '../play/contestants.ts';
import { interruptible } from '../play/interrupt.ts';
import { openProgress } from '../play/progress.ts';
import { sayResults } from '../play/results.ts';
import { playSeries, type SeriesMatch, type SeriesOptions } from '../play/series.ts';
import { readRecordFile, readSeed } from '../play/setup.ts';
import { loadStage, type Stage } from '../play/stage.ts';
import { openTable } from '../play/table.ts';
import { Tally } from '../play/tally.ts';
import { sayGame } from '../play/words.ts';
import { type ComputerSpec, parseComputer } from '../players/open.ts';
import { addRecords, expectFile } from '../storage/index.ts';
import { sayPlayerSpec } from '../text/index.ts';
import { UsageError } from '../usage.ts';
import { readCount } from './numbers.ts';

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

  const stage = await loadStage(context, rules);
  const table = await context.expect(await openTable(rules, players, context.failed));
  const { moveViewer } = stage;
  const swap = options.swap === true;
  const common = { rules, position, players, table, moveViewer, seed, games, swap, date: new Date() };
  try {
    await interruptible(context, (interruption) =>
      watchSeries({ context, stage, series: { ...common, interruption }, recordFile, json: options.json === true }),
    );
  } finally {
    await table.close();
  }
}

interface Watching {
  readonly context: Context;
  readonly stage: Stage;
  readonly series: SeriesOptions;
  readonly recordFile: string | null;
  readonly json: boolean;
}

async function watchSeries({ context, stage, series, recordFile, json }: Watching): Promise<void> {
  const namesOf = (say: (spec: PlayerSpec) => string): Names =>
    tellApart(say(series.players[1]), say(series.players[2]));
  const names = namesOf(makePlayer);
  const { tally, records, problem } = await playAll(context, series, json ? names : null);
  // What was played is kept and told even when a player fails or the person ends it on the way.
  if (recordFile !== null && records.length > 0) await expectFile(context, await addRecords(recordFile, records));
  if (json) await context.printJson({ event: 'series', ...resultsToJson(tally, names) });
  else {
    const texts = context.texts.matches;
    const head = `${sayGame(stage)}, ${texts.series.matches(tally.matches)}, ${texts.seed(series.seed)}`;
    const shown = namesOf((spec) => sayPlayerSpec(context.texts, spec, stage.locale.game));
    const results = sayResults({ context, locale: stage.locale, tally, names: shown });
    await context.print([head, '', ...results].join('\n'));
  }
  if (problem !== null) throw new UsageError(await context.sayTextError(problem));
}

interface PlayedSeries {
  readonly tally: Tally;
  readonly records: readonly MatchRecord[];
  readonly problem: TextError | null;
}

/** Plays the series; `names` are given when each match is to be told as an event. */
async function playAll(context: Context, series: SeriesOptions, names: Names | null): Promise<PlayedSeries> {
  const tally = new Tally();
  const records: MatchRecord[] = [];
  const progress = await openProgress(context.io.stderr, series.games);
  try {
    for await (const played of playSeries(series)) {
      if (!played.ok) return { tally, records, problem: played.error };
      const { first, outcome, plies, record } = played.value;
      tally.add(outcome, first, plies);
      records.push(record);
      progress.update(tally.matches);
      if (names !== null) await context.printJson(matchEvent(played.value, names));
    }
  } finally {
    progress.stop();
  }
  return { tally, records, problem: null };
}

function matchEvent({ number, first, seed, outcome, plies }: SeriesMatch, names: Names): object {
  const players = { 1: names[first], 2: names[first === 1 ? 2 : 1] };
  return { event: 'match', number, players, seed, result: resultMarkOf(outcome), outcome, plies };
}
