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
} from '@tabuleiro/games';
import { type ComputerSpec, openPlayerAside, parseComputer } from '../players/open.ts';
import { openHost } from '../players/threads.ts';
import { parseRules } from '../service/params.ts';
import { BALANCED, makeOptions, type OptionName, parseRange, parseSetOption, USUAL_HASH } from './options.ts';
import { parsePositionLine } from './position.ts';

const MEGABYTE = 2 ** 20;

/** What a runner has told us: game, position and options; and the player who plays accordingly. */
export class EngineState {
  private readonly host: EngineHost;
  private readonly failed: Failed;
  private settings: SearchSettings = { threads: 1, tableBytes: USUAL_HASH * MEGABYTE, lines: 1 };
  private rules: Rules;
  private spec: ComputerSpec;
  /** Of players that have styles. */
  private style: string | undefined;
  private player: ComputerPlayer | null = null;
  match: Match;
  random: Random = new SeededRandom(randomInt(2 ** 32));

  /** `failed` hears of internal errors. */
  constructor(rules: Rules, spec: ComputerSpec, failed: Failed) {
    this.failed = failed;
    this.host = openHost(availableParallelism(), 1, failed);
    this.rules = rules;
    this.spec = spec;
    this.style = styleOf(spec);
    this.match = new Match(rules, rules.start());
  }

  /** The lines that announce the options. */
  makeOptions(): readonly string[] {
    const { game, variant } = this.rules;
    return makeOptions(game, variant.id, makePlayer(withStyle(this.spec, undefined)), this.style);
  }

  /** A match of which nothing is known from others, so that it is the same whatever was played before. */
  async newGame(): Promise<void> {
    this.match = new Match(this.rules, this.rules.start());
    // An outside engine hears of it from us, and forgets what it wants.
    if (this.spec.kind !== 'ugi') await this.dropPlayer();
  }

  /** Takes what follows `position`; when that cannot be, the position before stands. */
  setPosition(text: string): Result<unknown, TextError> {
    const match = parsePositionLine(this.rules, text);
    if (match.ok) this.match = match.value;
    return match;
  }

  /** The answer to what follows `query`. */
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

  /** Takes what follows `setoption`. */
  async setOption(text: string): Promise<Result<unknown, TextError>> {
    const option = parseSetOption(text);
    return option.ok ? this.applyOption(option.value.name, option.value.value) : option;
  }

  /** The player, started when it is first needed. */
  async openPlayer(): Promise<Result<ComputerPlayer, TextError>> {
    if (this.player !== null) return ok(this.player);
    const opened = await openPlayerAside(this.host, this.rules, this.spec, this.settings);
    if (!opened.ok) return opened;
    this.player = opened.value;
    await this.warmUp(opened.value);
    return opened;
  }

  /** Lets the engine load and prepare what it needs, tables too, so that its first answer does not have to wait for that. */
  private async warmUp(player: ComputerPlayer): Promise<void> {
    if (!isEngine(this.spec)) return;
    const match = new Match(this.rules, this.rules.start());
    await chooseWithFallback(player, this.failed, match, { nodes: 1 }, new SeededRandom(0), NEVER_STOP);
  }

  /** Lets the player go; another is started when it is needed. */
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
          // A name without a style leaves the option as it is, in whatever order the two are set.
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
        const seed = parseRange(name, value);
        if (seed.ok) this.random = new SeededRandom(seed.value);
        return seed;
      }
      case 'Threads':
      case 'Hash':
      case 'MultiPV': {
        const number = parseRange(name, value);
        if (number.ok) await this.changeSettings(name, number.value);
        return number;
      }
      default:
        return unreachable(name);
    }
  }

  /** What the engine has learnt is let go with the player that learnt it. */
  private async changeSettings(name: 'Threads' | 'Hash' | 'MultiPV', value: number): Promise<void> {
    const changed = { Threads: { threads: value }, Hash: { tableBytes: value * MEGABYTE }, MultiPV: { lines: value } };
    this.settings = { ...this.settings, ...changed[name] };
    await this.dropPlayer();
  }

  /** Another player or variant; another variant begins at its start. */
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
