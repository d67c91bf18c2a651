import { type Static, Type } from 'typebox';
import { CLOSED, GameName, LATEST_TIME, MatchId, ShortName, UserName } from './common.ts';
import { Ending, MatchTerms, Seat, UserInfo } from './match.ts';

// The archive of matches, and its players.

const Time = Type.Integer({ minimum: 0, maximum: LATEST_TIME });
const oneOf = <Name extends string>(...names: readonly Name[]) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names] });

export const MATCH_STATUSES = ['open', 'running', 'over'] as const;
export const MatchStatus = oneOf(...MATCH_STATUSES);

/** `won` and `lost` are from the view of `player`. */
export const RESULT_FILTERS = ['first', 'second', 'draw', 'won', 'lost'] as const;

const FILTER = {
  player: Type.Optional(UserName),
  game: Type.Optional(GameName),
  variant: Type.Optional(ShortName),
  result: Type.Optional(oneOf(...RESULT_FILTERS)),
  rated: Type.Optional(Type.Boolean()),
  /** Running and finished ones unless it is given. */
  status: Type.Optional(MatchStatus),
  /** When the match was made, from and before: milliseconds since 1970. */
  since: Type.Optional(Time),
  until: Type.Optional(Time),
  /** `next` of the page before. */
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}\\.[0-9a-z]{16}$' })),
};

export const LONGEST_PAGE = 100;
export const MOST_RECORDS = 500;

export const ArchiveQuery = Type.Object(
  { ...FILTER, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_PAGE })) },
  CLOSED,
);
export type ArchiveQuery = Static<typeof ArchiveQuery>;

export const RecordsQuery = Type.Object(
  { ...FILTER, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_RECORDS })) },
  CLOSED,
);
export type RecordsQuery = Static<typeof RecordsQuery>;

/** A match in a list. */
export const ArchiveEntry = Type.Object({
  id: MatchId,
  terms: MatchTerms,
  status: MatchStatus,
  /** Who sits at side 1 and side 2. */
  seats: Type.Unsafe<readonly [Seat, Seat]>({ type: 'array', items: Seat, minItems: 2, maxItems: 2 }),
  plies: Type.Integer(),
  ending: Type.Union([Ending, Type.Null()]),
  createdAt: Time,
  updatedAt: Time,
});
export type ArchiveEntry = Static<typeof ArchiveEntry>;

/** The newest first. `next` is the cursor of the next page, which new matches do not move; null at the end. */
export const ArchivePage = Type.Object({
  matches: Type.Array(ArchiveEntry),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type ArchivePage = Static<typeof ArchivePage>;

export const GameRating = Type.Object({
  game: GameName,
  rating: Type.Integer(),
  deviation: Type.Integer(),
  matches: Type.Integer(),
  /** Whether it is still too uncertain to be compared. */
  isProvisional: Type.Boolean(),
});
export type GameRating = Static<typeof GameRating>;

export const PlayerProfile = Type.Object({
  user: UserInfo,
  createdAt: Time,
  seenAt: Time,
  ratings: Type.Array(GameRating),
  counts: Type.Object({
    running: Type.Integer(),
    won: Type.Integer(),
    lost: Type.Integer(),
    drawn: Type.Integer(),
  }),
  /** The last matches that the viewer may see. */
  recent: Type.Array(ArchiveEntry),
});
export type PlayerProfile = Static<typeof PlayerProfile>;

/** The rating after each rated match, in the order of time. */
export const RatingHistory = Type.Object({
  game: GameName,
  points: Type.Array(Type.Object({ at: Time, rating: Type.Integer(), deviation: Type.Integer() })),
});
export type RatingHistory = Static<typeof RatingHistory>;
