import {
  type EngineHost,
  type EngineOptions,
  type Failed,
  withFallback,
  openLevel,
  openMax,
  type SearchSettings,
} from '@tabuleiro/engine';
import {
  assert,
  type ComputerPlayer,
  type ComputerSpec,
  err,
  type GameId,
  loadStyle,
  ok,
  openClassic,
  parsePlayer,
  playerError,
  playerNames,
  type Result,
  type Rules,
  type TextError,
  unreachable,
  type BySide,
  type ThinkingLimits,
} from '@tabuleiro/games';
import type { Contestant } from '@tabuleiro/lab/series';
import type { OpenPlayer } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { findTables } from './find-tables.ts';
import { openUgi } from './ugi/ugi-player.ts';

const ENGINE: EngineOptions = { now: () => performance.now() };

/** The names of a game's own computer players, from weak to strong. */
export function computerNames(game: GameId): readonly string[] {
  return playerNames(game).filter((name) => name !== 'human');
}

/** Reads a computer player; `field` names the option or parameter in errors. */
export function parseComputer(game: GameId, text: string, field: string): Result<ComputerSpec, TextError> {
  const spec = parsePlayer(game, text, field);
  if (spec.ok && spec.value.kind !== 'human') return ok(spec.value);
  if (!spec.ok && spec.error.expected.code !== 'player') return spec;
  return err(playerError(game, text, field, computerNames(game)));
}

/**
 * Opens a computer player; the caller closes it. It thinks on this thread, or in its own process (`ugi:`); then `choose`
 * throws a PlayerFailure when the process fails.
 */
export async function openPlayer(
  game: GameId,
  variant: string,
  spec: ComputerSpec,
): Promise<Result<ComputerPlayer, TextError>> {
  switch (spec.kind) {
    case 'classic':
      return ok(await openClassic(game, spec.id));
    case 'level':
      return ok(await openLevel(game, spec.level, { ...ENGINE, style: await loadStyle(game, spec.style) }));
    case 'max':
      return ok(await openMax(game, { ...ENGINE, ...(await engineOptionsOf(game, variant, spec.style)) }));
    case 'ugi':
      return openUgi(variant, spec.command);
    default:
      return unreachable(spec);
  }
}

async function engineOptionsOf(game: GameId, variant: string, style?: string): Promise<EngineOptions> {
  const [tables, loaded] = await Promise.all([findTables(game, variant), loadStyle(game, style)]);
  return { tables, style: loaded };
}

/** Like `openPlayer`, but the player thinks in a worker and leaves this thread free. */
export async function openPlayerInWorker(
  host: EngineHost,
  rules: Rules,
  spec: ComputerSpec,
  settings: Partial<SearchSettings> = {},
): Promise<Result<ComputerPlayer, TextError>> {
  return spec.kind === 'ugi' ? openUgi(rules.variant.id, spec.command) : ok(host.open(spec, settings));
}

/**
 * Opens computer players in threads, so that the screen stays responsive. Our own players fall back to a simple move on
 * errors; outside engines may fail.
 */
export function playerOpener(context: Context, host: EngineHost, rules: Rules, failed: Failed): OpenPlayer {
  return async (spec, lines) => {
    assert(spec.kind !== 'human', 'people choose for themselves');
    const opened = await openPlayerInWorker(host, rules, spec, { lines });
    if (!opened.ok) throw new Error(await context.formatTextError(opened.error));
    return spec.kind === 'ugi' ? opened.value : withFallback(opened.value, failed);
  };
}

/** The two computer players of a match. The caller closes them. */
export interface OpenPlayers {
  readonly contestants: BySide<Contestant>;
  close(): Promise<void>;
}

// Classic players ignore limits; an outside engine uses its default.
const LIMITS: ThinkingLimits = {};

/** Opens both players; `failed` receives internal errors. */
export async function openPlayers(
  rules: Rules,
  players: BySide<ComputerSpec>,
  failed: Failed,
): Promise<Result<OpenPlayers, TextError>> {
  const opened: ComputerPlayer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((player) => player.close()));
  };
  const open = async (spec: ComputerSpec): Promise<Result<Contestant, TextError>> => {
    const player = await openWithFallback(rules, spec, failed);
    if (!player.ok) return player;
    opened.push(player.value);
    return ok({ player: player.value, limits: LIMITS });
  };
  const one = await open(players[1]);
  if (!one.ok) return one;
  const two = await open(players[2]);
  if (two.ok) return ok({ contestants: { 1: one.value, 2: two.value }, close });
  await close();
  return two;
}

/** Opens a player. Our own fall back to a simple move on errors; failures of outside engines are passed on. */
export async function openWithFallback(
  rules: Rules,
  spec: ComputerSpec,
  failed: Failed,
): Promise<Result<ComputerPlayer, TextError>> {
  const player = await openPlayer(rules.game, rules.variant.id, spec);
  return player.ok && spec.kind !== 'ugi' ? ok(withFallback(player.value, failed)) : player;
}
