import { type Failed, withFallback } from '@tabuleiro/engine';
import {
  type BySide,
  type ComputerPlayer,
  type ThinkingLimits,
  ok,
  type Result,
  type Rules,
  type TextError,
  type ComputerSpec,
} from '@tabuleiro/games';
import type { Contestant } from '@tabuleiro/lab/series';
import { openPlayer } from './open-player.ts';

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
