import { type Static, Type } from 'typebox';
import { CLOSED, KnownLine, MatchId } from './common.ts';
import { LobbyEntry } from './lobby.ts';
import { MatchAct, MatchEvent, MatchInfo, UserInfo } from './match.ts';
import { RefusalBody } from './refusal.ts';

/** The version of what is said over WebSocket. A server refuses another one in words. */
export const PROTOCOL = 1;
/** No message of a client is longer. */
export const LONGEST_MESSAGE = 2048;

/** The client's own number of a message; the answer has the same. */
const numbered = { id: Type.Integer({ minimum: 0, maximum: 2 ** 31 }) };
const ofMatch = { ...numbered, match: MatchId };

export const ClientMessage = Type.Union([
  /** Begins to hear of a match; with the version that is known already only what is new is sent. */
  Type.Object({ t: Type.Literal('watch'), ...ofMatch, version: Type.Optional(Type.Integer({ minimum: 0 })) }, CLOSED),
  Type.Object({ t: Type.Literal('leave'), ...ofMatch }, CLOSED),
  /** `ply` is how many plies the client has seen: the same move sent twice is recognised by it; `line` see `KnownLine`. */
  Type.Object(
    {
      t: Type.Literal('move'),
      ...ofMatch,
      ply: Type.Integer({ minimum: 0 }),
      move: Type.String({ minLength: 1, maxLength: 40 }),
      line: Type.Optional(KnownLine),
    },
    CLOSED,
  ),
  Type.Object({ t: Type.Literal('act'), ...ofMatch, act: MatchAct }, CLOSED),
  Type.Object({ t: Type.Literal('lobby'), ...numbered, isWanted: Type.Boolean() }, CLOSED),
  Type.Object({ t: Type.Literal('ping'), ...numbered }, CLOSED),
]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ServerMessage = Type.Union([
  /** The first message: who the server takes the client for; null for an anonymous connection. */
  Type.Object({
    t: Type.Literal('welcome'),
    protocol: Type.Integer(),
    user: Type.Union([UserInfo, Type.Null()]),
    now: Type.Integer(),
  }),
  /** All there is to know of a match; it takes the place of what the client knew. */
  Type.Object({ t: Type.Literal('snapshot'), match: MatchId, info: MatchInfo, events: Type.Array(MatchEvent) }),
  /** What follows the version that the client has. */
  Type.Object({ t: Type.Literal('events'), match: MatchId, events: Type.Array(MatchEvent) }),
  Type.Object({
    t: Type.Literal('presence'),
    match: MatchId,
    /** Which sides are connected now, and how many look on. */
    here: Type.Array(Type.Integer()),
    watchers: Type.Integer(),
  }),
  Type.Object({ t: Type.Literal('lobby'), open: Type.Array(LobbyEntry) }),
  /** The running matches in which it is the user's turn; sent after the welcome. */
  Type.Object({ t: Type.Literal('turns'), matches: Type.Array(MatchId) }),
  /** In a match that this connection does not watch it has become, or is no longer, the user's turn. */
  Type.Object({ t: Type.Literal('turn'), match: MatchId, isYours: Type.Boolean() }),
  /** The message of that number was done; a move of that number is written for good. */
  Type.Object({ t: Type.Literal('done'), ...numbered }),
  Type.Object({ t: Type.Literal('refused'), ...numbered, refusal: RefusalBody }),
  Type.Object({ t: Type.Literal('pong'), ...numbered, now: Type.Integer() }),
  /** The server goes away: connect again after so long. */
  Type.Object({ t: Type.Literal('bye'), afterMs: Type.Integer() }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
