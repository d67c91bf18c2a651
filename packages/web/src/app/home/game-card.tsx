import type { GameTexts, GameLocale } from '@tabuleiro/games';
import { type ReactNode, useMemo } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { newMatchAddress, defaultSetup } from '../../routes/match-address.ts';
import { resumeAddress, rulesAddress, setupAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { SHARED_TEXTS } from '../../ui/game-cards/card-texts.ts';
import type { GameCardData } from '../../ui/game-cards/cards.ts';
import { APP_TEXTS } from '../app-texts.ts';

interface GameCardProps {
  readonly card: GameCardData;
  /** The texts of the game. */
  readonly own: GameTexts;
  readonly isUnfinished: boolean;
}

/** One game: picture, description and links. */
export function GameCard({ card, own, isUnfinished }: GameCardProps): ReactNode {
  const { language } = useLanguage();
  const { resume, resumeGame } = APP_TEXTS[language].unfinished;
  const texts = COMMON_TEXTS[language];
  const shared = SHARED_TEXTS[language];
  const { game, view } = card;
  const { name, summary, history } = own;
  const locale = useMemo<GameLocale>(() => ({ language, game: own, shared }), [language, own, shared]);
  const begin = newMatchAddress(defaultSetup(game));
  return (
    <article className="card">
      {/* A large target for pointers; the keyboard has the button below. */}
      <a className="card-picture" href={isUnfinished ? resumeAddress(game) : begin} tabIndex={-1} aria-hidden="true">
        <BoardPicture view={view} locale={locale} />
      </a>
      <div className="card-words">
        <div className="card-head">
          <h2 className="card-name">{name}</h2>
          <a className="card-rules" href={rulesAddress(game)} aria-label={texts.rulesOf(name)}>
            {texts.rules}
          </a>
        </div>
        <p className="card-summary">{summary}</p>
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
