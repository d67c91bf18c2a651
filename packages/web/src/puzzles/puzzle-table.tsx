import type { Puzzle, Rules, GameLocale } from '@tabuleiro/games';
import { type PuzzleProgress, withAttempt, withMistake } from '@tabuleiro/games/puzzle';
import { type GameFacets, PuzzleSession } from '@tabuleiro/play';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { mayMove } from '../app/motion.ts';
import { useAllButFrames, useParts } from '../app/use-parts.ts';
import { useBoardRatio } from '../board/use-layout.ts';
import { Board } from '../board3d/board-choice.tsx';
import { analysisAddress } from '../play/match-link.ts';
import { nameOnTable } from '../play/names.ts';
import { TypedMove } from '../play/typed-move.tsx';
import { PAGE_TIMERS, type Words } from '../play/words.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { PUZZLE_TEXTS } from '../text/puzzles/index.ts';
import { PUZZLES_ADDRESS } from './address.ts';
import { PuzzleSay } from './puzzle-say.tsx';

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly facets: GameFacets;
  readonly locale: GameLocale;
  readonly onProgress: (change: (progress: PuzzleProgress) => PuzzleProgress) => void;
  readonly onNext: () => void;
}

/** One puzzle: the board, what is asked, and what one can do about it. */
export function PuzzleTable({ puzzle, rules, facets, locale, onProgress, onNext }: PuzzleTableProps): ReactNode {
  const [session] = useState(
    () =>
      new PuzzleSession({
        puzzle,
        rules,
        facets,
        timers: PAGE_TIMERS,
        canAnimate: mayMove,
        onMistake: () => onProgress(withMistake),
        onEnd: (attempt) => onProgress((progress) => withAttempt(progress, attempt)),
      }),
  );
  const shown = useAllButFrames(session);
  const words: Words = { locale, texts: PLAY_TEXTS[locale.language] };
  const { buttons } = PUZZLE_TEXTS[locale.language];
  useEscape(useCallback(() => session.clearPicks(), [session]));
  const nameOf = (id: string): string => nameOnTable(session.view, words, id);
  return (
    <>
      <PuzzleBoard session={session} words={words} nameOf={nameOf} />
      <PuzzleSay puzzle={puzzle} side={session.side} shown={shown} words={words} nameOf={nameOf} />
      <div className="puzzle-controls">
        <button type="button" className="button" aria-disabled={shown.isOver} onClick={() => session.hint()}>
          {buttons.hint}
        </button>
        {shown.isOver ? (
          <button type="button" className="button" onClick={() => session.again()}>
            {buttons.again}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => session.showSolution()}>
            {buttons.show}
          </button>
        )}
        <button type="button" className={shown.isOver ? 'button primary' : 'button'} onClick={onNext}>
          {buttons.next}
        </button>
      </div>
      <div className="puzzle-tools">
        <TypedMove language={locale.language} typeMove={(text) => session.typeMove(text)} />
        <div className="puzzle-links">
          <a className="button quiet" href={analysisAddress(session.match, session.side)}>
            {buttons.analyse}
          </a>
          <a className="button quiet" href={PUZZLES_ADDRESS}>
            {buttons.games}
          </a>
        </div>
      </div>
    </>
  );
}

interface PuzzleBoardProps {
  readonly session: PuzzleSession;
  readonly words: Words;
  readonly nameOf: (id: string) => string;
}

function PuzzleBoard({ session, words, nameOf }: PuzzleBoardProps): ReactNode {
  const { view, offered, picked, frameMs } = useParts(session, (shown) => shown);
  return (
    <section className="board-area" aria-label={words.texts.board} style={useBoardRatio(view, session.side)}>
      <Board
        view={view}
        locale={words.locale}
        bottom={session.side}
        offered={offered}
        picked={picked}
        onPick={(id) => session.pick(id)}
        frameMs={frameMs}
        nameOf={nameOf}
      />
    </section>
  );
}

/** Escape lets go of what is picked. */
function useEscape(act: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') act();
    };
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [act]);
}
