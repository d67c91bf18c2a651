import {
  type BySide,
  type GameId,
  loadRules,
  Match,
  type PlayerSpec,
  type Position,
  type Rules,
  SeededRandom,
  type Variant,
} from '@tabuleiro/games';
import { type ClockSetup, MatchClock } from './match-clock.ts';
import type { Beginning, Branches } from './match-history.ts';

/** Means that the match draws its start by lot. */
export const BY_LOT = 'lot';

/** A person's choices before a match. */
export interface MatchSetup {
  readonly game: GameId;
  readonly variant: string;
  /** The id of a start, or `BY_LOT`. */
  readonly start: string;
  readonly players: BySide<PlayerSpec>;
  /** Null without clocks. */
  readonly clock: ClockSetup | null;
}

/** A match to play, new or resumed. */
export interface MatchSource extends Beginning {
  readonly setup: MatchSetup;
  readonly match: Match;
  readonly seed: number;
  /** The clocks with their times so far. */
  readonly clock: MatchClock | null;
  readonly branches?: Branches;
  /** Whether computers that play each other are paused. */
  readonly isPaused?: boolean;
  /** The ply at which a computer last weighed a draw offer; null or absent when none has. */
  readonly lastDrawOffer?: number | null;
}

export function newClock({ clock }: MatchSetup): MatchClock | null {
  return clock === null ? null : new MatchClock(clock);
}

/** The default start for a person. */
export function usualStart({ starts, drawsStart }: Variant): string {
  return drawsStart === true && starts.length > 1 ? BY_LOT : starts[0].id;
}

/** The position of a start, given its id or `BY_LOT`. The same seed draws the same start. */
export function resolveStart(rules: Rules, start: string, seed: number): ResolvedStart {
  const { starts } = rules.variant;
  if (start !== BY_LOT) return { start, position: rules.start(start), isStartDrawn: false };
  // The players draw from the seed too, and their draws must not depend on the lot.
  const drawn = starts[new SeededRandom(~seed).below(starts.length)] ?? starts[0];
  return { start: drawn.id, position: rules.start(drawn.id), isStartDrawn: true };
}

interface ResolvedStart {
  readonly start: string;
  readonly position: Position;
  readonly isStartDrawn: boolean;
}

/** A new match, from the setup's start or from another position. */
export async function newMatch(setup: MatchSetup, seed: number, position?: Position): Promise<MatchSource> {
  const rules = await loadRules(setup.game, setup.variant);
  const clock = newClock(setup);
  if (position !== undefined) return { setup, match: new Match(rules, position), seed, clock };
  const { start, position: first, isStartDrawn } = resolveStart(rules, setup.start, seed);
  return { setup: { ...setup, start }, match: new Match(rules, first), seed, clock, isStartDrawn };
}

/** A new match from the same start, or from a new draw where the start was drawn. */
export function restartOf({ setup, match, isStartDrawn }: MatchSource, seed: number): MatchSource {
  const { rules } = match;
  const clock = newClock(setup);
  if (isStartDrawn !== true) return { setup, match: new Match(rules, match.positionAt(0)), seed, clock };
  const { start, position } = resolveStart(rules, BY_LOT, seed);
  return { setup: { ...setup, start }, match: new Match(rules, position), seed, clock, isStartDrawn };
}

/** The same match, from the same start, with sides swapped; against the same players or against another computer. */
export function rematchOf({ setup, match }: MatchSource, seed: number, opponent?: PlayerSpec): MatchSource {
  const seat = (player: PlayerSpec): PlayerSpec =>
    opponent === undefined || player.kind === 'human' ? player : opponent;
  const players = { 1: seat(setup.players[2]), 2: seat(setup.players[1]) };
  const start = new Match(match.rules, match.positionAt(0));
  return { setup: { ...setup, players }, match: start, seed, clock: newClock(setup), isRematch: true };
}
