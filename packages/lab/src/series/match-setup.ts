import type { Rules, ComputerSpec } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { Hypotheses } from '../statistics/sprt.ts';
import {
  type CommonOptions,
  MOST_GAMES,
  readCommon,
  readHypotheses,
  readLimits,
  refuse,
  takesLimits,
  type WrittenLimits,
} from './series-options.ts';
import type { SeatSettings, SeriesSettings } from './series-settings.ts';

/** The options of `match` as given. */
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

/** The arguments of `match`. */
export type MatchWords = readonly [game: string | undefined, a: string | undefined, b: string | undefined];

export interface MatchSeriesSetup {
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
/** A limit for a test that never decides. */
const USUAL_GAMES_OF_TEST = '20000';

export async function readMatchSetup(
  context: LabContext,
  [game = '', a, b]: MatchWords,
  options: MatchOptions,
): Promise<MatchSeriesSetup> {
  // Without a game the error is about games, not about a missing player.
  const rules = await context.options.readRules(game, options.variant);
  if (a === undefined || b === undefined) {
    throw context.options.missingArgument('match', a === undefined ? 'A' : 'B');
  }
  const players = [
    await context.options.readComputer(rules.game, a, 'A'),
    await context.options.readComputer(rules.game, b, 'B'),
  ] as const;
  const { threads, openingPlies, seed } = await readCommon(context, options);
  const hypotheses = options.sprt === undefined ? null : readHypotheses(context, options.sprt);
  const usualGames = hypotheses === null ? USUAL_GAMES : USUAL_GAMES_OF_TEST;
  const games = await context.options.readCount('--games', options.games ?? usualGames, MOST_GAMES);
  const seats = await readSeats(context, players, [a, b], options);
  const recordFile = options.record === undefined ? null : await context.files.checkRecordTarget(options.record);
  const file = options.file === undefined ? null : context.files.resolve(options.file);
  const settings = { game: rules.game, variant: rules.variant.id, a: seats[0], b: seats[1], openingPlies, seed };
  return { rules, players, settings, games, hypotheses, threads, recordFile, file };
}

type Pair<T> = readonly [a: T, b: T];

/** Assigns limits to the players and refuses limits that no player takes. */
async function readSeats(
  context: LabContext,
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
