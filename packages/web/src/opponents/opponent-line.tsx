import { type GameId, type GameLocale, loadOpponentFacts } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { lazyTexts } from '../settings/language.tsx';
import { useLoaded } from '../ui/loading.ts';
import type { OpponentTexts } from './text/en.ts';

export const OPPONENT_TEXTS = lazyTexts<OpponentTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

interface OpponentLineProps {
  readonly game: GameId;
  readonly level: number;
  readonly locale: GameLocale;
}

/** How an opponent plays a game, as measured; nothing where nothing was measured. */
export function OpponentLine({ game, level, locale }: OpponentLineProps): ReactNode {
  const measured = useLoaded(game, async () => ({ facts: await loadOpponentFacts(game) }));
  const habits = measured?.facts?.habits[level - 1];
  if (habits === undefined) return null;
  const texts = OPPONENT_TEXTS[locale.language];
  const lines = habits.map((habit) => locale.game.habits?.[habit] ?? texts.habits[habit]);
  return lines.length === 0 ? texts.noHabit : lines.join(' ');
}
