import { type GameId, loadRules, Match } from '@tabuleiro/games';
import { asksForMatch, BEFORE_QUERY, RECORD_QUERY, setupFromQuery, usualSetup } from './address.ts';
import type { MatchSetup } from './game-store.ts';
import { type Keepsakes, keptRecord, recordBefore } from './kept.ts';
import type { Remark } from './kit.ts';
import type { MatchClock } from './match-clock.ts';
import type { Lines } from './other-lines.ts';

/** A match that is about to be shown, new or not. */
export interface Opening {
  readonly setup: MatchSetup;
  readonly match: Match;
  readonly seed: number;
  /** What the clocks showed so far; it belongs to the match. */
  readonly clock: MatchClock | null;
  /** What else was played from the same start. */
  readonly lines?: Lines;
  /** Whether the computers that play it wait. */
  readonly isPaused?: boolean;
  /** Whether it is the kept match, or takes its place before anybody has moved. */
  readonly isKept: boolean;
  /** Why it is not the match that was asked for. */
  readonly problem: Remark | null;
}

/** What the page was asked to show. */
export interface OpeningRequest {
  readonly game: GameId;
  /** What follows `?` in the address. */
  readonly query: string;
}

/** Finds the match: the one that the address holds, a new one as it asks for, the kept one, or a new one as usual. */
export async function openMatch(request: OpeningRequest, storage: Keepsakes, newSeed: number): Promise<Opening> {
  const { game } = request;
  const query = new URLSearchParams(request.query);
  const shared = query.get(RECORD_QUERY);
  if (shared !== null) {
    const { openShared } = await import('./read-shared.ts');
    return openShared(shared, setupFromQuery(game, query), newSeed);
  }
  if (asksForMatch(query)) return begin(setupFromQuery(game, query), newSeed);
  const before = query.has(BEFORE_QUERY) ? recordBefore(storage, game) : null;
  const kept = before ?? keptRecord(storage, game);
  const opening = kept === null ? null : await openKept(game, kept);
  if (opening !== null && typeof opening === 'object') return opening;
  return { ...(await begin(usualSetup(game), newSeed)), problem: opening };
}

/** Whoever comes for the first time has no record to read, and need not load what reads records. */
async function openKept(game: GameId, text: string): Promise<Opening | Remark> {
  return (await import('./read-opening.ts')).openKept(game, text);
}

/** A record that cannot be opened here. */
export interface RefusedRecord {
  readonly why: Remark;
  /** Where it can be, when nothing else is wrong with it. */
  readonly other?: GameId;
}

/** Reads a record that somebody brings; or says what is wrong with it. */
export async function readOpening(game: GameId, text: string, newSeed: number): Promise<Opening | RefusedRecord> {
  return (await import('./read-opening.ts')).readOpening(game, text, newSeed);
}

export async function newClock({ clock }: MatchSetup): Promise<MatchClock | null> {
  if (clock === null) return null;
  const { MatchClock: Made } = await import('./match-clock.ts');
  return new Made(clock);
}

/** A new match. */
export async function begin(setup: MatchSetup, seed: number): Promise<Opening> {
  const rules = await loadRules(setup.game, setup.variant);
  return {
    setup,
    match: new Match(rules, rules.start(setup.start)),
    seed,
    clock: await newClock(setup),
    isKept: false,
    problem: null,
  };
}
