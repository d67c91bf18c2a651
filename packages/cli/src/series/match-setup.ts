import type { Hypotheses } from '@tabuleiro/engine';
import type { Rules } from '@tabuleiro/games';
import { readCount } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import { readReplacedFile } from '../play/setup.ts';
import { type ComputerSpec, parseComputer } from '../players/open.ts';
import { parseRules } from '../service/params.ts';
import { resolveFile } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import {
  type CommonOptions,
  MOST_GAMES,
  readCommon,
  readHypotheses,
  readLimits,
  refuse,
  takesLimits,
  type WrittenLimits,
} from './options.ts';
import type { SeatSettings, SeriesSettings } from './settings.ts';

/** The options of `match`, as they were given. */
export interface MatchOptions extends CommonOptions {
  readonly variant?: string;
  readonly games?: string;
  readonly time?: string;
  readonly timeA?: string;
  readonly timeB?: string;
  readonly nodes?: string;
  readonly nodesA?: string;
  readonly nodesB?: string;
  readonly sprt?: string;
  readonly record?: string;
  readonly file?: string;
  readonly fresh?: boolean;
  readonly json?: boolean;
}

/** The words after `match`. */
export type MatchWords = readonly [game: string | undefined, a: string | undefined, b: string | undefined];

export interface MatchSetup {
  readonly rules: Rules;
  readonly players: readonly [a: ComputerSpec, b: ComputerSpec];
  readonly settings: SeriesSettings;
  readonly games: number;
  readonly hypotheses: Hypotheses | null;
  readonly threads: number;
  /** Absolute paths. */
  readonly recordFile: string | null;
  readonly file: string | null;
}

const USUAL_GAMES = '100';
/** A test ends by itself; this is for one that never would. */
const USUAL_GAMES_OF_TEST = '20000';

export async function readMatchSetup(
  context: Context,
  [game = '', a, b]: MatchWords,
  options: MatchOptions,
): Promise<MatchSetup> {
  // Whoever leaves the game out is told of games, not of a player that is missing.
  const rules = await context.expect(await parseRules(game, options.variant));
  if (a === undefined || b === undefined) {
    const { missingArgument, seeHelp } = context.texts.usage;
    throw new UsageError(`${missingArgument(a === undefined ? 'A' : 'B')}; ${seeHelp('tabuleiro match')}`);
  }
  const players = [
    await context.expect(parseComputer(rules.game, a, 'A')),
    await context.expect(parseComputer(rules.game, b, 'B')),
  ] as const;
  const { threads, openingPlies, seed } = await readCommon(context, options);
  const hypotheses = options.sprt === undefined ? null : readHypotheses(context, options.sprt);
  const usualGames = hypotheses === null ? USUAL_GAMES : USUAL_GAMES_OF_TEST;
  const games = await readCount(context, '--games', options.games ?? usualGames, MOST_GAMES);
  const seats = await readSeats(context, players, [a, b], options);
  const recordFile = await readReplacedFile(context, options.record);
  const file = options.file === undefined ? null : resolveFile(context.io.env, options.file);
  const settings = { game: rules.game, variant: rules.variant.id, a: seats[0], b: seats[1], openingPlies, seed };
  return { rules, players, settings, games, hypotheses, threads, recordFile, file };
}

type Pair<T> = readonly [a: T, b: T];

/** Gives each player its limits, and refuses those that would be for nobody. */
async function readSeats(
  context: Context,
  players: Pair<ComputerSpec>,
  texts: Pair<string>,
  options: MatchOptions,
): Promise<Pair<SeatSettings>> {
  const own: Pair<WrittenLimits> = [
    written('-a', options.timeA, options.nodesA),
    written('-b', options.timeB, options.nodesB),
  ];
  const common = written('', options.time, options.nodes);
  const taking = players.map(takesLimits);
  const useless = [...own.filter((_, index) => taking[index] !== true), ...(taking.includes(true) ? [] : [common])];
  for (const limit of useless.flatMap(({ time, nodes }) => [time, nodes])) {
    if (limit !== undefined) refuse(context, limit.field, limit.text, 'no-limit');
  }
  const seatOf = async (index: 0 | 1): Promise<SeatSettings> => ({
    player: texts[index],
    limits: taking[index] === true ? await readLimits(context, { ...common, ...own[index] }) : {},
  });
  return [await seatOf(0), await seatOf(1)];
}

function written(ending: string, time: string | undefined, nodes: string | undefined): WrittenLimits {
  return {
    ...(time !== undefined && { time: { field: `--time${ending}`, text: time } }),
    ...(nodes !== undefined && { nodes: { field: `--nodes${ending}`, text: nodes } }),
  };
}
