import type { GameId } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { CONTINUE_TEXTS } from '../text/continue/index.ts';
import { ContinueCard } from './continue-card.tsx';
import './continue.css';

interface ContinueListProps {
  /** Games with a match that is not over, the one that was played last first. */
  readonly games: readonly GameId[];
  /** Those with one that was left for another. */
  readonly before: readonly GameId[];
}

export function ContinueList({ games, before }: ContinueListProps): ReactNode {
  const { language } = useLanguage();
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const all = [
    ...games.map((game) => ({ game, isBefore: false, key: game })),
    ...before.map((game) => ({ game, isBefore: true, key: `${game} before` })),
  ];
  const shown = all.filter(({ key }) => !unreadable.includes(key));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title" className="continue-title">
        {CONTINUE_TEXTS[language].title}
      </h2>
      <ul className="continues">
        {shown.map(({ key, ...match }) => (
          <li key={key}>
            <ContinueCard {...match} leaveOut={() => setUnreadable((known) => [...known, key])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
