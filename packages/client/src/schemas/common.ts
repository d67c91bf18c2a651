import { GAME_IDS, type GameId, type Language, LANGUAGES, type Side } from '@tabuleiro/games';
import { type Static, Type } from 'typebox';

// Objects from clients are closed: unknown fields are refused.
export const CLOSED = { additionalProperties: false } as const;

export const GameName = Type.Unsafe<GameId>({ type: 'string', enum: [...GAME_IDS] });
export const SideNumber = Type.Unsafe<Side>({ type: 'integer', enum: [1, 2] });
export const LanguageName = Type.Unsafe<Language>({ type: 'string', enum: [...LANGUAGES] });

/** The ids of matches are random, so that private ones cannot be guessed. */
export const MATCH_ID = /^[0-9a-z]{16}$/;
export const MatchId = Type.String({ pattern: MATCH_ID.source });

/** Characters that are invisible or look like a space; some of them count as letters (Hangul fillers). */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;
export const USER_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,18}[\p{L}\p{N}])?$/u;
/** Nothing that cannot be seen; PostgreSQL keeps no text with a zero in it. */
export const PLAIN_TEXT = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';
export const UserName = Type.String({ minLength: 1, maxLength: 20, pattern: PLAIN_TEXT });
export const Passphrase = Type.String({ minLength: 10, maxLength: 200 });

/** Keeps a move that was taken back from being played again when it is sent again. */
export const KnownLine = Type.Integer({
  minimum: 0,
  description:
    'The number of takebacks (entries `takeback-accepted`) that the sender of the move knows of. If there were more, the move is refused with `stale-move`, unless it is the move already made at this ply.',
});

/** Short names of variants, starts and the like, as the games give them. */
export const ShortName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });

/** A computer player as the games name it, optionally with a style. */
export const ComputerName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+(:[a-z0-9-]+)?$' });

/** The last moment that a date can name. */
export const LATEST_TIME = 8.64e15;

const MINUTE = 60_000;
export const LONGEST_LIVE_MS = 180 * MINUTE;
export const LONGEST_INCREMENT_MS = MINUTE;
export const MOST_DAYS = 14;

/** How much time there is: for the whole match and each move, for each move, or as much as one likes. */
export const ClockTerms = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      initialMs: Type.Integer({ minimum: 1000, maximum: LONGEST_LIVE_MS }),
      incrementMs: Type.Integer({ minimum: 0, maximum: LONGEST_INCREMENT_MS }),
    },
    CLOSED,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }) }, CLOSED),
  Type.Object({ kind: Type.Literal('none') }, CLOSED),
]);
export type ClockTerms = Static<typeof ClockTerms>;

/** Why a request was not done: a code for programs, a sentence in each language for people. */
export const RefusalBody = Type.Object({
  code: Type.String(),
  message: Type.Unsafe<Readonly<Record<Language, string>>>({
    type: 'object',
    properties: { en: { type: 'string' }, pt: { type: 'string' } },
    required: ['en', 'pt'],
  }),
  retryAfterSeconds: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only with `too-fast`: how long to wait before trying again.' }),
  ),
});
export type RefusalBody = Static<typeof RefusalBody>;
