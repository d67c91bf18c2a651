import { type Failed, makeSteady } from '@tabuleiro/engine';
import {
  assert,
  type BySide,
  type ComputerPlayer,
  type Limits,
  makePlayer,
  ok,
  type PlayerSpec,
  type Result,
  type Rules,
  type TextError,
} from '@tabuleiro/games';
import { openPlayer } from '../players/open.ts';
import type { MoveSource, Seat } from './seats.ts';

/** Two players who sit down; whoever opens the table closes it. */
export interface Table {
  readonly seats: BySide<Seat>;
  close(): Promise<void>;
}

// A classic player looks at no limit; an outside engine keeps to its own when it is given none.
const LIMITS: Limits = {};

/** Gets both players ready; `failed` hears of internal errors, `source` gives the moves of people, when there are any. */
export async function openTable(
  rules: Rules,
  players: BySide<PlayerSpec>,
  failed: Failed,
  source?: MoveSource,
): Promise<Result<Table, TextError>> {
  const opened: ComputerPlayer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((player) => player.close()));
  };
  const sit = async (spec: PlayerSpec): Promise<Result<Seat, TextError>> => {
    const name = makePlayer(spec);
    if (spec.kind === 'human') {
      assert(source !== undefined, 'the moves of people come from somewhere');
      return ok({ kind: 'person', name, source });
    }
    const player = await openPlayer(rules.game, rules.variant.id, spec);
    if (!player.ok) return player;
    opened.push(player.value);
    // The failure of an outside engine is not ours to hide.
    const steady = spec.kind === 'ugi' ? player.value : makeSteady(player.value, failed);
    return ok({ kind: 'computer', name, player: steady, limits: LIMITS });
  };
  const one = await sit(players[1]);
  if (!one.ok) return one;
  const two = await sit(players[2]);
  if (two.ok) return ok({ seats: { 1: one.value, 2: two.value }, close });
  await close();
  return two;
}
