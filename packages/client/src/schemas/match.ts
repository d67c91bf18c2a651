import type { OutcomeReason } from '@tabuleiro/games';
import { type Static, Type } from 'typebox';
import {
  ClockTerms,
  CLOSED,
  ComputerName,
  GameName,
  KnownLine,
  MatchId,
  ShortName,
  SideNumber,
  UserName,
} from './common.ts';

/** The public data of a user. */
export const UserInfo = Type.Object({
  id: Type.String(),
  name: UserName,
  isGuest: Type.Boolean(),
  isBot: Type.Boolean(),
});
export type UserInfo = Static<typeof UserInfo>;

/** Who sits at a side. */
export const Seat = Type.Union([
  Type.Object({ kind: Type.Literal('user'), user: UserInfo, rating: Type.Optional(Type.Integer()) }),
  Type.Object({ kind: Type.Literal('computer'), player: ComputerName }),
  Type.Object({ kind: Type.Literal('open') }),
]);
export type Seat = Static<typeof Seat>;

/** The terms of a match. */
export const MatchTerms = Type.Object({
  game: GameName,
  variant: ShortName,
  start: ShortName,
  clock: ClockTerms,
  /** Listed in the lobby, or only for users who know the link. */
  visibility: Type.Union([Type.Literal('public'), Type.Literal('link')]),
  isRated: Type.Boolean(),
});
export type MatchTerms = Static<typeof MatchTerms>;

/** What does not change during a match. */
export const MatchInfo = Type.Object({
  id: MatchId,
  terms: MatchTerms,
  /** The first position as text, and who moves in it. */
  position: Type.String(),
  turn: SideNumber,
  createdAt: Type.Integer(),
  /** Whether the server drew the start by lot. */
  isStartDrawn: Type.Optional(Type.Boolean()),
  /** The earlier match, if this one is a rematch. */
  rematchOf: Type.Optional(MatchId),
});
export type MatchInfo = Static<typeof MatchInfo>;

/**
 * Why a rated match changes no rating: it ended after fewer plies than its game asks for, or its players had played as many
 * rated matches of the game within 24 hours as count.
 */
export const UNRATED_REASONS = ['too-short', 'pair-limit'] as const;
export const UnratedReason = Type.Unsafe<(typeof UNRATED_REASONS)[number]>({
  type: 'string',
  enum: [...UNRATED_REASONS],
});
export type UnratedReason = Static<typeof UnratedReason>;

export const Ending = Type.Object({
  winner: Type.Union([SideNumber, Type.Null()]),
  reason: Type.Unsafe<OutcomeReason>({ type: 'string' }),
  score: Type.Optional(Type.Unsafe<readonly [number, number]>(Type.Tuple([Type.Integer(), Type.Integer()]))),
  /** Only of rated matches that change no rating. */
  unrated: Type.Optional(UnratedReason),
});
export type Ending = Static<typeof Ending>;

/** The messages that players can send each other. */
export const PRESETS = ['hello', 'good-luck', 'good-move', 'thanks', 'well-played', 'goodbye'] as const;
export const Preset = Type.Unsafe<(typeof PRESETS)[number]>({ type: 'string', enum: [...PRESETS] });
export type Preset = Static<typeof Preset>;

/** Why a computer player declines a draw without weighing it. */
export const UnweighedReason = Type.Unsafe<'draw-early' | 'draw-again'>({
  type: 'string',
  enum: ['draw-early', 'draw-again'],
});

/** Every entry of a match's log has the number that follows the one before, and the server's time. */
const entry = { version: Type.Integer({ minimum: 1 }), at: Type.Integer() };
const bySide = { ...entry, side: SideNumber };

/**
 * An entry of a match's log. Entries never change, except for the names of users. The state of a match follows from its
 * info and its entries (see `match-state.ts`).
 */
export const MatchEvent = Type.Union([
  /** `unrated`: a rated match will change no rating. */
  Type.Object({ kind: Type.Literal('seated'), ...bySide, seat: Seat, unrated: Type.Optional(UnratedReason) }),
  Type.Object({
    kind: Type.Literal('move'),
    ...bySide,
    /** How many plies there were before it. */
    ply: Type.Integer({ minimum: 0 }),
    move: Type.String(),
    /** Who moves next. */
    next: SideNumber,
    ending: Type.Optional(Ending),
  }),
  Type.Object({ kind: Type.Literal('draw-offered'), ...bySide }),
  /**
   * `why`: a computer player has not weighed the offer, because it came in the first ten plies, or within ten of
   * another.
   */
  Type.Object({ kind: Type.Literal('draw-declined'), ...bySide, why: Type.Optional(UnweighedReason) }),
  /** `plies` is how many would be left, `next` who would move then. */
  Type.Object({ kind: Type.Literal('takeback-asked'), ...bySide, plies: Type.Integer(), next: SideNumber }),
  Type.Object({ kind: Type.Literal('takeback-declined'), ...bySide }),
  Type.Object({ kind: Type.Literal('takeback-accepted'), ...bySide }),
  Type.Object({ kind: Type.Literal('said'), ...bySide, preset: Preset }),
  Type.Object({ kind: Type.Literal('rematch-offered'), ...bySide }),
  Type.Object({ kind: Type.Literal('rematch-made'), ...entry, match: MatchId }),
  /** The server was away for this time, which is given back to the running clock. */
  Type.Object({ kind: Type.Literal('resumed'), ...entry, awayMs: Type.Integer() }),
  Type.Object({ kind: Type.Literal('ended'), ...entry, ending: Ending }),
]);
export type MatchEvent = Static<typeof MatchEvent>;

/** A match with its whole log. */
export const MatchSnapshot = Type.Object({ info: MatchInfo, events: Type.Array(MatchEvent) });
export type MatchSnapshot = Static<typeof MatchSnapshot>;

const act = <Name extends string>(name: Name) => Type.Object({ act: Type.Literal(name) }, CLOSED);
const answer = <Name extends string>(name: Name) =>
  Type.Object({ act: Type.Literal(name), of: Type.Integer({ minimum: 1 }) }, CLOSED);

/** What a player can do besides moving. `of` is the version of the entry that is answered. */
export const MatchAct = Type.Union([
  act('resign'),
  act('abort'),
  act('offer-draw'),
  answer('accept-draw'),
  answer('decline-draw'),
  act('ask-takeback'),
  answer('accept-takeback'),
  answer('decline-takeback'),
  act('offer-rematch'),
  Type.Object({ act: Type.Literal('say'), preset: Preset }, CLOSED),
]);
export type MatchAct = Static<typeof MatchAct>;

/** A match that waits for an opponent. */
export const LobbyEntry = Type.Object({
  id: MatchId,
  terms: MatchTerms,
  host: UserInfo,
  rating: Type.Optional(Type.Integer()),
  /** The side that is free. */
  side: SideNumber,
  createdAt: Type.Integer(),
});
export type LobbyEntry = Static<typeof LobbyEntry>;

// Bodies and answers of the API.

export const NewMatchBody = Type.Object(
  {
    game: GameName,
    variant: Type.Optional(ShortName),
    /** The first start of the variant if absent; `lot` lets the server draw one. */
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
