import type { GameId, Language } from '@tabuleiro/games';
import { dayOf, dueOn, type PuzzleProgress } from '@tabuleiro/games/puzzle';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardPicture } from '../board/board-picture.tsx';
import { puzzlesAddress } from '../routes/route.ts';
import { useLanguage } from '../settings/language.tsx';
import { SHARED_TEXTS } from '../ui/common-texts.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { CARDS, type GameCardData } from '../ui/game-cards/cards.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { BoardCard, PageHead } from '../ui/page-elements/page-elements.tsx';
import { PUZZLE_TEXTS } from './puzzle-view.tsx';
import { todaysPuzzle, lastPuzzleGame, loadOwnPuzzles, loadProgress } from './saved-puzzles.ts';

/** What the person has done in a game, and what waits there. */
interface Standing {
  readonly card: GameCardData;
  readonly progress: PuzzleProgress;
  /** Of the puzzles that ship. */
  readonly solved: number;
  readonly own: number;
  readonly due: number;
}

function standingOf(card: GameCardData): Standing {
  const progress = loadProgress(card.game);
  const own = loadOwnPuzzles(card.game);
  const ids = new Set(own.map(({ id }) => id));
  const solved = progress.solved.filter((id) => !ids.has(id)).length;
  const due = dueOn(progress.repetitions, dayOf(Date.now())).length;
  return { card, progress, solved, own: own.length, due };
}

/** The puzzle of the day, and the choice of a game; the last one used comes first. */
export function PuzzleGames(): ReactNode {
  const { language } = useLanguage();
  const texts = PUZZLE_TEXTS[language];
  usePageTitle(texts.title);
  const [games] = useState(() => {
    const last = lastPuzzleGame();
    const standings = CARDS.filter(({ puzzles }) => puzzles > 0).map(standingOf);
    return standings.toSorted((a, b) => Number(b.card.game === last) - Number(a.card.game === last));
  });
  return (
    <div className="sheet">
      <PageHead title={texts.title} lead={texts.lead} />
      <DayPuzzleBand />
      <ul className="board-cards are-tall">
        {games.map((standing) => (
          <li key={standing.card.game} className="puzzle-game">
            <PuzzleCard {...standing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayPuzzleBand(): ReactNode {
  const { language } = useLanguage();
  const [today] = useState(todaysPuzzle);
  if (today === null) return null;
  const texts = PUZZLE_TEXTS[language];
  const { title, lead, solved, inARow } = texts.day;
  const name = texts.ofGame(title, nameOf(today.game, language));
  const notes = [...(today.isSolved ? [solved] : []), ...(today.streak > 0 ? [inARow(today.streak)] : [])];
  const label = today.isSolved ? texts.buttons.again : texts.begin;
  return (
    <section className="puzzle-day" aria-label={title}>
      <div>
        <h2 className="row-name">{name}</h2>
        <p className="note">{notes.length === 0 ? lead : notes.join(' · ')}</p>
      </div>
      <a
        className={today.isSolved ? 'button' : 'button primary'}
        href={today.address}
        aria-label={texts.ofGame(label, name)}
      >
        {label}
      </a>
    </section>
  );
}

const nameOf = (game: GameId, language: Language): string => CARD_TEXTS[language][game]?.name ?? game;

function PuzzleCard({ card: { game, view, puzzles }, progress, solved, own, due }: Standing): ReactNode {
  const { language } = useLanguage();
  const texts = PUZZLE_TEXTS[language];
  const card = CARD_TEXTS[language][game];
  const shared = SHARED_TEXTS[language];
  const locale = useMemo(
    () => (card === undefined ? null : { language, game: card, shared }),
    [language, card, shared],
  );
  const { streak, longest, ratings, rating, races } = progress;
  const name = nameOf(game, language);
  const label = solved > 0 ? texts.goOn : texts.begin;
  const address = puzzlesAddress(game);
  const lists = [
    ...(due > 0 ? [{ list: 'repeat', text: texts.toRepeat(due) }] : []),
    ...(own > 0 ? [{ list: 'own', text: texts.fromMatches(own) }] : []),
  ];
  return (
    <BoardCard picture={locale !== null && <BoardPicture view={view} locale={locale} />}>
      <h2 className="row-name">{name}</h2>
      <p className="note figures">{texts.progress(solved, puzzles)}</p>
      <progress className="puzzle-bar" value={solved} max={puzzles} aria-hidden="true" />
      {ratings.length > 0 && (
        <p className="note figures">{texts.rating(Math.round(rating.rating), Math.round(rating.deviation))}</p>
      )}
      {longest > 0 && <p className="note figures">{texts.streak(streak, longest)}</p>}
      {races[0] !== undefined && <p className="note figures">{texts.race.bestOf(races[0].score)}</p>}
      {lists.map(({ list, text }) => (
        <a
          key={list}
          className="puzzle-list-link"
          href={`${address}?list=${list}`}
          aria-label={texts.ofGame(text, name)}
        >
          {text}
        </a>
      ))}
      <div className="puzzle-game-ways">
        <a className="button" href={address} aria-label={texts.ofGame(label, name)}>
          {label}
        </a>
        <a className="button quiet" href={`${address}?list=race`} aria-label={texts.ofGame(texts.race.name, name)}>
          {texts.race.name}
        </a>
      </div>
    </BoardCard>
  );
}
