import { type Language, ratedPliesOf } from '@tabuleiro/games';
import type { MatchState } from './state.ts';
import { unrated as en } from './text/en.ts';
import { unrated as pt } from './text/pt.ts';

/** How many rated matches of one pair and game count in 24 hours. */
export const RATED_PER_PAIR = 10;

export interface UnratedTexts {
  readonly 'too-short': (plies: number) => string;
  readonly 'pair-limit': (matches: number) => string;
}

const TEXTS: Readonly<Record<Language, UnratedTexts>> = { en, pt };

/** Says why a rated match changes no rating; null for a match that does, or may, and for a casual one. */
export function sayUnrated({ unrated, info }: MatchState, language: Language): string | null {
  if (unrated === null) return null;
  const texts = TEXTS[language];
  return unrated === 'too-short' ? texts[unrated](ratedPliesOf(info.terms.game)) : texts[unrated](RATED_PER_PAIR);
}
