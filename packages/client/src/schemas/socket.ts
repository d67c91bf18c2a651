import { type Static, Type } from 'typebox';
import { CLOSED, KnownLine, MatchId, RefusalBody } from './common.ts';
import { LobbyEntry, MatchAct, MatchEvent, MatchInfo, UserInfo } from './match.ts';

/** The version of the live protocol. A server refuses clients of another one. */
export const PROTOCOL = 1;
/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 2048;

export const MessageId = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31,
  description: 'Chosen by the client; the reply has the same.',
});
const numbered = { id: MessageId };
const ofMatch = { ...numbered, match: MatchId };

// The descriptions are published with the schemas, at /api/live.schema.json.

export const ClientMessage = Type.Union([
  Type.Object(
    {
      t: Type.Literal('watch'),
      ...ofMatch,
      version: Type.Optional(Type.Integer({ minimum: 0, description: 'The version that the client has.' })),
    },
    { ...CLOSED, description: 'Sends news of a match from now on, after what the client lacks of it.' },
  ),
  Type.Object({ t: Type.Literal('leave'), ...ofMatch }, { ...CLOSED, description: 'Ends `watch`.' }),
  Type.Object(
    {
      t: Type.Literal('move'),
      ...ofMatch,
      ply: Type.Integer({
        minimum: 0,
        description: 'How many plies the client has seen: by it the server knows a move that is sent twice.',
      }),
      move: Type.String({ minLength: 1, maxLength: 40 }),
      line: Type.Optional(KnownLine),
    },
    { ...CLOSED, description: 'Plays a move.' },
  ),
  Type.Object(
    { t: Type.Literal('act'), ...ofMatch, act: MatchAct },
    { ...CLOSED, description: 'Does anything else that a player can do.' },
  ),
  Type.Object(
    {
      t: Type.Literal('lobby'),
      ...numbered,
      isWanted: Type.Boolean(),
      changes: Type.Optional(
        Type.Boolean({ description: 'Whether the client understands `lobby-changes`; else it gets whole lists.' }),
      ),
    },
    { ...CLOSED, description: 'Sends the list of open matches and its changes, or no longer.' },
  ),
  Type.Object({ t: Type.Literal('ping'), ...numbered }, { ...CLOSED, description: 'Asks for a `pong`.' }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

const LobbyVersion = Type.Integer({ description: 'Goes up by one with every `lobby-changes`.' });

export const ServerMessage = Type.Union([
  Type.Object(
    {
      t: Type.Literal('welcome'),
      protocol: Type.Integer(),
      user: Type.Union([UserInfo, Type.Null()]),
      now: Type.Integer(),
    },
    { description: 'The first message: who the server takes the client for; null for an anonymous connection.' },
  ),
  Type.Object(
    { t: Type.Literal('snapshot'), match: MatchId, info: MatchInfo, events: Type.Array(MatchEvent) },
    { description: 'A whole match; it replaces what the client knew of it.' },
  ),
  Type.Object(
    { t: Type.Literal('events'), match: MatchId, events: Type.Array(MatchEvent) },
    { description: 'The entries of a match that follow those the client has.' },
  ),
  Type.Object(
    { t: Type.Literal('presence'), match: MatchId, here: Type.Array(Type.Integer()), watchers: Type.Integer() },
    { description: 'Which sides of a match are connected, and how many others watch.' },
  ),
  Type.Object(
    { t: Type.Literal('lobby'), version: LobbyVersion, open: Type.Array(LobbyEntry) },
    { description: 'All open matches that are listed, the newest first.' },
  ),
  Type.Object(
    {
      t: Type.Literal('lobby-changes'),
      version: LobbyVersion,
      added: Type.Array(LobbyEntry, { description: 'New entries, and changed ones that replace those with their id.' }),
      removed: Type.Array(MatchId),
    },
    { description: 'What has changed in the list. After a version that does not follow, ask for the list again.' },
  ),
  Type.Object(
    { t: Type.Literal('turns'), matches: Type.Array(MatchId) },
    { description: 'The running matches in which it is the turn of the user; sent after `welcome`.' },
  ),
  Type.Object(
    { t: Type.Literal('turn'), match: MatchId, isYours: Type.Boolean() },
    { description: 'In a match that the connection does not watch it is, or is no longer, the turn of the user.' },
  ),
  Type.Object(
    { t: Type.Literal('done'), ...numbered },
    { description: 'The message with that id was done. A move is durable then.' },
  ),
  Type.Object(
    { t: Type.Literal('refused'), ...numbered, refusal: RefusalBody },
    { description: 'The message with that id was not done. The id is 0 where none could be read.' },
  ),
  Type.Object(
    { t: Type.Literal('pong'), ...numbered, now: Type.Integer() },
    { description: 'Answers `ping` with the time of the server.' },
  ),
  Type.Object(
    { t: Type.Literal('bye'), afterMs: Type.Integer() },
    { description: 'The server goes away: connect again after that time.' },
  ),
]);
export type ServerMessage = Static<typeof ServerMessage>;
