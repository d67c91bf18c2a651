import type { GameTexts, GameLocale } from '@tabuleiro/games';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { gamesWithEarlierMatch, unfinishedGames } from '../../match/saved-match.ts';
import { newMatchAddress, defaultSetup } from '../../routes/match-address.ts';
import { resumeAddress, rulesAddress, setupAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { BROWSER_STORAGE } from '../../settings/storage.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { CARD_TEXTS, SHARED_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { CARDS, type GameCardData } from '../../ui/game-cards/cards.ts';
import { lazyComponent } from '../../ui/loading.ts';
import { useNear } from '../../ui/use-near.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { APP_TEXTS } from '../app-texts.ts';
import { OnlineLink } from '../header.tsx';
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

interface GameCardProps {
  readonly card: GameCardData;
  /** The texts of the game. */
  readonly own: GameTexts;
  readonly isUnfinished: boolean;
}

/** One game: picture, description and links. */
function GameCard({ card, own, isUnfinished }: GameCardProps): ReactNode {
  const { language } = useLanguage();
  const { resume, resumeGame } = APP_TEXTS[language].unfinished;
  const texts = COMMON_TEXTS[language];
  const shared = SHARED_TEXTS[language];
  const { game, view, minutes, rules, difficulty } = card;
  const { name, summary, history, likes } = own;
  const { facts } = APP_TEXTS[language].cards;
  const locale = useMemo<GameLocale>(() => ({ language, game: own, shared }), [language, own, shared]);
  const begin = newMatchAddress(defaultSetup(game));
  // A drawing has a thousand parts: words come first, and pictures further down when they are near.
  const picture = useRef<HTMLAnchorElement>(null);
  const isNear = useNear(picture);
  return (
    <article className="card">
      {/* A large target for pointers; the keyboard has the button below. */}
      <a
        ref={picture}
        className="card-picture"
        href={isUnfinished ? resumeAddress(game) : begin}
        tabIndex={-1}
        aria-hidden="true"
      >
        {isNear && <BoardPicture view={view} locale={locale} />}
      </a>
      <div className="card-words">
        <div className="card-head">
          <h2 className="card-name">{name}</h2>
          <a className="card-rules" href={rulesAddress(game)} aria-label={texts.rulesOf(name)}>
            {texts.rules}
          </a>
        </div>
        <p className="card-summary">{summary}</p>
        {minutes !== null && (
          <p className="card-facts">
            {facts.minutes(minutes)} {facts.learn[difficulty](rules)}
          </p>
        )}
        {likes !== undefined && <p className="card-facts">{facts.likes(likes)}</p>}
        <p className="card-history">{history}</p>
      </div>
      <div className="card-ways">
        {isUnfinished && (
          <a className="button cool" href={resumeAddress(game)} aria-label={resumeGame(name)}>
            {resume}
          </a>
        )}
        <a className={isUnfinished ? 'button' : 'button primary'} href={begin} aria-label={texts.playGame(name)}>
          {texts.play}
        </a>
        <a className="button" href={setupAddress(game)} aria-label={texts.setUpGame(name)}>
          {texts.setUp}
        </a>
      </div>
    </article>
  );
}
