import type { MatchInfo, MatchState, MatchTerms, Seat, UnratedReason, UserInfo } from '@tabuleiro/client';
import { findVariant, loadRules, otherSide, parsePlayer, type Side } from '@tabuleiro/games';
import { sql } from 'kysely';
import { unknownDetail, unknownPlayerDetail } from '../detail.ts';
import { KeyedMutex } from '../limits/keyed-lock.ts';
import { isPairAtLimit } from '../ratings/rate.ts';
import { Refused } from '../refused.ts';
import { derivedId, newId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { requirePlayer } from '../users/permissions.ts';
import type { Person } from '../users/users.ts';
import { hasComputer, isComputerSilent, refuseEngine } from './fair-play.ts';
import type { MoveRequest } from './judge-move.ts';
import { checkMaker, type Maker } from './makers.ts';
import { checkPresent } from './present.ts';
import { progressOf } from './progress.ts';
import { type CommandResult, firstEvents, firstState, type Rooms } from './rooms.ts';
import { Seating, type UserSeat } from './seating.ts';
import { findSide, knownSide } from './sides.ts';
import { summaryOf, userOf } from './summary.ts';

/** Who is to play against whoever makes a match. */
export type Opponent = { readonly kind: 'open' } | { readonly kind: 'computer'; readonly player: string };

export interface NewMatch {
  readonly terms: Omit<MatchTerms, 'variant' | 'start'> & { readonly variant?: string; readonly start?: string };
  /** The side of whoever makes it; by lot when it is absent. */
  readonly side?: Side;
  readonly opponent: Opponent;
}

/** What a match is written from. */
interface NewRow {
  readonly id: string;
  readonly terms: MatchTerms;
  readonly seats: readonly (readonly [Side, Seat])[];
  readonly maker: Maker | null;
  readonly rematchOf?: string;
}

/** Nobody needs more at a time. */
const MOST_OF_ONE = 100;
/** Computer players think for everybody. */
const MOST_AGAINST_COMPUTERS = 5;

/** Makes matches and finds those that wait. */
export class Matches {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  private readonly seating: Seating;
  private readonly making = new KeyedMutex();
  /** Set by the application: whether computers can play here, or in another process. */
  hasComputers = true;
  /** Set by the application: counts a new match of a user against the limit; throws when there were too many. */
  countNew: (user: string) => void = () => undefined;
  /** Set by the application: lets a computer player weigh a draw offer; null where none thinks in this process. */
  weighDraw: ((match: string, computer: Side) => void) | null = null;
  /** Set by the application: told of every match that was made. */
  made: (state: MatchState) => void = () => undefined;

  constructor(store: Store, rooms: Rooms, now: () => number) {
    this.store = store;
    this.rooms = rooms;
    this.now = now;
    this.seating = new Seating(store, rooms);
  }

  /** Makes a match; `maker` says from where. A guest's new offer in the lobby takes the place of the one before. */
  async make(host: UserInfo, wanted: NewMatch, maker: Maker | null = null): Promise<MatchState> {
    const terms = completeTerms(wanted.terms);
    const { opponent } = wanted;
    const own = await this.seatOf(host.id, terms);
    if (terms.isRated && own.user.isGuest) throw new Refused('rated-as-guest');
    if (terms.isRated && opponent.kind === 'computer') throw new Refused('rated-computer');
    await this.checkCount(host.id);
    if (opponent.kind === 'computer') {
      if (!this.hasComputers) throw new Refused('no-engine');
      checkComputer(terms, opponent.player);
      await this.checkAgainstComputer(host.id, terms);
    }
    const side = wanted.side ?? (Math.random() < 0.5 ? 1 : 2);
    const isListed = opponent.kind === 'open' && terms.visibility === 'public';
    const match: NewRow = {
      id: newId(),
      terms,
      seats: [
        [side, own],
        [otherSide(side), opponent],
      ],
      maker,
    };
    if (!isListed || !own.user.isGuest) return this.writeFor(own.user, isListed, match);
    return this.making.run(`host ${host.id}`, async () => {
      const state = await this.writeFor(own.user, isListed, match);
      await this.withdrawOffers(host.id, match.id);
      return state;
    });
  }

  /** Writes a match if its maker may make one more. One at a time in each network, so that none is counted too late. */
  private writeFor(host: UserInfo, isListed: boolean, match: NewRow): Promise<MatchState> {
    const { maker } = match;
    if (maker === null) return this.write(match);
    return this.making.run(`network ${maker.network}`, async () => {
      await checkMaker(this.store.db, maker, host, isListed);
      return this.write(match);
    });
  }

  /** Calls off the offers of a user in the lobby, but for one. What somebody has just joined goes on. */
  private async withdrawOffers(user: string, except: string): Promise<void> {
    const offers = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', sql.lit('open'))
      .where('visibility', '=', 'public')
      .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
      .where('id', '!=', except)
      .execute();
    for (const { id } of offers) await this.rooms.withdraw(id);
  }

  /** Sits down at the free side. */
  async join(person: Person, id: string): Promise<CommandResult> {
    const user = person.info;
    const state = await this.rooms.find(id);
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
    await checkPresent(this.store.db, state);
    const result = await this.rooms.sit(
      id,
      side,
      own,
      await this.unratedReason(info.terms, [own, seats[otherSide(side)]]),
    );
    if (result.ok) await this.seating.confirm(id, side, own);
    return result;
  }

  /** Plays a move for a user. */
  move(person: Person, id: string, request: MoveRequest): Promise<CommandResult> {
    // As a rule all is known, and nothing has to be waited for.
    const state = this.rooms.peek(id);
    const side = state === null || hasComputer(state) ? null : knownSide(state, person.info.id);
    if (state === null || side === null) return this.moveCarefully(person, id, request);
    requirePlayer(person, state.info.terms.isRated);
    return this.rooms.move(id, side, request);
  }

  private async moveCarefully(person: Person, id: string, request: MoveRequest): Promise<CommandResult> {
    const side = await findSide(this.rooms, id, person.info.id);
    const state = await this.rooms.find(id);
    requirePlayer(person, state?.info.terms.isRated ?? true);
    const isSilent = state !== null && (await isComputerSilent(this.store.db, state));
    return isSilent ? { ok: false, code: 'engine-in-rated' } : this.rooms.move(id, side, request);
  }

  /** Refuses a rematch, of which nothing is written yet, when one of both could not make such a match now. */
  async checkRematch(id: string, side: Side): Promise<void> {
    const state = await this.rooms.find(id);
    if (state === null || state.ending === null || state.rematch !== null) return;
    const { seats, info } = state;
    const [own, other] = [userOf(seats[side]), userOf(seats[otherSide(side)])];
    if (!this.hasComputers && hasComputer(state)) throw new Refused('no-engine');
    if (own !== null) this.countNew(own);
    await checkPresent(this.store.db, state);
    if (own !== null) await this.checkCount(own);
    if (own !== null && other === null) await this.checkAgainstComputer(own, info.terms);
    const [maker, host] = [await this.makerOf(id), seats[side]];
    if (maker !== null && host.kind === 'user') await checkMaker(this.store.db, maker, host.user, false);
    if (other !== null && (await this.countOf(other)) >= MOST_OF_ONE) throw new Refused('opponent-busy');
  }

  /** The same players with their sides changed. Asking twice gives the same match. */
  async rematch(state: MatchState): Promise<string> {
    const { info, seats } = state;
    const id = derivedId(info.id, 'rematch');
    if ((await this.rooms.find(id)) === null) {
      const fresh = async (seat: Seat): Promise<Seat> =>
        seat.kind === 'user' ? this.seatOf(seat.user.id, info.terms, 'opponent-gone') : seat;
      await this.write({
        id,
        terms: info.terms,
        seats: [
          [1, await fresh(seats[2])],
          [2, await fresh(seats[1])],
        ],
        maker: await this.makerOf(info.id),
        rematchOf: info.id,
      });
    }
    await this.rooms.note(info.id, ({ rematch }) =>
      rematch === null ? { kind: 'event', event: { kind: 'rematch-made', match: id } } : { kind: 'repeated' },
    );
    return id;
  }

  /** Running matches in which somebody is to move. */
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

  /** Somebody's seat; `gone` says what is told when they are banned or gone, to somebody else. */
  private async seatOf(user: string, terms: MatchTerms, gone?: 'opponent-gone'): Promise<UserSeat> {
    const seat = await this.seating.seatOf(user, terms);
    if (seat === 'banned') throw new Refused(gone ?? 'banned');
    if (seat === 'gone') throw new Refused(gone ?? 'not-signed-in');
    return seat;
  }

  /** Why a rated match between these would not be rated if it began now. Both are told, and it stays so. */
  private async unratedReason({ isRated, game }: MatchTerms, seats: readonly Seat[]): Promise<UnratedReason | null> {
    const [first, second] = seats.flatMap((seat) => userOf(seat) ?? []);
    if (!isRated || first === undefined || second === undefined) return null;
    return (await isPairAtLimit(this.store.db, [first, second], game, this.now())) ? 'pair-limit' : null;
  }

  private async checkCount(user: string): Promise<void> {
    if ((await this.countOf(user)) >= MOST_OF_ONE) throw new Refused('too-many-matches', { most: MOST_OF_ONE });
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
    if (count >= MOST_AGAINST_COMPUTERS) throw new Refused('too-many-computers', { most: MOST_AGAINST_COMPUTERS });
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
  private async makerOf(id: string): Promise<Maker | null> {
    const row = await this.store.db
      .selectFrom('matches')
      .select(['maker_address as address', 'maker_network as network'])
      .where('id', '=', id)
      .executeTakeFirst();
    const { address = null, network = null } = row ?? {};
    return address === null || network === null ? null : { address, network };
  }

  private async write({ id, terms, seats, maker, rematchOf }: NewRow): Promise<MatchState> {
    const rules = await loadRules(terms.game, terms.variant);
    const start = rules.start(terms.start);
    const info: MatchInfo = {
      id,
      terms,
      position: rules.makePosition(start),
      turn: start.turn,
      createdAt: this.now(),
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
          maker_address: maker?.address ?? null,
          maker_network: maker?.network ?? null,
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

function completeTerms(terms: NewMatch['terms']): MatchTerms {
  const variant = findVariant(terms.game, terms.variant);
  if (variant === undefined) {
    throw new Refused('bad-request', { detail: unknownDetail('variant', terms.variant ?? '') });
  }
  const start = terms.start ?? variant.starts[0].id;
  if (!variant.starts.some(({ id }) => id === start)) {
    throw new Refused('bad-request', { detail: unknownDetail('start', start) });
  }
  return { ...terms, variant: variant.id, start };
}

/** The server's computer players are those that think in its own threads. */
function checkComputer({ game }: MatchTerms, player: string): void {
  const read = parsePlayer(game, player, 'player');
  const isOurs = read.ok && read.value.kind !== 'human' && read.value.kind !== 'ugi';
  if (!isOurs) throw new Refused('bad-request', { detail: unknownPlayerDetail(game, player) });
}
