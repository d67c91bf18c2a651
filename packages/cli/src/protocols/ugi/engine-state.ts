import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { chooseWithFallback, type EngineHost, type Failed, type SearchSettings } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  err,
  isEngine,
  makePlayer,
  Match,
  NEVER_STOP,
  ok,
  oneOf,
  type Random,
  restyled,
  type Result,
  type Rules,
  SeededRandom,
  styleIds,
  type TextError,
  textError,
  unreachable,
  type ComputerSpec,
  type GameId,
  manifestOf,
  type SharedCode,
} from '@tabuleiro/games';
import { openHost } from '../../players/engine-host.ts';
import { openPlayerInWorker, parseComputer, computerNames } from '../../players/open-player.ts';
import { parsePositionLine } from '../../players/ugi/lines.ts';
import { parseRules } from '../../queries/parse-position.ts';

const MEGABYTE = 2 ** 20;

/** The state that a runner sets: game, position and options, and the player that results from them. */
export class EngineState {
  private readonly host: EngineHost;
  private readonly failed: Failed;
  private settings: SearchSettings = { threads: 1, tableBytes: USUAL_HASH * MEGABYTE, lines: 1 };
  private rules: Rules;
  private spec: ComputerSpec;
  /** For players with styles. */
  private style: string | undefined;
  private player: ComputerPlayer | null = null;
  match: Match;
  random: Random = new SeededRandom(randomInt(2 ** 32));

  /** `failed` receives internal errors. */
  constructor(rules: Rules, spec: ComputerSpec, failed: Failed) {
    this.failed = failed;
    this.host = openHost(availableParallelism(), 1, failed);
    this.rules = rules;
    this.spec = spec;
    this.style = styleOf(spec);
    this.match = new Match(rules, rules.start());
  }

  /** The lines that declare the options. */
  makeOptions(): readonly string[] {
    const { game, variant } = this.rules;
    return makeOptions(game, variant.id, makePlayer(withStyle(this.spec, undefined)), this.style);
  }

  /** Starts a new match. A new player forgets earlier matches, so that results are repeatable. */
  async newGame(): Promise<void> {
    this.match = new Match(this.rules, this.rules.start());
    // An outside engine receives `uginewgame` itself.
    if (this.spec.kind !== 'ugi') await this.dropPlayer();
  }

  /** Sets the position from the text after `position`; on errors the old one stays. */
  setPosition(text: string): Result<unknown, TextError> {
    const match = parsePositionLine(this.rules, text);
    if (match.ok) this.match = match.value;
    return match;
  }

  /** Answers the text after `query`. */
  answerQuery(text: string): Result<string, TextError> {
    const { outcome, position } = this.match;
    switch (text) {
      case 'gameover':
        return ok(String(outcome !== null));
      case 'p1turn':
        return ok(String(position.turn === 1));
      case 'result':
        return ok(outcome === null ? 'none' : outcome.winner === null ? 'draw' : `p${outcome.winner}win`);
      default:
        return err(textError('query', text, oneOf(['gameover', 'p1turn', 'result'])));
    }
  }

  /** Applies the text after `setoption`. */
  async setOption(text: string): Promise<Result<unknown, TextError>> {
    const option = parseSetOption(text);
    return option.ok ? this.applyOption(option.value.name, option.value.value) : option;
  }

  /** Opens the player on first use. */
  async openPlayer(): Promise<Result<ComputerPlayer, TextError>> {
    if (this.player !== null) return ok(this.player);
    const opened = await openPlayerInWorker(this.host, this.rules, this.spec, this.settings);
    if (!opened.ok) return opened;
    this.player = opened.value;
    await this.warmUp(opened.value);
    return opened;
  }

  /** Searches one node, so that the engine loads its tables before the first real search. */
  private async warmUp(player: ComputerPlayer): Promise<void> {
    if (!isEngine(this.spec)) return;
    const match = new Match(this.rules, this.rules.start());
    await chooseWithFallback(player, this.failed, match, { nodes: 1 }, new SeededRandom(0), NEVER_STOP);
  }

  /** Closes the player; the next use opens a new one. */
  async dropPlayer(): Promise<void> {
    const { player } = this;
    this.player = null;
    await player?.close();
  }

  async close(): Promise<void> {
    await this.dropPlayer();
    await this.host.close();
  }

  private async applyOption(name: OptionName, value: string): Promise<Result<unknown, TextError>> {
    switch (name) {
      case 'Variant': {
        const rules = await parseRules(this.rules.game, value);
        if (rules.ok) await this.change(rules.value, this.spec);
        return rules;
      }
      case 'Player': {
        const spec = parseComputer(this.rules.game, value, name);
        if (spec.ok) {
          // A name without a style keeps the option, so that the order of the two options does not matter.
          this.style = styleOf(spec.value) ?? this.style;
          await this.change(this.rules, spec.value);
        }
        return spec;
      }
      case 'Style': {
        const known = [BALANCED, ...styleIds(this.rules.game)];
        if (!known.includes(value)) return err(textError(name, value, oneOf(known)));
        this.style = value === BALANCED ? undefined : value;
        await this.change(this.rules, this.spec);
        return ok(value);
      }
      case 'Seed': {
        const seed = parseOptionNumber(name, value);
        if (seed.ok) this.random = new SeededRandom(seed.value);
        return seed;
      }
      case 'Threads':
      case 'Hash':
      case 'MultiPV': {
        const number = parseOptionNumber(name, value);
        if (number.ok) await this.changeSettings(name, number.value);
        return number;
      }
      default:
        return unreachable(name);
    }
  }

  /** Changed settings need a new player, which starts with an empty table. */
  private async changeSettings(name: 'Threads' | 'Hash' | 'MultiPV', value: number): Promise<void> {
    const changed = { Threads: { threads: value }, Hash: { tableBytes: value * MEGABYTE }, MultiPV: { lines: value } };
    this.settings = { ...this.settings, ...changed[name] };
    await this.dropPlayer();
  }

  /** Changes player or variant; a new variant begins at its start position. */
  private async change(rules: Rules, spec: ComputerSpec): Promise<void> {
    const isOther = rules.variant.id !== this.rules.variant.id;
    this.rules = rules;
    this.spec = withStyle(spec, this.style);
    if (isOther) this.match = new Match(rules, rules.start());
    await this.dropPlayer();
  }
}

const styleOf = (spec: ComputerSpec): string | undefined => (isEngine(spec) ? spec.style : undefined);

const withStyle = (spec: ComputerSpec, style: string | undefined): ComputerSpec =>
  isEngine(spec) ? restyled(spec, style) : spec;

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
