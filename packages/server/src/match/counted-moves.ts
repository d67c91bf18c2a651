import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '../live/bucket.ts';
import { playRefusal } from '../users/permissions.ts';
import type { Person } from '../users/users.ts';
import { isPlainMove, type MoveRequest } from './judge-move.ts';
import type { Matches } from './matches.ts';
import type { CommandResult, Rooms } from './rooms.ts';
import { knownSide } from './sides.ts';

/** For who is over the limit, no match is looked up more often. */
const LOOK_MS = 100;
/** And no more of them at a time. */
const MOST_LOOKED_UP = 64;

export interface CountedMovesParts {
  readonly rooms: Rooms;
  readonly matches: Matches;
  /** What a user may still send of moves that are not made. */
  readonly bucketOf: (user: string) => Bucket;
  /** Whether other processes write to the same matches. */
  readonly isShared: boolean;
  readonly now: () => number;
}

/**
 * Plays moves for users. Each costs something, which is given back when the move is made; so refusals and repetitions are
 * bounded, and legal moves are not. For who has nothing left a move is looked at only as far as that is cheap: one that can
 * be made is made all the same, any other is refused for the number of those before it.
 */
export class CountedMoves {
  private readonly parts: CountedMovesParts;
  private readonly looks = new Map<string, Promise<void>>();

  constructor(parts: CountedMovesParts) {
    this.parts = parts;
  }

  async move(person: Person, id: string, request: MoveRequest): Promise<CommandResult> {
    const { matches, bucketOf, now } = this.parts;
    const bucket = bucketOf(person.info.id);
    const isPaid = bucket.take(now());
    if (!isPaid && !(await this.canBeMade(person, id, request))) {
      return { ok: false, code: 'too-fast', values: { seconds: bucket.secondsUntil() } };
    }
    const result = await matches.move(person, id, request);
    if (isPaid && result.ok && result.isRepeated !== true) bucket.giveBack();
    return result;
  }

  private async canBeMade(person: Person, id: string, request: MoveRequest): Promise<boolean> {
    const { rooms, isShared } = this.parts;
    if (await this.isPlain(person, id, request)) return true;
    // What would make it legal may have been written by another process, or nobody has looked at the match for a while.
    const mayChange = isShared || rooms.peek(id) === null;
    return mayChange && (await this.lookUp(id)) && this.isPlain(person, id, request);
  }

  private async isPlain(person: Person, id: string, request: MoveRequest): Promise<boolean> {
    const { rooms } = this.parts;
    const state = rooms.peek(id);
    if (state === null || playRefusal(person, state.info.terms.isRated) !== null) return false;
    const side = knownSide(state, person.info.id);
    return side !== null && isPlainMove(state, rooms.positions, side, request);
  }

  /** Waits, together with whoever else wants to know, and reads what is new; false when too many wait already. */
  private async lookUp(id: string): Promise<boolean> {
    const known = this.looks.get(id);
    if (known === undefined && this.looks.size >= MOST_LOOKED_UP) return false;
    const look = known ?? this.lookUpSoon(id);
    this.looks.set(id, look);
    await look;
    return true;
  }

  private async lookUpSoon(id: string): Promise<void> {
    const { rooms, isShared } = this.parts;
    await wait(LOOK_MS);
    // Whoever comes while it is read may know of something later, and waits for the next time.
    this.looks.delete(id);
    if ((await rooms.find(id)) !== null && isShared) await rooms.refresh(id);
  }
}
