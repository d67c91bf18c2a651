import { randomInt } from 'node:crypto';
import type { MatchInfo, MatchState, MatchTerms, Seat, UnratedReason, UserInfo } from '@tabuleiro/client';
import { findVariant, loadRules, otherSide, parsePlayer, type Side } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { sql } from 'kysely';
import { requirePlayer } from '../accounts/tokens.ts';
import type { Person } from '../accounts/users.ts';
import { KeyedMutex } from '../limits/locks.ts';
import { isPairAtLimit } from '../ratings/rate-match.ts';
import { RefusalError, unknownDetail, unknownPlayerDetail } from '../refusal-error.ts';
import { derivedId, newId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { type ActiveMatches, type CommandResult, firstEvents, firstState } from './active-matches.ts';
import { checkCreationLimits, type Creator } from './creation-limits.ts';
import { hasComputer, refuseEngine } from './fair-play.ts';
import { progressOf, summaryOf, userOf } from './match-summary.ts';
import { checkOpponentsAvailable, SeatAssigner, type UserSeat } from './seats.ts';

/** The opponent of the user who creates a match. */
export type NewMatchOpponent = { readonly kind: 'open' } | { readonly kind: 'computer'; readonly player: string };

export interface NewMatch {
  readonly terms: Omit<MatchTerms, 'variant' | 'start'> & { readonly variant?: string; readonly start?: string };
  /** The side of the user who creates it; random if absent. */
  readonly side?: Side;
  readonly opponent: NewMatchOpponent;
}

/** A match to be written. */
interface NewRow {
  readonly id: string;
  readonly terms: MatchTerms;
  readonly isStartDrawn: boolean;
  readonly seats: readonly (readonly [Side, Seat])[];
  readonly creator: Creator | null;
  readonly rematchOf?: string;
}

/** How many open or running matches a user may have. */
const MOST_OF_ONE = 100;
/** Engine threads are shared by all users. */
const MOST_AGAINST_COMPUTERS = 5;

/** Creates matches, joins them and creates rematches. */
export class MatchService {
  private readonly store: Store;
  private readonly activeMatches: ActiveMatches;
  private readonly now: () => number;
  private readonly seating: SeatAssigner;
  private readonly making = new KeyedMutex();
  /** Set by the application: whether computers can play here, or in another process. */
  hasComputers = true;
  /** Set by the application: counts a new match of a user against the limit; throws when there were too many. */
  countNew: (user: string) => void = () => undefined;
  /** Set by the application: lets a computer player weigh a draw offer; null where none thinks in this process. */
  weighDraw: ((match: string, computer: Side) => void) | null = null;
  /** Set by the application: called with every new match. */
  made: (state: MatchState) => void = () => undefined;

  constructor(store: Store, activeMatches: ActiveMatches, now: () => number) {
    this.store = store;
    this.activeMatches = activeMatches;
    this.now = now;
    this.seating = new SeatAssigner(store, activeMatches);
  }

  /** Creates a match; `creator` says from where. A guest's new offer in the lobby replaces the previous one. */
  async make(host: UserInfo, wanted: NewMatch, creator: Creator | null = null): Promise<MatchState> {
    const { terms, isStartDrawn } = completeTerms(wanted.terms);
    const { opponent } = wanted;
    const own = await this.seatOf(host.id, terms);
    if (terms.isRated && own.user.isGuest) throw new RefusalError('rated-as-guest');
    if (terms.isRated && opponent.kind === 'computer') throw new RefusalError('rated-computer');
    await this.checkCount(host.id);
    if (opponent.kind === 'computer') {
      if (!this.hasComputers) throw new RefusalError('no-engine');
      checkComputer(terms, opponent.player);
      await this.checkAgainstComputer(host.id, terms);
    }
    const side = wanted.side ?? (Math.random() < 0.5 ? 1 : 2);
    const isListed = opponent.kind === 'open' && terms.visibility === 'public';
    const match: NewRow = {
      id: newId(),
      terms,
      isStartDrawn,
      seats: [
        [side, own],
        [otherSide(side), opponent],
      ],
      creator,
    };
    if (!isListed || !own.user.isGuest) return this.writeFor(own.user, isListed, match);
    return this.making.run(`host ${host.id}`, async () => {
      const state = await this.writeFor(own.user, isListed, match);
      await this.withdrawOffers(host.id, match.id);
      return state;
    });
  }

  /** Writes a match if its creator may make one more. One at a time in each network, so that none is counted too late. */
  private writeFor(host: UserInfo, isListed: boolean, match: NewRow): Promise<MatchState> {
    const { creator } = match;
    if (creator === null) return this.write(match);
    return this.making.run(`network ${creator.network}`, async () => {
      await checkCreationLimits(this.store.db, creator, host, isListed);
      return this.write(match);
    });
  }

  /** Withdraws the offers of a user in the lobby, except for one. A match that was just joined goes on. */
  private async withdrawOffers(user: string, except: string): Promise<void> {
    const offers = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', sql.lit('open'))
      .where('visibility', '=', 'public')
      .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
      .where('id', '!=', except)
      .execute();
    for (const { id } of offers) await this.activeMatches.withdraw(id);
  }

  /** Sits down at the free side. */
  async join(person: Person, id: string): Promise<CommandResult> {
    const user = person.info;
    const state = await this.activeMatches.find(id);
    if (state === null) return { ok: false, code: 'no-such-match' };
    const { seats, info } = state;
    requirePlayer(person, info.terms.isRated);
    const side: Side | null = seats[1].kind === 'open' ? 1 : seats[2].kind === 'open' ? 2 : null;
    const isSeated = userOf(seats[1]) === user.id || userOf(seats[2]) === user.id;
    if (isSeated) return side === null ? { ok: true, state } : { ok: false, code: 'own-match' };
    if (side === null) return { ok: false, code: 'seat-taken' };
    const own = await this.seatOf(user.id, info.terms);
    if (info.terms.isRated && own.user.isGuest) return { ok: false, code: 'rated-as-guest' };
    await this.checkCount(user.id);
    await checkOpponentsAvailable(this.store.db, state);
    const result = await this.activeMatches.sit(
      id,
      side,
      own,
      await this.unratedReason(info.terms, [own, seats[otherSide(side)]]),
    );
    if (result.ok) await this.seating.confirm(id, side, own);
    return result;
  }

  /** Throws a refusal if one of the players could not create this rematch now. */
  async checkRematch(id: string, side: Side): Promise<void> {
    const state = await this.activeMatches.find(id);
    if (state === null || state.ending === null || state.rematch !== null) return;
    const { seats, info } = state;
    const [own, other] = [userOf(seats[side]), userOf(seats[otherSide(side)])];
    if (!this.hasComputers && hasComputer(state)) throw new RefusalError('no-engine');
    if (own !== null) this.countNew(own);
    await checkOpponentsAvailable(this.store.db, state);
    if (own !== null) await this.checkCount(own);
    if (own !== null && other === null) await this.checkAgainstComputer(own, info.terms);
    const [creator, host] = [await this.creatorOf(id), seats[side]];
    if (creator !== null && host.kind === 'user') await checkCreationLimits(this.store.db, creator, host.user, false);
    if (other !== null && (await this.countOf(other)) >= MOST_OF_ONE) throw new RefusalError('opponent-busy');
  }

  /** The same players with their sides changed. Asking twice gives the same match. */
  async rematch(state: MatchState): Promise<string> {
    const { info, seats } = state;
    const id = derivedId(info.id, 'rematch');
    if ((await this.activeMatches.find(id)) === null) {
      const fresh = async (seat: Seat): Promise<Seat> =>
        seat.kind === 'user' ? this.seatOf(seat.user.id, info.terms, 'opponent-gone') : seat;
      await this.write({
        id,
        terms: info.terms,
        isStartDrawn: false,
        seats: [
          [1, await fresh(seats[2])],
          [2, await fresh(seats[1])],
        ],
        creator: await this.creatorOf(info.id),
        rematchOf: info.id,
      });
    }
    await this.activeMatches.note(info.id, ({ rematch }) =>
      rematch === null ? { kind: 'event', event: { kind: 'rematch-made', match: id } } : { kind: 'repeated' },
    );
    return id;
  }

  /** The running matches in which a user is to move. */
  async turnsOf(user: string): Promise<readonly string[]> {
    const rows = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', sql.lit('running'))
      .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
      .execute();
    const progress = await progressOf(
      this.store.db,
      rows.map(({ id }) => id),
    );
    return [...progress].flatMap(([id, { turnUser }]) => (turnUser === user ? [id] : []));
  }

  /** The seat of a user; `gone` is the refusal if another user asks and this one is banned or deleted. */
  private async seatOf(user: string, terms: MatchTerms, gone?: 'opponent-gone'): Promise<UserSeat> {
    const seat = await this.seating.seatOf(user, terms);
    if (seat === 'banned') throw new RefusalError(gone ?? 'banned');
    if (seat === 'gone') throw new RefusalError(gone ?? 'not-signed-in');
    return seat;
  }

  /** Why a rated match between these seats would not be rated if it began now. It is written into the log. */
  private async unratedReason({ isRated, game }: MatchTerms, seats: readonly Seat[]): Promise<UnratedReason | null> {
    const [first, second] = seats.flatMap((seat) => userOf(seat) ?? []);
    if (!isRated || first === undefined || second === undefined) return null;
    return (await isPairAtLimit(this.store.db, [first, second], game, this.now())) ? 'pair-limit' : null;
  }

  private async checkCount(user: string): Promise<void> {
    if ((await this.countOf(user)) >= MOST_OF_ONE) throw new RefusalError('too-many-matches', { most: MOST_OF_ONE });
  }

  private async checkAgainstComputer(user: string, { game }: MatchTerms): Promise<void> {
    await refuseEngine(this.store.db, user, game);
    const { count } = await this.store.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((where) =>
        where.or([
          where.and([where('user1', '=', user), where('user2', 'is', null)]),
          where.and([where('user2', '=', user), where('user1', 'is', null)]),
        ]),
      )
      .where('status', '=', 'running')
      .executeTakeFirstOrThrow();
    if (count >= MOST_AGAINST_COMPUTERS) throw new RefusalError('too-many-computers', { most: MOST_AGAINST_COMPUTERS });
  }

  private async countOf(user: string): Promise<number> {
    const { count } = await this.store.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
      .where('status', '!=', 'over')
      .executeTakeFirstOrThrow();
    return count;
  }

  /** From where a match was made; null when that is not known. */
  private async creatorOf(id: string): Promise<Creator | null> {
    const row = await this.store.db
      .selectFrom('matches')
      .select(['maker_address as address', 'maker_network as network'])
      .where('id', '=', id)
      .executeTakeFirst();
    const { address = null, network = null } = row ?? {};
    return address === null || network === null ? null : { address, network };
  }

  private async write({ id, terms, isStartDrawn, seats, creator, rematchOf }: NewRow): Promise<MatchState> {
    const rules = await loadRules(terms.game, terms.variant);
    const start = rules.start(terms.start);
    const info: MatchInfo = {
      id,
      terms,
      position: rules.makePosition(start),
      turn: start.turn,
      createdAt: this.now(),
      ...(isStartDrawn && { isStartDrawn }),
      ...(rematchOf !== undefined && { rematchOf }),
    };
    const seated = seats.filter(([, { kind }]) => kind !== 'open');
    const unrated = await this.unratedReason(
      terms,
      seated.map(([, seat]) => seat),
    );
    const events = firstEvents(info, seated, unrated);
    const state = firstState(info, events);
    const summary = summaryOf(state, info.createdAt);
    await this.store.db.transaction().execute(async (transaction) => {
      const made = await transaction
        .insertInto('matches')
        .values({
          id,
          info: JSON.stringify(info),
          game: terms.game,
          variant: terms.variant,
          visibility: terms.visibility,
          is_rated: Number(terms.isRated),
          version: state.version,
          created_at: info.createdAt,
          updated_at: info.createdAt,
          maker_address: creator?.address ?? null,
          maker_network: creator?.network ?? null,
          ...summary,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made === undefined) return;
      await transaction
        .insertInto('events')
        .values(
          events.map((event) => ({
            match_id: id,
            version: event.version,
            ply: null,
            line: null,
            at: event.at,
            data: JSON.stringify(event),
          })),
        )
        .execute();
    });
    const changesLobby = terms.visibility === 'public' && summary.status === 'open';
    this.store.announce({ match: id, version: state.version, players: summary, changesLobby });
    for (const [side, seat] of seats) if (seat.kind === 'user') await this.seating.confirm(id, side, seat);
    this.made(state);
    return state;
  }
}

/** Fills in what the terms leave out, and draws the start if it is `lot`. */
function completeTerms(terms: NewMatch['terms']): { readonly terms: MatchTerms; readonly isStartDrawn: boolean } {
  const variant = findVariant(terms.game, terms.variant);
  if (variant === undefined) {
    throw new RefusalError('bad-request', { detail: unknownDetail('variant', terms.variant ?? '') });
  }
  const starts = variant.starts.map(({ id }) => id);
  const isStartDrawn = terms.start === BY_LOT && starts.length > 1;
  const start = isStartDrawn ? starts[randomInt(starts.length)] : (terms.start ?? starts[0]);
  if (start === undefined || !starts.includes(start)) {
    throw new RefusalError('bad-request', { detail: unknownDetail('start', start ?? '') });
  }
  return { terms: { ...terms, variant: variant.id, start }, isStartDrawn };
}

/** Refuses players that do not run in the engine threads of the server. */
function checkComputer({ game }: MatchTerms, player: string): void {
  const read = parsePlayer(game, player, 'player');
  const isOurs = read.ok && read.value.kind !== 'human' && read.value.kind !== 'ugi';
  if (!isOurs) throw new RefusalError('bad-request', { detail: unknownPlayerDetail(game, player) });
}
