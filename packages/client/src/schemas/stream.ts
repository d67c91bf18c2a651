import { type Static, Type } from 'typebox';
import { MatchId, SideNumber } from './common.ts';
import { Ending, MatchEvent, MatchInfo, Seat, UserInfo } from './match.ts';

// Streams over HTTP for programs: one JSON object per line.

const ofMatch = { match: MatchId };
/** Nothing has happened, but the line is alive. */
export const Beat = Type.Object({ t: Type.Literal('beat'), now: Type.Integer() });

/** A line about a user. A new stream begins with all running matches, so that a program that was away is up to date. */
export const UserLine = Type.Union([
  Type.Object({ t: Type.Literal('welcome'), user: UserInfo, now: Type.Integer() }),
  /** A match has two players now; one sits at `side`. */
  Type.Object({ t: Type.Literal('begun'), ...ofMatch, side: SideNumber, info: MatchInfo }),
  /** It is the user's turn, after this many plies and takebacks; both are sent with the move. */
  Type.Object({ t: Type.Literal('turn'), ...ofMatch, ply: Type.Integer(), line: Type.Integer() }),
  /** The other side waits for an answer; `of` is the number of the entry to be answered. */
  Type.Object({
    t: Type.Literal('offer'),
    ...ofMatch,
    what: Type.Union([Type.Literal('draw'), Type.Literal('takeback'), Type.Literal('rematch')]),
    of: Type.Integer(),
  }),
  Type.Object({ t: Type.Literal('over'), ...ofMatch, ending: Ending }),
  Beat,
]);
export type UserLine = Static<typeof UserLine>;

/** A line about a match: first a snapshot, then entries, each once and in order. */
export const MatchLine = Type.Union([
  Type.Object({ t: Type.Literal('snapshot'), ...ofMatch, info: MatchInfo, events: Type.Array(MatchEvent) }),
  Type.Object({ t: Type.Literal('events'), ...ofMatch, events: Type.Array(MatchEvent) }),
  Beat,
]);
export type MatchLine = Static<typeof MatchLine>;

/** A match of the user that is not over. */
export const OwnMatch = Type.Object({
  info: MatchInfo,
  seats: Type.Object({ 1: Seat, 2: Seat }),
  turn: SideNumber,
  isRunning: Type.Boolean(),
  plies: Type.Integer(),
  /** When it ends by itself without another entry. */
  deadline: Type.Union([Type.Integer(), Type.Null()]),
});
export type OwnMatch = Static<typeof OwnMatch>;
