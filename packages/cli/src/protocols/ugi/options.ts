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
import { computerNames } from '../../players/open-player.ts';

/** The value for no style. */
export const BALANCED = 'balanced';

/** The options. Style applies to the levels and `max`; Threads, Hash (in megabytes) and MultiPV only to `max`. */
export const OPTION_NAMES = ['Variant', 'Player', 'Style', 'Seed', 'Threads', 'Hash', 'MultiPV'] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

interface Range {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** In megabytes. Table indices have 32 bits, enough for every SharedArrayBuffer. */
export const USUAL_HASH = 64;
const LARGEST_HASH = 2048;

/** Seed 0 counts once it is set; until then every run has a random seed. */
const RANGES: Readonly<Record<'Seed' | 'Threads' | 'Hash' | 'MultiPV', Range>> = {
  Seed: { default: 0, min: 0, max: 2 ** 32 - 1 },
  Threads: { default: 1, min: 1, max: 512 },
  Hash: { default: USUAL_HASH, min: 1, max: LARGEST_HASH },
  MultiPV: { default: 1, min: 1, max: 256 },
};

/** The lines that declare the options; the initial values are the defaults. */
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

/** Reads what follows `setoption`: `name <name> value <value>`. Case does not matter in names. */
export function parseSetOption(text: string): Result<{ readonly name: OptionName; readonly value: string }, TextError> {
  const [, written = text, value = ''] = /^name (.*?)(?: value(?: (.*))?)?$/.exec(text) ?? [];
  const name = OPTION_NAMES.find((known) => known.toLowerCase() === written.trim().toLowerCase());
  if (name !== undefined) return ok({ name, value: value.trim() });
  return err(textError('setoption', written, oneOf(OPTION_NAMES)));
}

export function parseOptionNumber(name: keyof typeof RANGES, text: string): Result<number, TextError> {
  const { min, max } = RANGES[name];
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  return err(textError<SharedCode>(name, text, { code: 'number-from', values: { min, max } }));
}
