import { availableParallelism } from 'node:os';
import { formatTextError, SHARED_TEXTS, textError, type ComputerSpec } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { Hypotheses } from '../statistics/sprt.ts';
import type { SeatSettings } from './series-settings.ts';
import type { SeriesTexts } from './text/en.ts';

// Options of both `match` and `tournament`.

export const MOST_GAMES = 100_000;
const MOST_OPENING_PLIES = 40;
const MOST_THREADS = 512;
const MOST_TIME_MS = 3_600_000;
const MOST_NODES = 1e12;
const LARGEST_SEED = 2 ** 32 - 1;

/** Enough for different openings in most games, few enough to leave the match to the players. */
const USUAL_OPENING_PLIES = '2';
/** Fixed, so that repeating a command continues its series. */
const USUAL_SEED = '1';

export interface CommonOptions {
  readonly openingPlies?: string;
  readonly seed?: string;
  readonly threads?: string;
}

export interface CommonSettings {
  readonly openingPlies: number;
  readonly seed: number;
  readonly threads: number;
}

export async function readCommon(context: LabContext, options: CommonOptions): Promise<CommonSettings> {
  const { openingPlies = USUAL_OPENING_PLIES, seed = USUAL_SEED, threads } = options;
  return {
    openingPlies: await context.options.readNumber('--opening-plies', openingPlies, MOST_OPENING_PLIES),
    seed: await context.options.readNumber('--seed', seed, LARGEST_SEED),
    threads:
      threads === undefined
        ? availableParallelism()
        : await context.options.readCount('--threads', threads, MOST_THREADS),
  };
}

/** Ends the command with "field: found …, expected …", worded by this package. */
export function refuse(context: LabContext, field: string, found: string, code: keyof SeriesTexts['expected']): never {
  const shared = SHARED_TEXTS[context.language];
  const messages = { ...shared.messages, ...context.texts.series.expected };
  const locale = { language: context.language, shared: { ...shared, messages } };
  throw context.usageError(formatTextError(locale, textError(field, found, { code })));
}

/** A limit as typed, with its option. */
export interface WrittenLimits {
  readonly time?: WrittenLimit;
  readonly nodes?: WrittenLimit;
}

export interface WrittenLimit {
  readonly field: string;
  readonly text: string;
}

/** Whether the player needs a limit. Classic players and levels have their own. */
export function takesLimits(spec: ComputerSpec): boolean {
  return spec.kind === 'max' || spec.kind === 'ugi';
}

export async function readLimits(context: LabContext, { time, nodes }: WrittenLimits): Promise<SeatSettings['limits']> {
  return {
    ...(time !== undefined && { timeMs: await context.options.readCount(time.field, time.text, MOST_TIME_MS) }),
    ...(nodes !== undefined && { nodes: await context.options.readCount(nodes.field, nodes.text, MOST_NODES) }),
  };
}

/** Beyond this one player wins everything, and no number of matches separates the hypotheses. */
const MOST_ELO = 2000;

/** Two hypotheses, such as "0,10". */
export function readHypotheses(context: LabContext, text: string): Hypotheses {
  const [, first = '', second = ''] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(first), Number(second)];
  const isPossible = first !== '' && elo0 >= -MOST_ELO && elo0 < elo1 && elo1 <= MOST_ELO;
  if (!isPossible) refuse(context, '--sprt', text, 'hypotheses');
  return { elo0, elo1 };
}
