import { lazy, type ReactNode, Suspense, useState } from 'react';
import { gamesBefore, unfinishedGames } from '../../play/kept.ts';
import { useLanguage } from '../language.tsx';
import { KEEPSAKES } from '../memory.ts';
import { OnlineLink } from '../online-link.tsx';
import { usePageName } from '../page-name.ts';
import { Card } from './card.tsx';
import { CARDS } from './cards.ts';
import './home.css';

// Whoever comes for the first time has nothing to go on with.
const ContinueList = lazy(async () => ({ default: (await import('../../continue/continue-list.tsx')).ContinueList }));

export function HomePage(): ReactNode {
  const { app, cards: known } = useLanguage().texts;
  const { cards } = app;
  usePageName(null);
  const [unfinished] = useState(() => unfinishedGames(KEEPSAKES));
  const [before] = useState(() => gamesBefore(KEEPSAKES));
  return (
    <>
      <div className="home-head">
        <h1 className="page-title">{cards.title}</h1>
        <OnlineLink className="button primary home-online" isWhole />
      </div>
      <p className="page-lead">
        {cards.subtitle} {cards.playNote}{' '}
        <a className="home-puzzles" href="#/puzzles">
          {cards.puzzles}
        </a>
      </p>
      {unfinished.length + before.length > 0 && (
        // What was left last is what a person most likely came for. Its room is there before it is.
        <div className="continue-place">
          <Suspense fallback={null}>
            <ContinueList games={unfinished} before={before} />
          </Suspense>
        </div>
      )}
      <ul className="cards" aria-label={cards.games}>
        {CARDS.map((card) => {
          const own = known[card.game];
          if (own === undefined) return null;
          return (
            <li key={card.game}>
              <Card card={card} own={own} isUnfinished={unfinished.includes(card.game)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
