import type { GameTexts, GameLocale } from '@tabuleiro/games';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { newMatchAddress, defaultSetup, savedMatchAddress } from '../../routes/match-address.ts';
import { HISTORY_ADDRESS, PUZZLES_ADDRESS, rulesAddress, setupAddress } from '../../routes/route.ts';
import { unfinishedMatches } from '../../saved-matches/local-records.ts';
import type { MatchKey } from '../../saved-matches/saved-match.ts';
import { useLanguage } from '../../settings/language.tsx';
import { BROWSER_STORAGE } from '../../settings/storage.ts';
import { COMMON_TEXTS, SHARED_TEXTS } from '../../ui/common-texts.ts';
import { CourseOffer } from '../../ui/course-offer.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { CARDS, type GameCardData } from '../../ui/game-cards/cards.ts';
import { useNear, usePageTitle } from '../../ui/hooks.ts';
import { lazyComponent } from '../../ui/loading.ts';
import { APP_TEXTS, OnlineLink } from '../header.tsx';
import './home.css';

// A first visit has no unfinished matches.
const UnfinishedMatches = lazyComponent(async () => (await import('./unfinished-matches.tsx')).UnfinishedMatches);

export function HomePage(): ReactNode {
  const { language } = useLanguage();
  const { cards } = APP_TEXTS[language];
  usePageTitle(null);
  const [unfinished] = useState(() => unfinishedMatches(BROWSER_STORAGE));
  return (
    <>
      <div className="home-head">
        <h1 className="page-title">{cards.title}</h1>
        <OnlineLink className="button primary home-online" isWhole />
      </div>
      <p className="page-lead">
        {cards.subtitle} {cards.playNote}{' '}
        <a className="home-puzzles" href={PUZZLES_ADDRESS}>
          {COMMON_TEXTS[language].puzzles}
        </a>{' '}
        ·{' '}
        <a className="home-puzzles" href={HISTORY_ADDRESS}>
          {COMMON_TEXTS[language].history}
        </a>
      </p>
      {unfinished.length > 0 && (
        // The class reserves the height, so that nothing moves when the list comes.
        <div className="continue-place">
          <Suspense fallback={null}>
            <UnfinishedMatches matches={unfinished} />
          </Suspense>
        </div>
      )}
      <ul className="cards" aria-label={cards.games}>
        {CARDS.map((card) => {
          const own = CARD_TEXTS[language][card.game];
          if (own === undefined) return null;
          return (
            <li key={card.game}>
              <GameCard card={card} own={own} unfinished={unfinished.find(({ game }) => game === card.game)} />
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
  /** The unfinished match of the game that was played last. */
  readonly unfinished: MatchKey | undefined;
}

/** One game: picture, description and links. */
function GameCard({ card, own, unfinished }: GameCardProps): ReactNode {
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
        href={unfinished === undefined ? begin : savedMatchAddress(unfinished)}
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
        <CourseOffer game={game} name={name} className="card-learn" />
      </div>
      <div className="card-ways">
        {unfinished !== undefined && (
          <a className="button cool" href={savedMatchAddress(unfinished)} aria-label={resumeGame(name)}>
            {resume}
          </a>
        )}
        <a
          className={unfinished === undefined ? 'button primary' : 'button'}
          href={begin}
          aria-label={texts.playGame(name)}
        >
          {texts.play}
        </a>
        <a className="button" href={setupAddress(game)} aria-label={texts.setUpGame(name)}>
          {texts.setUp}
        </a>
      </div>
    </article>
  );
}
