import { type Static, Type } from 'typebox';
import { CLOSED, Passphrase, PLAIN_TEXT, UserName } from './common.ts';
import { UserInfo } from './match.ts';

// Accounts, sessions and the tokens of programs.

/** An existing passphrase; only new ones have a least length. */
const TypedPassphrase = Type.String({ minLength: 1, maxLength: 200 });
const Time = Type.Integer();

export const NewAccountBody = Type.Object({ name: UserName, passphrase: Passphrase }, CLOSED);
export type NewAccountBody = Static<typeof NewAccountBody>;

/** Recovery codes set a new passphrase. They are shown once, and each works once. */
export const RecoveryCodes = Type.Array(Type.String());

export const NewAccountAnswer = Type.Object({ user: UserInfo, now: Time, recoveryCodes: RecoveryCodes });
export type NewAccountAnswer = Static<typeof NewAccountAnswer>;

export const RecoveryCodesAnswer = Type.Object({ recoveryCodes: RecoveryCodes });
export type RecoveryCodesAnswer = Static<typeof RecoveryCodesAnswer>;

export const WhoAnswer = Type.Object({ user: Type.Union([UserInfo, Type.Null()]), now: Type.Integer() });
export type WhoAnswer = Static<typeof WhoAnswer>;

export const SignInBody = Type.Object({ name: UserName, passphrase: TypedPassphrase }, CLOSED);
export type SignInBody = Static<typeof SignInBody>;

export const RecoverBody = Type.Object(
  { name: UserName, code: Type.String({ minLength: 1, maxLength: 60 }), passphrase: Passphrase },
  CLOSED,
);
export type RecoverBody = Static<typeof RecoverBody>;

export const RenameBody = Type.Object({ name: UserName }, CLOSED);
export type RenameBody = Static<typeof RenameBody>;

export const NewPassphraseBody = Type.Object({ passphrase: TypedPassphrase, newPassphrase: Passphrase }, CLOSED);
export type NewPassphraseBody = Static<typeof NewPassphraseBody>;

/** Confirms a change with the passphrase. */
export const ConfirmBody = Type.Object({ passphrase: TypedPassphrase }, CLOSED);
export type ConfirmBody = Static<typeof ConfirmBody>;

/** Without the passphrase for a guest, who has none. */
export const DeletionBody = Type.Object({ passphrase: Type.Optional(TypedPassphrase) }, CLOSED);
export type DeletionBody = Static<typeof DeletionBody>;

/** The reason and the end of a ban; `until` is null for a permanent one. */
export const Ban = Type.Object({
  at: Time,
  until: Type.Union([Time, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
});
export type Ban = Static<typeof Ban>;

export const BanAnswer = Type.Object({
  user: Type.Union([UserInfo, Type.Null()]),
  ban: Type.Union([Ban, Type.Null()]),
});
export type BanAnswer = Static<typeof BanAnswer>;

const TokenLabel = Type.String({ minLength: 1, maxLength: 60, pattern: PLAIN_TEXT });

/**
 * What a token may do: `read` reads matches and the archive, `play` plays casual matches, both with `play-rated` also
 * rated ones.
 */
export const TOKEN_SCOPES = ['read', 'play', 'play-rated'] as const;
export const TokenScope = Type.Unsafe<(typeof TOKEN_SCOPES)[number]>({ type: 'string', enum: [...TOKEN_SCOPES] });
export type TokenScope = Static<typeof TokenScope>;

export const LONGEST_TOKEN_DAYS = 365;

/** Without `scopes` a token may read and play casual matches; without `expiresInDays` it does not expire. */
export const NewTokenBody = Type.Object(
  {
    label: TokenLabel,
    scopes: Type.Optional(Type.Array(TokenScope, { minItems: 1, maxItems: TOKEN_SCOPES.length, uniqueItems: true })),
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_TOKEN_DAYS })),
  },
  CLOSED,
);
export type NewTokenBody = Static<typeof NewTokenBody>;

export const TokenInfo = Type.Object({
  id: Type.String(),
  label: TokenLabel,
  createdAt: Time,
  scopes: Type.Array(TokenScope),
  /** Null for a token that does not expire. */
  expiresAt: Type.Union([Time, Type.Null()]),
  /** To the minute; null for a token that was never used. */
  usedAt: Type.Union([Time, Type.Null()]),
});
export type TokenInfo = Static<typeof TokenInfo>;

/** `token` is shown this once. */
export const NewTokenAnswer = Type.Object({ ...TokenInfo.properties, token: Type.String() });
export type NewTokenAnswer = Static<typeof NewTokenAnswer>;
