import type { Puzzle, Rules, Voice } from '@tabuleiro/games';
import { type PuzzleProgress, withAttempt, withMistake } from '@tabuleiro/games/puzzle';
import { type GameFacets, PuzzleSession } from '@tabuleiro/play';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { mayMove } from '../app/motion.ts';
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
  readonly voice: Voice;
  readonly onProgress: (change: (progress: PuzzleProgress) => PuzzleProgress) => void;
  readonly onNext: () => void;
}

/** One puzzle: the board, what is asked, and what one can do about it. */
export function PuzzleTable({ puzzle, rules, facets, voice, onProgress, onNext }: PuzzleTableProps): ReactNode {
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
  const shown = useSyncExternalStore(session.listen, () => session.shown);
  const words: Words = { voice, texts: PLAY_TEXTS[voice.language] };
  const { buttons } = PUZZLE_TEXTS[voice.language];
  const ratio = useBoardRatio(shown.view, session.side);
  useEscape(useCallback(() => session.clearPicks(), [session]));
  const nameOf = (id: string): string => nameOnTable(shown.view, words, id);
  return (
    <>
      <section className="board-area" aria-label={words.texts.board} style={ratio}>
        <Board
          view={shown.view}
          voice={voice}
          bottom={session.side}
          offered={shown.offered}
          picked={shown.picked}
          onPick={(id) => session.pick(id)}
          frameMs={shown.frameMs}
          nameOf={nameOf}
        />
      </section>
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
        <TypedMove language={voice.language} typeMove={(text) => session.typeMove(text)} />
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
