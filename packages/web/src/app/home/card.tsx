import type { GameTexts, GameLocale } from '@tabuleiro/games';
import { type ReactNode, useMemo } from 'react';
import { playAddress, usualSetup } from '../../play/address.ts';
import { useLanguage } from '../language.tsx';
import { Picture } from '../picture.tsx';
import { resumeAddress, rulesAddress, setupAddress } from '../route.ts';
import type { GameCard } from './cards.ts';

interface CardProps {
  readonly card: GameCard;
  /** What the card and its picture say. */
  readonly own: GameTexts;
  readonly isUnfinished: boolean;
}

/** One game: what it looks like, what it is about, and the ways in. */
export function Card({ card, own, isUnfinished }: CardProps): ReactNode {
  const { language, texts } = useLanguage();
  const { cards } = texts.app;
  const { game, view } = card;
  const { name, summary, history } = own;
  const locale = useMemo<GameLocale>(() => ({ language, game: own, shared: texts.shared }), [language, own, texts]);
  const begin = playAddress(usualSetup(game));
  return (
    <article className="card">
      {/* A large place to tap; for the keyboard the button below is enough. */}
      <a className="card-picture" href={isUnfinished ? resumeAddress(game) : begin} tabIndex={-1} aria-hidden="true">
        <Picture view={view} locale={locale} />
      </a>
      <div className="card-words">
        <div className="card-head">
          <h2 className="card-name">{name}</h2>
          <a className="card-rules" href={rulesAddress(game)} aria-label={cards.rulesOf(name)}>
            {cards.rules}
          </a>
        </div>
        <p className="card-summary">{summary}</p>
        <p className="card-history">{history}</p>
      </div>
      <div className="card-ways">
        {isUnfinished && (
          <a className="button cool" href={resumeAddress(game)} aria-label={cards.resumeGame(name)}>
            {cards.resume}
          </a>
        )}
        <a className={isUnfinished ? 'button' : 'button primary'} href={begin} aria-label={cards.playGame(name)}>
          {cards.play}
        </a>
        <a className="button" href={setupAddress(game)} aria-label={cards.setUpGame(name)}>
          {cards.setUp}
        </a>
      </div>
    </article>
  );
}
