import {
  type ClientMessage,
  type MatchAct,
  type MatchState,
  refusalBody,
  type RefusalCode,
  type RefusalValues,
} from '@tabuleiro/client';
import { ClientMessage as ClientMessageSchema } from '@tabuleiro/client/schemas';
import { type Side, unreachable } from '@tabuleiro/games';
import { Compile } from 'typebox/compile';
import type { Matches } from '../match/matches.ts';
import { eventsAfter } from '../match/reading.ts';
import type { Deed, Rooms } from '../match/rooms.ts';
import { sideOf } from '../match/sides.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

const checked = Compile(ClientMessageSchema);
/** Nobody looks at more matches at the same time. */
const MOST_WATCHED = 50;

/** Does what connected pages and programs ask for. */
export class Talk {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly matches: Matches;
  private readonly hub: Hub;
  private readonly now: () => number;

  constructor(parts: {
    readonly store: Store;
    readonly rooms: Rooms;
    readonly matches: Matches;
    readonly hub: Hub;
    readonly now: () => number;
  }) {
    this.store = parts.store;
    this.rooms = parts.rooms;
    this.matches = parts.matches;
    this.hub = parts.hub;
    this.now = parts.now;
  }

  /** Answers a message, whatever it is. */
  async hear(connection: Connection, text: string): Promise<void> {
    const message = read(text);
    if (!connection.bucket.take(this.now())) {
      const seconds = connection.bucket.secondsUntil();
      return refuse(connection, message?.id ?? 0, 'too-fast', { seconds });
    }
    if (message === null) return refuse(connection, 0, 'bad-request', { detail: 'unknown message' });
    try {
      await this.answer(connection, message);
    } catch (error) {
      if (error instanceof Refused) connection.send({ t: 'refused', id: message.id, refusal: error.body });
      else {
        refuse(connection, message.id, 'failed');
        throw error;
      }
    }
  }

  private async answer(connection: Connection, message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'ping':
        return connection.send({ t: 'pong', id: message.id, now: this.now() });
      case 'lobby':
        connection.wantsLobby = message.isWanted;
        connection.send({ t: 'done', id: message.id });
        if (message.isWanted) await this.hub.sendLobby([connection]);
        return;
      case 'watch':
        return this.watch(connection, message.id, message.match, message.version);
      case 'leave':
        this.hub.unwatch(connection, message.match);
        return connection.send({ t: 'done', id: message.id });
      case 'move':
        return this.report(connection, message.id, await this.move(connection, message));
      case 'act':
        return this.report(connection, message.id, await this.act(connection, message.match, message.act));
      default:
        return unreachable(message);
    }
  }

  /** Brings the client up to date: by what it lacks when it has a part, else with everything. */
  private async watch(connection: Connection, id: number, match: string, version?: number): Promise<void> {
    if (connection.watched.size >= MOST_WATCHED) throw new Refused('too-fast', { seconds: 60 });
    // Nothing is told of the match meanwhile, so that what is new comes after what the client lacks.
    const isKnown = await this.rooms.whileStill(match, async (state) => {
      const known = version !== undefined && version > 0 && version <= state.version ? version : 0;
      const events = await eventsAfter(this.store.db, match, known);
      this.hub.watch(connection, state);
      if (known > 0) connection.send({ t: 'events', match, events });
      else connection.send({ t: 'snapshot', match, info: state.info, events });
    });
    if (!isKnown) throw new Refused('no-such-match');
    connection.send({ t: 'done', id });
  }

  private async move(
    { user, bucket }: Connection,
    { match, ply, move }: Extract<ClientMessage, { t: 'move' }>,
  ): Promise<Deed> {
    const side = await this.sideIn(user.id, match);
    const deed = await this.rooms.move(match, side, { ply, move });
    // No limit may ever stand in the way of a legal move.
    if (deed.ok) bucket.giveBack();
    return deed;
  }

  private async act({ user }: Connection, match: string, act: MatchAct): Promise<Deed> {
    return performAct(this.rooms, this.matches, await this.sideIn(user.id, match), match, act);
  }

  private async sideIn(user: string, match: string): Promise<Side> {
    const state: MatchState | null = await this.rooms.find(match);
    if (state === null) throw new Refused('no-such-match');
    return sideOf(state, user);
  }

  private report(connection: Connection, id: number, deed: Deed): void {
    if (deed.ok) connection.send({ t: 'done', id });
    else refuse(connection, id, deed.code, deed.values);
  }
}

/** What somebody at a side does; an answered offer of a rematch makes the next match. */
export async function performAct(
  rooms: Rooms,
  matches: Matches,
  side: Side,
  match: string,
  act: MatchAct,
): Promise<Deed> {
  const before = await rooms.find(match);
  const isAnswer = act.act === 'offer-rematch' && before?.rematchOffer != null && before.rematchOffer.side !== side;
  if (isAnswer && before.rematch === null) {
    await matches.rematch(before);
    const state = await rooms.find(match);
    return state === null ? { ok: false, code: 'no-such-match' } : { ok: true, state };
  }
  return rooms.act(match, side, act);
}

function read(text: string): ClientMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return checked.Check(value) ? value : null;
  } catch {
    return null;
  }
}

function refuse(connection: Connection, id: number, code: RefusalCode, values?: RefusalValues): void {
  connection.send({ t: 'refused', id, refusal: refusalBody(code, values) });
}
