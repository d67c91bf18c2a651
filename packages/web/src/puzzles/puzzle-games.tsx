import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { type ReactNode, useState } from 'react';
import { puzzlesAddress } from '../routes/route.ts';
import { useLanguage } from '../settings/language.tsx';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { lastPuzzleGame, loadProgress } from './puzzle-storage.ts';
import './puzzles.css';
import { PUZZLE_TEXTS } from './puzzle-texts.ts';

/** The choice of a game; the last one used comes first. */
export function PuzzleGames(): ReactNode {
  const { language } = useLanguage();
  const own = PUZZLE_TEXTS[language];
  usePageTitle(own.title);
  const [games] = useState(() => {
    const last = lastPuzzleGame();
    const standing = PUZZLE_GAMES.map((game) => ({ game, progress: loadProgress(game) }));
    return standing.toSorted((a, b) => Number(b.game === last) - Number(a.game === last));
  });
  return (
    <div className="puzzle-choice">
      <h1 className="page-title">{own.title}</h1>
      <p className="page-lead">{own.lead}</p>
      <ul className="puzzle-games">
        {games.map(({ game, progress }) => {
          const name = CARD_TEXTS[language][game]?.name ?? game;
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
