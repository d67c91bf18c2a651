import { type Failed, withFallback } from '@tabuleiro/engine';
import {
  type BySide,
  type ComputerPlayer,
  type Limits,
  makePlayer,
  ok,
  type Result,
  type Rules,
  type TextError,
} from '@tabuleiro/games';
import { type ComputerSpec, openPlayer } from '../players/open.ts';
import type { Seat } from './seats.ts';

/** The two computer players of a match. The caller closes them. */
export interface Table {
  readonly seats: BySide<Seat>;
  close(): Promise<void>;
}

// A classic player looks at no limit; an outside engine keeps to its own when it is given none.
const LIMITS: Limits = {};

/** Gets both players ready; `failed` hears of internal errors. */
export async function openTable(
  rules: Rules,
  players: BySide<ComputerSpec>,
  failed: Failed,
): Promise<Result<Table, TextError>> {
  const opened: ComputerPlayer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((player) => player.close()));
  };
  const sit = async (spec: ComputerSpec): Promise<Result<Seat, TextError>> => {
    const player = await openSteady(rules, spec, failed);
    if (!player.ok) return player;
    opened.push(player.value);
    return ok({ name: makePlayer(spec), player: player.value, limits: LIMITS });
  };
  const one = await sit(players[1]);
  if (!one.ok) return one;
  const two = await sit(players[2]);
  if (two.ok) return ok({ seats: { 1: one.value, 2: two.value }, close });
  await close();
  return two;
}

/** Opens a player of ours so that it always has a move. The failure of an outside engine is not ours to hide. */
export async function openSteady(
  rules: Rules,
  spec: ComputerSpec,
  failed: Failed,
): Promise<Result<ComputerPlayer, TextError>> {
  const player = await openPlayer(rules.game, rules.variant.id, spec);
  return player.ok && spec.kind !== 'ugi' ? ok(withFallback(player.value, failed)) : player;
}
