import { availableParallelism } from 'node:os';
import type { Hypotheses } from '@tabuleiro/engine';
import { formatTextError, SHARED_TEXTS, textError } from '@tabuleiro/games';
import { readCount, readNumber } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import type { ComputerSpec } from '../players/open.ts';
import type { ContestTexts } from '../text/contests/texts.ts';
import { UsageError } from '../usage.ts';
import type { SeatSettings } from './settings.ts';

// Options that `match` and `tournament` share, read and checked.

export const MOST_GAMES = 100_000;
const MOST_OPENING_PLIES = 40;
const MOST_THREADS = 512;
const MOST_TIME_MS = 3_600_000;
const MOST_NODES = 1e12;
const LARGEST_SEED = 2 ** 32 - 1;

/** Enough that no two openings are alike in most games, and little enough that the players play the match. */
const USUAL_OPENING_PLIES = '2';
/** The same in every run, so that the same command goes on with the same series. */
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

export async function readCommon(context: Context, options: CommonOptions): Promise<CommonSettings> {
  const { openingPlies = USUAL_OPENING_PLIES, seed = USUAL_SEED, threads } = options;
  return {
    openingPlies: await readNumber(context, '--opening-plies', openingPlies, MOST_OPENING_PLIES),
    seed: await readNumber(context, '--seed', seed, LARGEST_SEED),
    threads:
      threads === undefined ? availableParallelism() : await readCount(context, '--threads', threads, MOST_THREADS),
  };
}

/** Ends the command with "field: found …, expected …"; the sentence is one of ours. */
export function refuse(context: Context, field: string, found: string, code: keyof ContestTexts['expected']): never {
  const shared = SHARED_TEXTS[context.language];
  const messages = { ...shared.messages, ...context.texts.contests.expected };
  const locale = { language: context.language, shared: { ...shared, messages } };
  throw new UsageError(formatTextError(locale, textError(field, found, { code })));
}

/** A limit as it was written, and under which name. */
export interface WrittenLimits {
  readonly time?: WrittenLimit;
  readonly nodes?: WrittenLimit;
}

export interface WrittenLimit {
  readonly field: string;
  readonly text: string;
}

/** Whether somebody has to say how long the player thinks. Classic players and levels know that themselves. */
export function takesLimits(spec: ComputerSpec): boolean {
  return spec.kind === 'max' || spec.kind === 'ugi';
}

export async function readLimits(context: Context, { time, nodes }: WrittenLimits): Promise<SeatSettings['limits']> {
  return {
    ...(time !== undefined && { timeMs: await readCount(context, time.field, time.text, MOST_TIME_MS) }),
    ...(nodes !== undefined && { nodes: await readCount(context, nodes.field, nodes.text, MOST_NODES) }),
  };
}

/** Beyond this a player wins or loses everything, and no number of matches tells one hypothesis from another. */
const MOST_ELO = 2000;

/** "0,10": what the two hypotheses say. */
export function readHypotheses(context: Context, text: string): Hypotheses {
  const [, first = '', second = ''] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(first), Number(second)];
  const isPossible = first !== '' && elo0 >= -MOST_ELO && elo0 < elo1 && elo1 <= MOST_ELO;
  if (!isPossible) refuse(context, '--sprt', text, 'hypotheses');
  return { elo0, elo1 };
}
