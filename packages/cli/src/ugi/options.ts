import {
  err,
  type GameId,
  manifestOf,
  ok,
  oneOf,
  type Result,
  type SharedCode,
  styleIds,
  type TextError,
  textError,
} from '@tabuleiro/games';
import { computerNames } from '../players/open.ts';

/** No style. */
export const BALANCED = 'balanced';

/** The options that a runner may set. Style is for the levels and `max`, Threads, Hash (in megabytes) and MultiPV are for `max` alone. */
export const OPTION_NAMES = ['Variant', 'Player', 'Style', 'Seed', 'Threads', 'Hash', 'MultiPV'] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

interface Range {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** In megabytes. An index of the table has 32 bits, which no table that fits into a SharedArrayBuffer passes. */
export const USUAL_HASH = 64;
const LARGEST_HASH = 2048;

/** Seed 0 is a seed like any other once it is set; until then the numbers differ from run to run. */
const RANGES: Readonly<Record<'Seed' | 'Threads' | 'Hash' | 'MultiPV', Range>> = {
  Seed: { default: 0, min: 0, max: 2 ** 32 - 1 },
  Threads: { default: 1, min: 1, max: 512 },
  Hash: { default: USUAL_HASH, min: 1, max: LARGEST_HASH },
  MultiPV: { default: 1, min: 1, max: 256 },
};

/** The lines that announce the options, with what holds at the start as their defaults. */
export function makeOptions(
  game: GameId,
  variant: string,
  player: string,
  style: string | undefined,
): readonly string[] {
  const styles = styleIds(game);
  const combo = (name: OptionName, value: string, all: readonly string[]): string =>
    [`option name ${name} type combo default ${value}`, ...all.map((one) => `var ${one}`)].join(' ');
  return [
    combo(
      'Variant',
      variant,
      manifestOf(game).variants.map(({ id }) => id),
    ),
    combo('Player', player, computerNames(game)),
    ...(styles.length === 0 ? [] : [combo('Style', style ?? BALANCED, [BALANCED, ...styles])]),
    ...Object.entries(RANGES).map(
      ([name, range]) => `option name ${name} type spin default ${range.default} min ${range.min} max ${range.max}`,
    ),
  ];
}

/** Reads what follows `setoption`: `name <name> value <value>`. Names are read in any case, as runners write them. */
export function parseSetOption(text: string): Result<{ readonly name: OptionName; readonly value: string }, TextError> {
  const [, written = text, value = ''] = /^name (.*?)(?: value(?: (.*))?)?$/.exec(text) ?? [];
  const name = OPTION_NAMES.find((known) => known.toLowerCase() === written.trim().toLowerCase());
  if (name !== undefined) return ok({ name, value: value.trim() });
  return err(textError('setoption', written, oneOf(OPTION_NAMES)));
}

export function parseRange(name: keyof typeof RANGES, text: string): Result<number, TextError> {
  const { min, max } = RANGES[name];
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  return err(textError<SharedCode>(name, text, { code: 'number-from', values: { min, max } }));
}
