import type { ReactNode } from 'react';
import { hasUnfinished, lastUnfinished } from '../../play/kept.ts';
import { useLanguage } from '../language.tsx';
import { KEEPSAKES } from '../memory.ts';
import { usePageName } from '../page-name.ts';
import { Card } from './card.tsx';
import { CARDS } from './cards.ts';
import './home.css';

export function HomePage(): ReactNode {
  const { app, cards: known } = useLanguage().texts;
  const { cards } = app;
  usePageName(null);
  const last = lastUnfinished(KEEPSAKES);
  // The game that was left last is what a person most likely came for.
  const sorted = [...CARDS].sort((a, b) => Number(b.game === last) - Number(a.game === last));
  return (
    <>
      <h1 className="page-title">{cards.title}</h1>
      <p className="page-lead">
        {cards.subtitle} {cards.playNote}
      </p>
      <ul className="cards" aria-label={cards.games}>
        {sorted.map((card) => {
          const own = known[card.game];
          if (own === undefined) return null;
          return (
            <li key={card.game}>
              <Card card={card} own={own} isUnfinished={hasUnfinished(KEEPSAKES, card.game)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
