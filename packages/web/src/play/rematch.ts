import { Match, type PlayerSpec } from '@tabuleiro/games';
import { newClock, type Opening } from './opening.ts';

/** The same start with the sides changed, for the same players, or for a person against another computer. */
export async function rematchOf({ setup, match }: Opening, seed: number, opponent?: PlayerSpec): Promise<Opening> {
  const seat = (player: PlayerSpec): PlayerSpec =>
    opponent === undefined || player.kind === 'human' ? player : opponent;
  return {
    setup: { ...setup, players: { 1: seat(setup.players[2]), 2: seat(setup.players[1]) } },
    match: new Match(match.rules, match.positionAt(0)),
    seed,
    clock: await newClock(setup),
    isKept: true,
    problem: null,
  };
}
