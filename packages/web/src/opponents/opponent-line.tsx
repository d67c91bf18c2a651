import { type GameId, type GameLocale, loadOpponentFacts } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useLoaded } from '../ui/loading.ts';
import { OPPONENT_TEXTS } from './opponent-texts.ts';

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
