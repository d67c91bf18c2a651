import { type ReactNode, Suspense, useState } from 'react';
import { gamesWithEarlierMatch, unfinishedGames } from '../../match/saved-match.ts';
import { useLanguage } from '../../settings/language.tsx';
import { BROWSER_STORAGE } from '../../settings/storage.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { CARDS } from '../../ui/game-cards/cards.ts';
import { lazyComponent } from '../../ui/loading.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { APP_TEXTS } from '../app-texts.ts';
import { OnlineLink } from '../online-link.tsx';
import { GameCard } from './game-card.tsx';
import './home.css';

// A first visit has no unfinished matches.
const UnfinishedMatches = lazyComponent(async () => (await import('./unfinished-matches.tsx')).UnfinishedMatches);

export function HomePage(): ReactNode {
  const { language } = useLanguage();
  const { cards } = APP_TEXTS[language];
  usePageTitle(null);
  const [unfinished] = useState(() => unfinishedGames(BROWSER_STORAGE));
  const [before] = useState(() => gamesWithEarlierMatch(BROWSER_STORAGE));
  return (
    <>
      <div className="home-head">
        <h1 className="page-title">{cards.title}</h1>
        <OnlineLink className="button primary home-online" isWhole />
      </div>
      <p className="page-lead">
        {cards.subtitle} {cards.playNote}{' '}
        <a className="home-puzzles" href="#/puzzles">
          {COMMON_TEXTS[language].puzzles}
        </a>
      </p>
      {unfinished.length + before.length > 0 && (
        // The class reserves the height, so that nothing moves when the list comes.
        <div className="continue-place">
          <Suspense fallback={null}>
            <UnfinishedMatches games={unfinished} before={before} />
          </Suspense>
        </div>
      )}
      <ul className="cards" aria-label={cards.games}>
        {CARDS.map((card) => {
          const own = CARD_TEXTS[language][card.game];
          if (own === undefined) return null;
          return (
            <li key={card.game}>
              <GameCard card={card} own={own} isUnfinished={unfinished.includes(card.game)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
