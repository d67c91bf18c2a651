import type { ClockTerms, MatchTerms } from '@tabuleiro/client';
import { type Language, unreachable, type GameLocale } from '@tabuleiro/games';
import { lazyTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import type { OnlineTexts } from './text/en.ts';

export const ONLINE_TEXTS = lazyTexts<OnlineTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

const MINUTE = 60_000;
const SECOND = 1000;

/** "5 min + 3 s"; "2 days for each move". */
export function formatClock(clock: ClockTerms, language: Language): string {
  const { none, days } = ONLINE_TEXTS[language].terms;
  switch (clock.kind) {
    case 'live':
      return COMMON_TEXTS[language].clock.named(clock.initialMs / MINUTE, clock.incrementMs / SECOND);
    case 'days':
      return days(clock.days);
    case 'none':
      return none;
    default:
      return unreachable(clock);
  }
}

export function formatRatedOrCasual({ isRated }: MatchTerms, language: Language): string {
  const { rated, casual } = ONLINE_TEXTS[language].terms;
  return isRated ? rated : casual;
}

/** The name of the variant, only in games that have several. */
export function formatVariant({ variant }: MatchTerms, locale: Pick<GameLocale, 'game'> | null): string {
  const variants = locale?.game.variants ?? {};
  return Object.keys(variants).length < 2 ? '' : (variants[variant]?.name ?? variant);
}

/** "5 min + 3 s · Rated · Simple rules". */
export function formatTerms(terms: MatchTerms, locale: Pick<GameLocale, 'game'> | null, language: Language): string {
  const parts = [
    formatClock(terms.clock, language),
    formatRatedOrCasual(terms, language),
    formatVariant(terms, locale),
  ];
  return parts.filter(Boolean).join(' · ');
}
