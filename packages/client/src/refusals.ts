import type { Language } from '@tabuleiro/games';
import type { RefusalBody } from './schemas/index.ts';
import { refusals as en } from './text/en.ts';
import { refusals as pt } from './text/pt.ts';

/** Every reason for which the server does not do what it is asked to. */
export const REFUSAL_CODES = [
  'bad-request',
  'unknown-protocol',
  'unreachable',
  'too-long',
  'too-fast',
  'too-many-connections',
  'not-signed-in',
  'not-yours',
  'not-allowed',
  'banned',
  'unknown-host',
  'no-such-page',
  'no-such-match',
  'no-such-user',
  'not-running',
  'already-over',
  'not-your-turn',
  'stale-move',
  'illegal-move',
  'seat-taken',
  'own-match',
  'no-offer',
  'answer-first',
  'offered-already',
  'said-enough',
  'too-many-draw-offers',
  'too-many-takebacks',
  'too-many-entries',
  'too-many-watched',
  'nothing-to-take-back',
  'rated-as-guest',
  'rated-takeback',
  'rated-computer',
  'engine-in-rated',
  'name-taken',
  'bad-name',
  'invisible-name',
  'mixed-name',
  'rare-letters',
  'reserved-name',
  'common-passphrase',
  'own-name-passphrase',
  'wrong-passphrase',
  'wrong-code',
  'already-account',
  'needs-account',
  'bot-has-played',
  'too-many-tokens',
  'no-such-token',
  'token-expired',
  'missing-scope',
  'needs-bot',
  'bad-position',
  'no-engine',
  'too-busy',
  'too-many-matches',
  'too-many-computers',
  'network-busy',
  'opponent-gone',
  'opponent-busy',
  'going-away',
  'failed',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type RefusalTexts = Readonly<Record<RefusalCode, string>>;

const TEXTS: Readonly<Record<Language, RefusalTexts>> = { en, pt };

/** What stands for a `{placeholder}`, in each language its own where that matters. */
export type RefusalValues = Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;

/** A refusal as it is sent. */
export function refusalBody(code: RefusalCode, values: RefusalValues = {}): RefusalBody {
  const say = (language: Language): string =>
    TEXTS[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return String(typeof value === 'object' ? value[language] : value);
    });
  const { seconds } = values;
  return {
    code,
    message: { en: say('en'), pt: say('pt') },
    ...(code === 'too-fast' && typeof seconds === 'number' && { retryAfterSeconds: seconds }),
  };
}
