import type { Language } from '@tabuleiro/games';
import { type Static, Type } from 'typebox';

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
