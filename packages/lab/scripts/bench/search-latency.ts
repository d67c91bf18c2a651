import { type Analysis, AS_PLAYER, type HostAnalyseOptions } from '@tabuleiro/engine';
import { isGameId, loadRules, type Match, StopFlag } from '@tabuleiro/games';
import { openHost } from '../../../cli/src/players/engine-host.ts';
import { benchMatches } from '../../src/bench.ts';

const TABLE_BYTES = 64 * 2 ** 20;
const TRIES = 20;
/** Warm-up rounds over the positions. */
const WARM_ROUNDS = 3;
/** After the shorter time an unlimited search is still looking for a proof, after the longer it searches again. */
const STOPS_MS = [100, 400] as const;
/** Settings of an analysis and of `max`, which hurries, avoids draws and uses trees in some games. */
const MANNERS = { analysis: { hurries: false }, max: AS_PLAYER } as const;

export const LATENCY_COLUMNS = [
  'game',
  'search',
  'first move, ms',
  '95 %',
  'slowest',
  'of it searching, slowest',
  ...STOPS_MS.flatMap((ms) => [`stop after ${ms} ms`, 'slowest']),
];

type Manner = (typeof MANNERS)[keyof typeof MANNERS];
type Analyse = (match: Match, options: HostAnalyseOptions) => Promise<Analysis>;

interface Latency {
  readonly firstMs: number;
  /** The part that the search took; the rest is the way to the worker and back. */
  readonly searchMs: number;
  /** Null when the search had ended by itself. */
  readonly stopMs: number | null;
}

/** Starts a search, waits, and stops it if it is still running. */
async function tryOnce(analyse: Analyse, match: Match, manner: Manner, thinkMs: number): Promise<Latency> {
  const stop = new StopFlag();
  let firstMs = Infinity;
  let searchMs = 0;
  let isDone = false;
  const began = performance.now();
  const told = ({ ms }: Analysis): void => {
    if (firstMs < Infinity) return;
    firstMs = performance.now() - began;
    searchMs = ms;
  };
  const ask = async (): Promise<void> => {
    // A win in one is returned without any progress report.
    told(await analyse(match, { ...manner, limits: {}, stop, onProgress: told }));
    isDone = true;
  };
  const done = ask();
  await new Promise((resolve) => setTimeout(resolve, thinkMs));
  const isStopped = !isDone;
  const raised = performance.now();
  stop.raise();
  await done;
  return { firstMs, searchMs, stopMs: isStopped ? performance.now() - raised : null };
}

/** Of 1, the slowest. */
function quantileOf(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? Number.NaN;
}

/** Quantiles of the measurements, if any. */
function say(times: readonly number[], parts: readonly number[] = [0.5, 1]): readonly string[] {
  return parts.map((part) => (times.length === 0 ? '–' : quantileOf(times, part).toFixed(1)));
}

/** The latency of a first move and of a stop, through a host and its warm worker: a row for each kind of search. */
export async function measureLatency(game: string, variant: string): Promise<readonly (readonly string[])[]> {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const matches = benchMatches(await loadRules(game, variant));
  const rows: (readonly string[])[] = [];
  for (const [name, manner] of Object.entries(MANNERS)) {
    const host = openHost(1);
    const analyst = host.openAnalyst({ tableBytes: TABLE_BYTES });
    const analyse: Analyse = (match, options) => analyst.analyse(match, options);
    const tryAll = async (tries: number, thinkMs: number): Promise<readonly Latency[]> => {
      const found: Latency[] = [];
      for (let attempt = 0; attempt < tries; attempt++) {
        const match = matches[attempt % matches.length];
        if (match !== undefined) found.push(await tryOnce(analyse, match, manner, thinkMs));
      }
      return found;
    };
    await tryAll(WARM_ROUNDS * matches.length, STOPS_MS[0]);
    const found: (readonly Latency[])[] = [];
    for (const ms of STOPS_MS) found.push(await tryAll(TRIES, ms));
    await host.close();
    const stops = found.map((tries) => tries.flatMap(({ stopMs }) => (stopMs === null ? [] : [stopMs])));
    const first = say(
      found.flat().map(({ firstMs }) => firstMs),
      [0.5, 0.95, 1],
    );
    const searching = say(
      found.flat().map(({ searchMs }) => searchMs),
      [1],
    );
    rows.push([`${game} ${variant}`, name, ...first, ...searching, ...stops.flatMap((times) => say(times))]);
  }
  return rows;
}
