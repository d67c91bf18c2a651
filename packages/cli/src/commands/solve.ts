import type { SolveLimits, SolveProgress } from '@tabuleiro/engine';
import { loadLocale, Match, StopFlag } from '@tabuleiro/games';
import { refuseOptions } from '../analysis/settings.ts';
import { openStatusLine } from '../analysis/status-line.ts';
import { sayRounded } from '../analysis/words.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { interruptible } from '../play/interrupt.ts';
import { expectGame, pickNamed, type PickOptions } from '../play/pick.ts';
import { drawShown } from '../play/shown.ts';
import { openHost } from '../players/threads.ts';
import { LONGEST_MS, MOST_NODES } from '../service/analyse.ts';
import { expectGoingOn } from '../service/begin.ts';
import { FURTHEST_PLIES, limitProof, MOST_BEST, solveOrLookUp, toSolutionInfo, USUAL_BEST } from '../service/solve.ts';
import { saySolution } from '../solve/words.ts';
import { readCount } from './numbers.ts';

export interface SolveCommandOptions extends PlaceOptions, PickOptions {
  readonly record?: string;
  readonly lines?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly plies?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

const USUAL_MS = 10_000;
const OF_RECORDS = ['match', 'ply'];
const OF_POSITIONS = ['variant', 'start'];

/** Proves the result of a position, or of a place in a recorded match. */
export async function runSolve(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: SolveCommandOptions,
): Promise<void> {
  const limits = await readLimits(context, options);
  const lines =
    options.lines === undefined ? USUAL_BEST : await readCount(context, '--lines', options.lines, MOST_BEST);
  const match = await context.expect(expectGoingOn(await findMatch(context, game, words, options)));
  const { rules, position } = match;
  if (options.json !== true) {
    const drawn = await drawShown(context, { rules, position, outcome: null }, options.ascii === true);
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
      saySolution(context, { info, limits, isStopped: stop.stopped, isKnown: solution.isKnown, side }).join('\n'),
    );
  });
}

async function readLimits(context: Context, { time, nodes, plies }: SolveCommandOptions): Promise<SolveLimits> {
  const given = {
    ...(time !== undefined && { timeMs: await readCount(context, '--time', time, LONGEST_MS) }),
    ...(nodes !== undefined && { nodes: await readCount(context, '--nodes', nodes, MOST_NODES) }),
    ...(plies !== undefined && { plies: await readCount(context, '--plies', plies, FURTHEST_PLIES) }),
  };
  return limitProof(given, USUAL_MS);
}

/** A position that stands alone, or a match up to a ply, whose history counts. */
async function findMatch(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: SolveCommandOptions,
): Promise<Match> {
  const { needsRecord, notForRecord } = context.texts.analysis;
  if (options.record === undefined) {
    refuseOptions(options, OF_RECORDS, needsRecord);
    const { rules, position } = await readPlace(context, expectGame(context, 'solve', game), words, options);
    return new Match(rules, position);
  }
  refuseOptions(options, OF_POSITIONS, notForRecord);
  const { read, ply } = await pickNamed(context, { command: 'solve', game, words, file: options.record, options });
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
    const onProgress = (progress: SolveProgress): void => status.show(sayProgress(context, progress));
    return await host.solve(match, { limits, stop, onProgress });
  } finally {
    status.clear();
    await host.close();
  }
}

function sayProgress(context: Context, { nodes, ms, excludedPlies }: SolveProgress): string {
  const { effort, excluded } = context.texts.solve;
  const said = effort(sayRounded(context, nodes, 0), sayRounded(context, ms / 1000, 1));
  return excludedPlies > 0 ? `${said} ${excluded(excludedPlies)}` : said;
}
