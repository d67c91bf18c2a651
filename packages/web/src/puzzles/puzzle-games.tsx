import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { usePageName } from '../app/page-name.ts';
import { PUZZLE_TEXTS } from '../text/puzzles/index.ts';
import { puzzlesAddress } from './address.ts';
import { lastGame, recallProgress } from './memory.ts';
import './puzzles.css';

/** Which game's puzzles? The one that was last at hand stands first. */
export function PuzzleGames(): ReactNode {
  const { language, texts } = useLanguage();
  const own = PUZZLE_TEXTS[language];
  usePageName(own.title);
  const [games] = useState(() => {
    const last = lastGame();
    const standing = PUZZLE_GAMES.map((game) => ({ game, progress: recallProgress(game) }));
    return standing.toSorted((a, b) => Number(b.game === last) - Number(a.game === last));
  });
  return (
    <div className="puzzle-choice">
      <h1 className="page-title">{own.title}</h1>
      <p className="page-lead">{own.lead}</p>
      <ul className="puzzle-games">
        {games.map(({ game, progress }) => {
          const name = texts.cards[game]?.name ?? game;
          const hasBegun = progress.solved.length > 0;
          const label = hasBegun ? own.goOn : own.begin;
          return (
            <li key={game} className="puzzle-game">
              <h2>{name}</h2>
              <p>
                {own.solvedCount(progress.solved.length)} {hasBegun && own.streak(progress.streak, progress.longest)}
              </p>
              <a className="button primary" href={puzzlesAddress(game)} aria-label={own.ofGame(label, name)}>
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
