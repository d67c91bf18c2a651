import { setTimeout as wait } from 'node:timers/promises';
import type { MatchState } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { playRefusal, requirePlayer } from '../accounts/tokens.ts';
import type { Person } from '../accounts/users.ts';
import type { TokenBucket } from '../limits/rate-limiter.ts';
import type { Store } from '../store/store.ts';
import type { ActiveMatches, CommandResult } from './active-matches.ts';
import { isPlainMove, type MoveRequest } from './decisions.ts';
import { hasComputer, isComputerSilent } from './fair-play.ts';
import { findSide, knownSide } from './seats.ts';

/** How often a match is looked up for moves that are over the limit. */
const LOOK_UP_MS = 100;
const MOST_LOOKED_UP = 64;

export interface MoveServiceParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  /** Limits the moves of a user that are not played. */
  readonly bucketOf: (user: string) => TokenBucket;
  readonly now: () => number;
}

/**
 * Plays moves for users. Each move costs a token, which is given back when it is played: refused and repeated moves are
 * limited, legal ones are not. A user without tokens can still play a legal move, as far as it is recognised cheaply; any
 * other move is refused as too fast.
 */
export class MoveService {
  private readonly parts: MoveServiceParts;
  private readonly lookUps = new Map<string, Promise<void>>();

  constructor(parts: MoveServiceParts) {
    this.parts = parts;
  }

  async move(person: Person, id: string, request: MoveRequest): Promise<CommandResult> {
    const { activeMatches, bucketOf, now } = this.parts;
    const bucket = bucketOf(person.info.id);
    const isPaid = bucket.take(now());
    if (!isPaid && !(await this.canBePlayed(person, id, request))) {
      return { ok: false, code: 'too-fast', values: { seconds: bucket.secondsUntil() } };
    }
    // Usually everything is in memory, and nothing has to be awaited.
    const state = activeMatches.peek(id);
    const found = (state === null ? null : sideInMemory(state, person)) ?? (await this.findSeat(person, id));
    if (found === 'silent') return { ok: false, code: 'engine-in-rated' };
    const result = await activeMatches.move(id, found, request);
    if (isPaid && result.ok && result.isRepeated !== true) bucket.giveBack();
    return result;
  }

  /** The side of a user who may move; `silent` when the computer opponent must not show how it plays. */
  private async findSeat(person: Person, id: string): Promise<Side | 'silent'> {
    const { store, activeMatches } = this.parts;
    const side = await findSide(activeMatches, id, person.info.id);
    const state = await activeMatches.find(id);
    requirePlayer(person, state?.info.terms.isRated ?? true);
    return state !== null && (await isComputerSilent(store.db, state)) ? 'silent' : side;
  }

  private async canBePlayed(person: Person, id: string, request: MoveRequest): Promise<boolean> {
    const { store, activeMatches } = this.parts;
    if (await this.isPlain(person, id, request)) return true;
    // The entries that make it legal may have been written by another process, or the match is not open here.
    const mayChange = store.isShared || activeMatches.peek(id) === null;
    return mayChange && (await this.lookUp(id)) && this.isPlain(person, id, request);
  }

  private async isPlain(person: Person, id: string, request: MoveRequest): Promise<boolean> {
    const { activeMatches } = this.parts;
    const state = activeMatches.peek(id);
    if (state === null || playRefusal(person, state.info.terms.isRated) !== null) return false;
    const side = knownSide(state, person.info.id);
    return side !== null && isPlainMove(state, activeMatches.positions, side, request);
  }

  /** Reads new entries of a match; calls within a moment share one look-up. False if too many wait. */
  private async lookUp(id: string): Promise<boolean> {
    const known = this.lookUps.get(id);
    if (known === undefined && this.lookUps.size >= MOST_LOOKED_UP) return false;
    const lookUp = known ?? this.lookUpSoon(id);
    this.lookUps.set(id, lookUp);
    await lookUp;
    return true;
  }

  private async lookUpSoon(id: string): Promise<void> {
    const { store, activeMatches } = this.parts;
    await wait(LOOK_UP_MS);
    // Who asks while the match is read may know of a later entry, and waits for the next look-up.
    this.lookUps.delete(id);
    if ((await activeMatches.find(id)) !== null && store.isShared) await activeMatches.refresh(id);
  }
}

/** The side of a user who may move, if the state alone can tell; null if it has to be looked up. */
function sideInMemory(state: MatchState, person: Person): Side | null {
  const side = hasComputer(state) ? null : knownSide(state, person.info.id);
  if (side !== null) requirePlayer(person, state.info.terms.isRated);
  return side;
}
