import {
  type ClientMessage,
  type MatchAct,
  type RefusalBody,
  refusalBody,
  type RefusalCode,
  type RefusalValues,
} from '@tabuleiro/client';
import { unreachable } from '@tabuleiro/games';
import type { Limits } from '../limits/limits.ts';
import { Semaphore } from '../limits/semaphore.ts';
import type { CountedMoves } from '../match/counted-moves.ts';
import type { Matches } from '../match/matches.ts';
import { performAct } from '../match/perform-act.ts';
import { bytesAfter, objectWithEvents } from '../match/reading.ts';
import type { CommandResult, Rooms } from '../match/rooms.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../users/users.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { readMessage } from './read-message.ts';

/** Nobody looks at more matches at the same time. */
const MOST_WATCHED = 50;
/** Of logs with at least so many entries to send, only so many are in memory at the same time. */
const LONG_LOG = 500;
const MOST_LONG_LOGS = 2;

/** Does what connected pages and programs ask for. */
export class MessageHandler {
  private readonly longLogs = new Semaphore(MOST_LONG_LOGS);
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly matches: Matches;
  private readonly moves: CountedMoves;
  private readonly hub: Hub;
  private readonly limits: Limits;
  private readonly now: () => number;
  private readonly refused: (code: string, address: string) => void;
  private readonly failed: (error: unknown) => void;
  /** How many messages are being handled. */
  underway = 0;

  constructor(parts: {
    readonly store: Store;
    readonly rooms: Rooms;
    readonly matches: Matches;
    readonly moves: CountedMoves;
    readonly hub: Hub;
    readonly limits: Limits;
    readonly now: () => number;
    /** Called for every refusal. */
    readonly refused: (code: string, address: string) => void;
    readonly failed: (error: unknown) => void;
  }) {
    this.store = parts.store;
    this.rooms = parts.rooms;
    this.matches = parts.matches;
    this.moves = parts.moves;
    this.hub = parts.hub;
    this.limits = parts.limits;
    this.now = parts.now;
    this.refused = parts.refused;
    this.failed = parts.failed;
  }

  /** Handles a message and replies to it; resolves to whether it was over the rate limit. Never fails. */
  async handle(connection: Connection, text: string): Promise<boolean> {
    let id = 0;
    this.underway++;
    try {
      const read = readMessage(text);
      ({ id } = read);
      // No limit may ever stand in the way of a legal move, so moves of users are counted apart, where they are played.
      const isMove = read.ok && read.message.t === 'move' && connection.user !== null;
      if (!isMove && !connection.bucket.take(this.now())) {
        this.refuse(connection, id, 'too-fast', { seconds: connection.bucket.secondsUntil() });
        return true;
      }
      if (!read.ok) {
        this.refuse(connection, id, 'bad-request', { detail: read.detail });
        return false;
      }
      const { message } = read;
      if (message.t === 'move') {
        const result = await this.moves.move(personOf(connection), message.match, message);
        this.report(connection, id, result);
        return !result.ok && result.code === 'too-fast';
      }
      await this.answer(connection, message);
      return false;
    } catch (error) {
      if (error instanceof Refused) this.sendRefusal(connection, id, error.body);
      else {
        this.refuse(connection, id, 'failed');
        this.failed(error);
      }
      return false;
    } finally {
      this.underway--;
    }
  }

  private async answer(connection: Connection, message: Exclude<ClientMessage, { t: 'move' }>): Promise<void> {
    switch (message.t) {
      case 'ping':
        return connection.send({ t: 'pong', id: message.id, now: this.now() });
      case 'lobby':
        if (message.isWanted) await this.hub.lobby.subscribe(connection, message.changes === true);
        else this.hub.lobby.unsubscribe(connection);
        return connection.send({ t: 'done', id: message.id });
      case 'watch':
        return this.watch(connection, message.id, message.match, message.version);
      case 'leave':
        this.hub.unwatch(connection, message.match);
        return connection.send({ t: 'done', id: message.id });
      case 'act':
        return this.report(connection, message.id, await this.act(connection, message.match, message.act));
      default:
        return unreachable(message);
    }
  }

  /** Sends the client the entries that it lacks, or the whole log, and then each new entry. */
  private async watch(connection: Connection, id: number, match: string, version?: number): Promise<void> {
    const isNew = !connection.watched.has(match);
    if (isNew && connection.watched.size >= MOST_WATCHED) throw new Refused('too-many-watched', { most: MOST_WATCHED });
    const current = await this.rooms.find(match);
    if (current === null) throw new Refused('no-such-match');
    const known = version !== undefined && version > 0 && version <= current.version ? version : 0;
    this.limits.readLog(connection.address, current.version - known);
    const send = (): Promise<void> => this.sendLog(connection, id, match, known);
    await (current.version - known < LONG_LOG ? send() : this.longLogs.pass(send));
  }

  /** Sends the entries after a version, or the whole log for version 0, and makes the connection a watcher. */
  private async sendLog(connection: Connection, id: number, match: string, known: number): Promise<void> {
    // Another log may have been sent meanwhile to a client that does not read, or the client has gone.
    if (!connection.isReading()) return;
    const log = await bytesAfter(this.store.db, match, known);
    // Nothing happens in the match meanwhile, so that new entries come after those that the client lacks.
    const isThere = await this.rooms.whileStill(match, async (state) => {
      const last = known + log.count;
      const rest = last < state.version ? [await bytesAfter(this.store.db, match, last)] : [];
      this.hub.watch(connection, state);
      const members =
        known > 0
          ? `"t":"events","match":"${match}"`
          : `"t":"snapshot","match":"${match}","info":${JSON.stringify(state.info)}`;
      connection.sendLog(objectWithEvents(members, [log, ...rest]), id);
    });
    if (!isThere) throw new Refused('no-such-match');
  }

  private act(connection: Connection, match: string, act: MatchAct): Promise<CommandResult> {
    return performAct(this.rooms, this.matches, personOf(connection), match, act);
  }

  private report(connection: Connection, id: number, result: CommandResult): void {
    if (result.ok) connection.send({ t: 'done', id });
    else this.refuse(connection, id, result.code, result.values);
  }

  private refuse(connection: Connection, id: number, code: RefusalCode, values?: RefusalValues): void {
    this.sendRefusal(connection, id, refusalBody(code, values));
  }

  private sendRefusal(connection: Connection, id: number, refusal: RefusalBody): void {
    this.refused(refusal.code, connection.address);
    connection.send({ t: 'refused', id, refusal });
  }
}

/** Who is connected; anonymous visitors only watch. */
function personOf({ person }: Connection): Person {
  if (person === null) throw new Refused('not-signed-in');
  return person;
}
