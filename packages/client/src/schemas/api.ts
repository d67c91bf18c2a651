import { type Static, Type } from 'typebox';
import { ClockTerms, CLOSED, ComputerName, GameName, KnownLine, ShortName, SideNumber } from './common.ts';
import { MatchEvent, MatchInfo, UserInfo } from './match.ts';

// Bodies and answers of the API, except for those that it shares with the live protocol.

export const NewMatchBody = Type.Object(
  {
    game: GameName,
    variant: Type.Optional(ShortName),
    start: Type.Optional(ShortName),
    clock: ClockTerms,
    visibility: Type.Union([Type.Literal('public'), Type.Literal('link')]),
    isRated: Type.Boolean(),
    /** The side of the user who creates the match; random if absent. */
    side: Type.Optional(SideNumber),
    /** A computer player of the server; a person when it is absent. */
    computer: Type.Optional(ComputerName),
  },
  CLOSED,
);
export type NewMatchBody = Static<typeof NewMatchBody>;

export const MatchAnswer = Type.Object({ info: MatchInfo, events: Type.Array(MatchEvent) });
export type MatchAnswer = Static<typeof MatchAnswer>;

export const MoveBody = Type.Object(
  {
    ply: Type.Integer({ minimum: 0 }),
    move: Type.String({ minLength: 1, maxLength: 40 }),
    line: Type.Optional(KnownLine),
  },
  CLOSED,
);
export type MoveBody = Static<typeof MoveBody>;

/** How far the log of a match has come. */
export const DoneAnswer = Type.Object({ version: Type.Integer() });
export type DoneAnswer = Static<typeof DoneAnswer>;

export const WhoAnswer = Type.Object({ user: Type.Union([UserInfo, Type.Null()]), now: Type.Integer() });
export type WhoAnswer = Static<typeof WhoAnswer>;
