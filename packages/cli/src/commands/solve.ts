import type { SolveLimits, SolveProgress } from '@tabuleiro/engine';
import { loadLocale, Match, StopFlag, unreachable } from '@tabuleiro/games';
import { wrap } from '@tabuleiro/games/render';
import { LONGEST_MS, MOST_NODES, formatRounded } from '../analysis/analysis-info.ts';
import { refuseOptions } from '../analysis/analysis-session.ts';
import {
  FURTHEST_PLIES,
  limitProof,
  MOST_BEST,
  solveOrLookUp,
  toSolutionInfo,
  USUAL_BEST,
  type SolutionInfo,
} from '../analysis/solution-json.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { interruptible } from '../io/interrupt.ts';
import { openStatusLine } from '../io/progress.ts';
import { readCount } from '../options/numbers.ts';
import { expectGame, readNamedRecord, type RecordOptions } from '../options/record-position.ts';
import { openHost } from '../players/engine-host.ts';
import { expectUnfinished } from '../queries/parse-position.ts';
import { drawPosition } from '../text/position.ts';

export interface SolveCommandOptions extends PlaceOptions, RecordOptions {
  readonly record?: string;
  readonly lines?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly plies?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

const USUAL_MS = 10_000;
const RECORD_OPTIONS = ['match', 'ply'];
const POSITION_OPTIONS = ['variant', 'start'];

/** Proves the result of a position or of a ply of a recorded match. */
export async function runSolve(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: SolveCommandOptions,
): Promise<void> {
  const limits = await readLimits(context, options);
  const lines =
    options.lines === undefined ? USUAL_BEST : await readCount(context, '--lines', options.lines, MOST_BEST);
  const match = await context.expect(expectUnfinished(await findMatch(context, game, words, options)));
  const { rules, position } = match;
  if (options.json !== true) {
    const drawn = await drawPosition(context, { rules, position, outcome: null }, options.ascii === true);
    await context.print([...drawn, ''].join('\n'));
  }
  await interruptible(context, async ({ signal }) => {
    const stop = new StopFlag();
    if (signal.aborted) stop.raise();
    signal.addEventListener('abort', () => stop.raise(), { once: true });
    const solution = await solveOrLookUp(match, limits, (left) => solveInThread(context, match, left, stop));
    const info = toSolutionInfo(match, solution, lines);
    if (options.json === true) return context.printJson(info);
    const side = (await loadLocale(rules.game, context.language)).game.sides[position.turn].name;
    return context.print(
      formatSolution(context, { info, limits, isStopped: stop.stopped, isKnown: solution.isKnown, side }).join('\n'),
    );
  });
}

async function readLimits(context: Context, options: SolveCommandOptions): Promise<SolveLimits> {
  const read = async (name: 'time' | 'nodes' | 'plies', max: number): Promise<number | undefined> => {
    const text = options[name];
    return text === undefined ? undefined : readCount(context, `--${name}`, text, max);
  };
  const timeMs = await read('time', LONGEST_MS);
  const nodes = await read('nodes', MOST_NODES);
  const plies = await read('plies', FURTHEST_PLIES);
  return limitProof({ timeMs, nodes, plies }, USUAL_MS);
}

/** A single position, or a recorded match up to a ply, with its history. */
async function findMatch(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: SolveCommandOptions,
): Promise<Match> {
  const { needsRecord, notForRecord } = context.texts.analysis;
  if (options.record === undefined) {
    refuseOptions(options, RECORD_OPTIONS, needsRecord);
    const { rules, position } = await readPlace(context, expectGame(context, 'solve', game), words, options);
    return new Match(rules, position);
  }
  refuseOptions(options, POSITION_OPTIONS, notForRecord);
  const { read, ply } = await readNamedRecord(context, {
    command: 'solve',
    game,
    words,
    file: options.record,
    options,
  });
  const { match } = read;
  while (match.moves.length > ply) match.undo();
  return match;
}

async function solveInThread(
  context: Context,
  match: Match,
  limits: SolveLimits,
  stop: StopFlag,
): ReturnType<ReturnType<typeof openHost>['solve']> {
  const status = openStatusLine(context.io.stderr);
  const host = openHost(1);
  try {
    const onProgress = (progress: SolveProgress): void => status.show(formatProgress(context, progress));
    return await host.solve(match, { limits, stop, onProgress });
  } finally {
    status.clear();
    await host.close();
  }
}

function formatProgress(context: Context, { nodes, ms, excludedPlies }: SolveProgress): string {
  const { effort, excluded } = context.texts.solve;
  const said = effort(formatRounded(context, nodes, 0), formatRounded(context, ms / 1000, 1));
  return excludedPlies > 0 ? `${said} ${excluded(excludedPlies)}` : said;
}

/** The usual minimum width of a terminal. */
const WIDTH = 80;
const INDENT = '  ';

interface SolutionReport {
  readonly info: SolutionInfo;
  readonly limits: SolveLimits;
  /** Whether it comes from a table. */
  readonly isKnown: boolean;
  /** Whether the user interrupted it. */
  readonly isStopped: boolean;
  /** The name of the side to move. */
  readonly side: string;
}

/** What is proved about a position, as text. */
function formatSolution(context: Context, told: SolutionReport): readonly string[] {
  const { effort, lookedUp } = context.texts.solve;
  const { nodes, ms } = told.info;
  const said = told.isKnown ? lookedUp : effort(formatRounded(context, nodes, 0), formatRounded(context, ms / 1000, 1));
  return [...formatResult(context, told), ...formatBest(context, told.info), '', said];
}

function formatResult(context: Context, { info, limits, isStopped, side }: SolutionReport): readonly string[] {
  const { wins, loses, draws, drawsIn, unproved, stopped, excluded } = context.texts.solve;
  const { result, plies, exact, excludedPlies } = info;
  switch (result) {
    case 'win':
      return [wins(side, plies, exact)];
    case 'loss':
      return [loses(side, plies, exact)];
    case 'draw':
      return [plies === null ? draws : drawsIn(plies)];
    case 'unproved':
      return [
        isStopped ? stopped : unproved(formatLimits(context, limits)),
        ...(excludedPlies > 0 ? [excluded(excludedPlies)] : []),
      ];
    default:
      return unreachable(result);
  }
}

/** The limits that were given. One hour is the default when another limit applies, so it is left out. */
function formatLimits(context: Context, { nodes, timeMs, plies }: SolveLimits): string {
  const { withinNodes, withinSeconds, withinPlies, or } = context.texts.solve;
  return [
    ...(nodes === undefined ? [] : [withinNodes(formatRounded(context, nodes, 0))]),
    ...(timeMs === undefined || timeMs === LONGEST_MS ? [] : [withinSeconds(formatRounded(context, timeMs / 1000, 1))]),
    ...(plies === undefined ? [] : [withinPlies(plies)]),
  ].join(` ${or} `);
}

function formatBest(context: Context, { best, bestCount, allBest, line }: SolutionInfo): readonly string[] {
  const { best: formatCount, onlyBest, more, line: lineTitle } = context.texts.solve;
  if (bestCount === 0) return [];
  const title = bestCount === 1 && allBest ? onlyBest : formatCount(formatRounded(context, bestCount, 0), allBest);
  const rest = bestCount - best.length;
  const named = rest === 0 ? best : [...best, more(formatRounded(context, rest, 0))];
  return ['', ...withTitle(title, named.join(' ')), ...(line.length > 1 ? withTitle(lineTitle, line.join(' ')) : [])];
}

const withTitle = (title: string, text: string): readonly string[] => [
  title,
  ...wrap(text, WIDTH - INDENT.length).map((row) => INDENT + row),
];
