import { type BySide, type GameId, loadRules, Match, type PlayerSpec, type Position } from '@tabuleiro/games';
import type { Branches } from './branches.ts';
import type { ClockSetup } from './clock-setup.ts';
import { MatchClock } from './match-clock.ts';

/** What a person chose before a match. */
export interface MatchSetup {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly players: BySide<PlayerSpec>;
  /** Null without clocks. */
  readonly clock: ClockSetup | null;
}

/** A match to play, new or resumed. */
export interface MatchSource {
  readonly setup: MatchSetup;
  readonly match: Match;
  readonly seed: number;
  /** What the clocks showed so far. */
  readonly clock: MatchClock | null;
  readonly branches?: Branches;
  /** Whether computers that play each other wait. */
  readonly isPaused?: boolean;
}

export function newClock({ clock }: MatchSetup): MatchClock | null {
  return clock === null ? null : new MatchClock(clock);
}

/** A new match, from the start that the setup names or from another position. */
export async function newMatch(setup: MatchSetup, seed: number, position?: Position): Promise<MatchSource> {
  const rules = await loadRules(setup.game, setup.variant);
  return { setup, match: new Match(rules, position ?? rules.start(setup.start)), seed, clock: newClock(setup) };
}

/** A new match from the same start. */
export function restartOf({ setup, match }: MatchSource, seed: number, players = setup.players): MatchSource {
  const start = new Match(match.rules, match.positionAt(0));
  return { setup: { ...setup, players }, match: start, seed, clock: newClock(setup) };
}

/** The same with the sides changed, for the same players, or for a person against another computer. */
export function rematchOf(source: MatchSource, seed: number, opponent?: PlayerSpec): MatchSource {
  const { players } = source.setup;
  const seat = (player: PlayerSpec): PlayerSpec =>
    opponent === undefined || player.kind === 'human' ? player : opponent;
  return restartOf(source, seed, { 1: seat(players[2]), 2: seat(players[1]) });
}
