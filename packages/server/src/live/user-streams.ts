import { isRunning, type MatchState, type Offer, type UserInfo, type UserLine } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { userOf } from '../match/match-summary.ts';
import type { NdjsonStream } from './ndjson-stream.ts';

/** What a stream has been sent about a match. */
interface Told {
  /** The last turn that was sent, with its time, because a ply may come again after a takeback. */
  turn: string | null;
  isOver: boolean;
  readonly offers: Set<number>;
}

/** A line that stays open for months does not remember all matches of that time. */
const MOST_REMEMBERED = 1000;

class Following {
  readonly stream: NdjsonStream<UserLine>;
  private readonly user: string;
  private readonly told = new Map<string, Told>();

  constructor(user: string, stream: NdjsonStream<UserLine>) {
    this.user = user;
    this.stream = stream;
  }

  knows(match: string): boolean {
    return this.told.has(match);
  }

  /** Sends what is new in a match. It compares states instead of following entries, so that nothing can be missed. */
  consider(state: MatchState): void {
    const { info, ending } = state;
    const side = ([1, 2] as const).find((one) => userOf(state.seats[one]) === this.user);
    if (side === undefined) return;
    const { id } = info;
    let told = this.told.get(id);
    if (told === undefined) {
      // Matches that never began, or were over when the stream was opened, are not sent.
      if (!isRunning(state)) return;
      told = { turn: null, isOver: false, offers: new Set() };
      this.remember(id, told);
      this.stream.send({ t: 'begun', match: id, side, info });
    }
    this.considerOffers(state, side, told);
    if (ending !== null) {
      if (!told.isOver) this.stream.send({ t: 'over', match: id, ending });
      told.isOver = true;
      // After a rematch there is nothing left to tell.
      if (state.rematch !== null) this.told.delete(id);
    } else this.considerTurn(state, side, told);
  }

  private remember(match: string, told: Told): void {
    this.told.set(match, told);
    if (this.told.size <= MOST_REMEMBERED) return;
    const over = [...this.told].find(([, { isOver }]) => isOver);
    if (over !== undefined) this.told.delete(over[0]);
  }

  private considerTurn(state: MatchState, side: Side, told: Told): void {
    if (state.turn !== side) {
      told.turn = null;
      return;
    }
    const turn = `${state.plies.length} ${state.since}`;
    if (told.turn === turn) return;
    told.turn = turn;
    this.stream.send({ t: 'turn', match: state.info.id, ply: state.plies.length, line: state.line });
  }

  private considerOffers(state: MatchState, side: Side, told: Told): void {
    const { drawOffer, takeback, rematchOffer, ending, rematch, info } = state;
    const offer = (what: 'draw' | 'takeback' | 'rematch', made: Offer | null): void => {
      if (made === null || made.side === side || told.offers.has(made.version)) return;
      told.offers.add(made.version);
      this.stream.send({ t: 'offer', match: info.id, what, of: made.version });
    };
    if (ending === null) {
      offer('draw', drawOffer);
      offer('takeback', takeback);
    } else if (rematch === null) offer('rematch', rematchOffer);
  }
}

export interface UserStreamParts {
  readonly now: () => number;
  readonly find: (match: string) => Promise<MatchState | null>;
  /** The matches of some users that are not over. */
  readonly matchesOf: (users: readonly string[]) => Promise<readonly string[]>;
}

/** Programs that follow all their matches over one line each. */
export class UserStreams {
  private readonly parts: UserStreamParts;
  private readonly byUser = new Map<string, Set<Following>>();

  constructor(parts: UserStreamParts) {
    this.parts = parts;
  }

  countOf(user: string): number {
    return this.byUser.get(user)?.size ?? 0;
  }

  async open(user: UserInfo, stream: NdjsonStream<UserLine>): Promise<void> {
    const following = new Following(user.id, stream);
    stream.send({ t: 'welcome', user, now: this.parts.now() });
    const set = this.byUser.get(user.id) ?? new Set();
    this.byUser.set(user.id, set.add(following));
    await this.lookAt(await this.parts.matchesOf([user.id]));
  }

  close(user: string, stream: NdjsonStream<UserLine>): void {
    const set = this.byUser.get(user);
    for (const following of set ?? []) if (following.stream === stream) set?.delete(following);
    if (set?.size === 0) this.byUser.delete(user);
  }

  /** Sends what is new in a match to its users. */
  consider(state: MatchState): void {
    for (const side of [1, 2] as const) {
      const user = userOf(state.seats[side]);
      for (const following of (user === null ? undefined : this.byUser.get(user)) ?? []) following.consider(state);
    }
  }

  /** Another process has written to a match and named the user to move. */
  async hear(match: string, turnUser: string | null): Promise<void> {
    const isOurs = turnUser !== null && this.byUser.has(turnUser);
    if (isOurs || this.all().some((following) => following.knows(match))) await this.lookAt([match]);
  }

  /** Looks for matches that began at other processes. */
  async look(): Promise<void> {
    if (this.byUser.size > 0) await this.lookAt(await this.parts.matchesOf([...this.byUser.keys()]));
  }

  streams(): readonly NdjsonStream<UserLine>[] {
    return this.all().map(({ stream }) => stream);
  }

  beat(now: number): void {
    for (const { stream } of this.all()) stream.beat({ t: 'beat', now });
  }

  private async lookAt(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      const state = await this.parts.find(match);
      if (state !== null) this.consider(state);
    }
  }

  private all(): readonly Following[] {
    return [...this.byUser.values()].flatMap((set) => Array.from(set));
  }
}
