import type { GameId } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { CONTINUE_TEXTS } from '../text/continue/index.ts';
import { ContinueCard } from './continue-card.tsx';
import './continue.css';

/** Matches that are not over, the one that was played last first. */
export function ContinueList({ games }: { readonly games: readonly GameId[] }): ReactNode {
  const { language } = useLanguage();
  const [unreadable, setUnreadable] = useState<readonly GameId[]>([]);
  const shown = games.filter((game) => !unreadable.includes(game));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title" className="continue-title">
        {CONTINUE_TEXTS[language].title}
      </h2>
      <ul className="continues">
        {shown.map((game) => (
          <li key={game}>
            <ContinueCard game={game} leaveOut={() => setUnreadable((before) => [...before, game])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
