import {
  type ClientMessage,
  type RefusalBody,
  refusalBody,
  type RefusalCode,
  type RefusalValues,
} from '@tabuleiro/client';
import { ClientMessage as ClientMessageSchema, MessageId } from '@tabuleiro/client/schemas';
import { unreachable } from '@tabuleiro/games';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/schema';
import type { Person } from '../accounts/users.ts';
import type { ServerLimits } from '../limits/limits.ts';
import { Semaphore } from '../limits/locks.ts';
import type { ActiveMatches, CommandResult } from '../match/active-matches.ts';
import { performAct } from '../match/match-actions.ts';
import type { MatchService } from '../match/match-service.ts';
import type { MoveService } from '../match/move-service.ts';
import { RefusalError, type RefusalDetail } from '../refusal-error.ts';
import { bytesAfter, objectWithEvents } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import { describeValidationErrors, field, isRecord, UNEXPECTED_VALUE } from '../validation-errors.ts';
import type { ClientConnection } from './connection.ts';
import type { Hub } from './hub.ts';

/** What became of a message; null when the client has its reply already. */
type Result = { readonly ok: true } | Extract<CommandResult, { ok: false }> | null;

const DONE: Result = { ok: true };
/** How many matches one connection may watch. */
const MOST_WATCHED = 50;
/** At most `MOST_LONG_LOGS` logs with this many entries or more are in memory at a time. */
const LONG_LOG = 500;
const MOST_LONG_LOGS = 2;

/** Carries out the messages of live connections and replies to them. */
export class MessageHandler {
  private readonly longLogs = new Semaphore(MOST_LONG_LOGS);
  private readonly store: Store;
  private readonly activeMatches: ActiveMatches;
  private readonly matches: MatchService;
  private readonly moves: MoveService;
  private readonly hub: Hub;
  private readonly limits: ServerLimits;
  private readonly now: () => number;
  private readonly refused: (code: string, address: string) => void;
  private readonly failed: (error: unknown) => void;
  /** How many messages are being handled. */
  underway = 0;

  constructor(parts: {
    readonly store: Store;
    readonly activeMatches: ActiveMatches;
    readonly matches: MatchService;
    readonly moves: MoveService;
    readonly hub: Hub;
    readonly limits: ServerLimits;
    readonly now: () => number;
    /** Called for every refusal. */
    readonly refused: (code: string, address: string) => void;
    readonly failed: (error: unknown) => void;
  }) {
    this.store = parts.store;
    this.activeMatches = parts.activeMatches;
    this.matches = parts.matches;
    this.moves = parts.moves;
    this.hub = parts.hub;
    this.limits = parts.limits;
    this.now = parts.now;
    this.refused = parts.refused;
    this.failed = parts.failed;
  }

  /** Handles a message and replies to it; resolves to whether it was over the rate limit. Never fails. */
  async handle(connection: ClientConnection, text: string): Promise<boolean> {
    let id = 0;
    this.underway++;
    try {
      const read = parseMessage(text);
      ({ id } = read);
      // No limit may keep a user from playing a legal move, so MoveService counts moves.
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
      const result =
        message.t === 'move'
          ? await this.moves.move(personOf(connection), message.match, message)
          : await this.answer(connection, message);
      if (result?.ok === true) connection.send({ t: 'done', id });
      else if (result !== null) this.refuse(connection, id, result.code, result.values);
      return result?.ok === false && result.code === 'too-fast';
    } catch (error) {
      if (error instanceof RefusalError) this.sendRefusal(connection, id, error.body);
      else {
        this.refuse(connection, id, 'failed');
        this.failed(error);
      }
      return false;
    } finally {
      this.underway--;
    }
  }

  private async answer(connection: ClientConnection, message: Exclude<ClientMessage, { t: 'move' }>): Promise<Result> {
    switch (message.t) {
      case 'act':
        return performAct(this.activeMatches, this.matches, personOf(connection), message.match, message.act);
      case 'ping':
        connection.send({ t: 'pong', id: message.id, now: this.now() });
        return null;
      case 'lobby':
        if (message.isWanted) await this.hub.lobby.subscribe(connection, message.changes === true);
        else this.hub.lobby.unsubscribe(connection);
        return DONE;
      case 'leave':
        this.hub.unwatch(connection, message.match);
        return DONE;
      case 'watch':
        await this.watch(connection, message.id, message.match, message.version);
        return null;
      default:
        return unreachable(message);
    }
  }

  /** Sends the client the entries that it lacks, or the whole log, and then each new entry. */
  private async watch(connection: ClientConnection, id: number, match: string, version?: number): Promise<void> {
    const isNew = !connection.watched.has(match);
    if (isNew && connection.watched.size >= MOST_WATCHED) {
      throw new RefusalError('too-many-watched', { most: MOST_WATCHED });
    }
    const current = await this.activeMatches.find(match);
    if (current === null) throw new RefusalError('no-such-match');
    const known = version !== undefined && version > 0 && version <= current.version ? version : 0;
    this.limits.countLogRead(connection.address, current.version - known);
    const send = (): Promise<void> => this.sendLog(connection, id, match, known);
    await (current.version - known < LONG_LOG ? send() : this.longLogs.pass(send));
  }

  /** Sends the entries after a version, or the whole log for version 0, and makes the connection a watcher. */
  private async sendLog(connection: ClientConnection, id: number, match: string, known: number): Promise<void> {
    // The client may have disconnected, or not read another log.
    if (!connection.isReading()) return;
    const log = await bytesAfter(this.store.db, match, known);
    // The match does not change here, so that new entries follow those that the client lacks.
    const isThere = await this.activeMatches.whileStill(match, async (state) => {
      const last = known + log.count;
      const rest = last < state.version ? [await bytesAfter(this.store.db, match, last)] : [];
      this.hub.watch(connection, state);
      const members =
        known > 0
          ? `"t":"events","match":"${match}"`
          : `"t":"snapshot","match":"${match}","info":${JSON.stringify(state.info)}`;
      connection.sendLog(objectWithEvents(members, [log, ...rest]), id);
    });
    if (!isThere) throw new RefusalError('no-such-match');
  }

  private refuse(connection: ClientConnection, id: number, code: RefusalCode, values?: RefusalValues): void {
    this.sendRefusal(connection, id, refusalBody(code, values));
  }

  private sendRefusal(connection: ClientConnection, id: number, refusal: RefusalBody): void {
    this.refused(refusal.code, connection.address);
    connection.send({ t: 'refused', id, refusal });
  }
}

/** The user of a connection. Throws a refusal for an anonymous visitor. */
function personOf({ person }: ClientConnection): Person {
  if (person === null) throw new RefusalError('not-signed-in');
  return person;
}

const clientMessage = Compile(ClientMessageSchema);
const messageId = Compile(MessageId);
const NOT_JSON: RefusalDetail = { en: 'the message is not JSON', pt: 'a mensagem não é JSON' };

/** A message of a client, or why it is invalid. The id of an invalid message is 0 if it cannot be read. */
type ParsedMessage =
  | { readonly ok: true; readonly id: number; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: number; readonly detail: RefusalDetail };

function parseMessage(text: string): ParsedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: 0, detail: NOT_JSON };
  }
  if (clientMessage.Check(value)) return { ok: true, id: value.id, message: value };
  const id = field(value, 'id');
  return { ok: false, id: messageId.Check(id) ? id : 0, detail: describe(value) };
}

function describe(value: unknown): RefusalDetail {
  const [, faults] = Errors(narrow(ClientMessageSchema, value), value);
  return describeValidationErrors(faults) ?? UNEXPECTED_VALUE;
}

/**
 * Replaces each union of tagged objects in the schema by the kind that the value claims to be, so that only errors of
 * that kind are reported.
 */
function narrow(schema: object, value: unknown): object {
  const kinds = field(schema, 'anyOf');
  if (Array.isArray(kinds)) return narrowUnion(kinds.filter(isRecord), value);
  const properties = field(schema, 'properties');
  if (!isRecord(properties)) return schema;
  const narrowed: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    narrowed[name] = isRecord(property) ? narrow(property, field(value, name)) : property;
  }
  return { ...schema, properties: narrowed };
}

function narrowUnion(kinds: readonly object[], value: unknown): object {
  // Each kind has its tag first.
  const tag = Object.keys(field(kinds[0], 'properties') ?? {})[0] ?? '';
  const tagOf = (kind: object): unknown => field(field(field(kind, 'properties'), tag), 'const');
  const kind = kinds.find((one) => tagOf(one) === field(value, tag));
  if (kind !== undefined) return narrow(kind, value);
  return { type: 'object', required: [tag], properties: { [tag]: { enum: kinds.map(tagOf) } } };
}
