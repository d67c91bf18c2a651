import { type Language, ratedPliesOf } from '@tabuleiro/games';
import type { MatchState } from './match-state.ts';
import { unrated as en, type UnratedTexts } from './text/en.ts';
import { unrated as pt } from './text/pt.ts';

/** How many rated matches of one pair in a game count within 24 hours. */
export const RATED_PER_PAIR = 10;

const TEXTS: Readonly<Record<Language, UnratedTexts>> = { en, pt };

/** Explains why a rated match changes no rating; null for any other match. */
export function formatUnrated({ unrated, info }: MatchState, language: Language): string | null {
  if (unrated === null) return null;
  const texts = TEXTS[language];
  return unrated === 'too-short' ? texts[unrated](ratedPliesOf(info.terms.game)) : texts[unrated](RATED_PER_PAIR);
}
