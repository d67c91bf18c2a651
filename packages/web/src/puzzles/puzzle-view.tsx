import type { Puzzle, Rules, GameLocale, Side } from '@tabuleiro/games';
import { firstRatingOf, type PuzzleAttempt } from '@tabuleiro/games/puzzle';
import {
  type GameFacets,
  PuzzleSession,
  isBoardNote,
  type PuzzleSnapshot,
  formatNote,
  formatUnderstood,
  formatSentence,
} from '@tabuleiro/play';
import { type ReactNode, useEffect, useState, type RefObject, useRef } from 'react';
import { MATCH_TEXTS, type Messages, nameOnBoard } from '../match/messages.ts';
import { TaskBoard } from '../match/task/task-board.tsx';
import { TypedMove } from '../match/typed-move.tsx';
import { analysisAddress } from '../routes/match-address.ts';
import { PUZZLES_ADDRESS } from '../routes/route.ts';
import { PAGE_TIMERS, canAnimate } from '../settings/appearance.ts';
import { lazyTexts } from '../settings/language.tsx';
import { useEscape, useStableCallback } from '../ui/hooks.ts';
import { useStateWithoutFrame } from '../ui/use-store.ts';
import type { PuzzleTexts } from './text/en.ts';

export const PUZZLE_TEXTS = lazyTexts<PuzzleTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly facets: GameFacets;
  readonly locale: GameLocale;
  /** Called after a wrong choice or a hint. */
  readonly onMistake: () => void;
  /** Called when the solution was found or shown. */
  readonly onEnd: (attempt: PuzzleAttempt) => void;
  /** What follows from the attempt, said when it is over. */
  readonly results?: readonly string[];
  /** Said below that at once. */
  readonly remark?: string;
  /** Null in a race, which gives no help. */
  readonly onNext: (() => void) | null;
  /** Called when the board has shown the solution that was found. */
  readonly onSolved?: () => void;
}

/** One puzzle: the board, the task and the controls. */
export function PuzzleView(props: PuzzleViewProps): ReactNode {
  const { puzzle, rules, facets, locale, onMistake, onEnd, results = [], onNext, onSolved, remark = '' } = props;
  const mistake = useStableCallback(onMistake);
  const end = useStableCallback(onEnd);
  const solved = useStableCallback(() => onSolved?.());
  const [session] = useState(
    () =>
      new PuzzleSession({
        puzzle,
        rules,
        facets,
        timers: PAGE_TIMERS,
        canAnimate: canAnimate,
        onMistake: mistake,
        onEnd: end,
      }),
  );
  const shown = useStateWithoutFrame(session);
  const messages: Messages = { locale, texts: MATCH_TEXTS[locale.language] };
  const { buttons } = PUZZLE_TEXTS[locale.language];
  useEscape(() => session.clearPicks());
  const isShownSolved = shown.note.kind === 'solved';
  useEffect(() => {
    if (isShownSolved) solved();
  }, [isShownSolved, solved]);
  const nameOf = (id: string): string => nameOnBoard(session.view, messages, id);
  return (
    <>
      <TaskBoard task={session} bottom={session.side} messages={messages} />
      <PuzzleStatus
        puzzle={puzzle}
        side={session.side}
        shown={shown}
        messages={messages}
        nameOf={nameOf}
        results={shown.isOver ? results : []}
        remark={remark}
      />
      {onNext !== null && <PuzzleControls session={session} isOver={shown.isOver} buttons={buttons} onNext={onNext} />}
      <div className="puzzle-tools">
        <TypedMove language={locale.language} typeMove={(text) => session.typeMove(text)} />
        {onNext !== null && (
          <div className="puzzle-links">
            <a className="button quiet" href={analysisAddress(session.match, session.side)}>
              {buttons.analyse}
            </a>
            <a className="button quiet" href={PUZZLES_ADDRESS}>
              {buttons.games}
            </a>
          </div>
        )}
      </div>
    </>
  );
}

interface PuzzleControlsProps {
  readonly session: PuzzleSession;
  readonly isOver: boolean;
  readonly buttons: PuzzleTexts['buttons'];
  readonly onNext: () => void;
}

function PuzzleControls({ session, isOver, buttons, onNext }: PuzzleControlsProps): ReactNode {
  return (
    <div className="puzzle-controls">
      <button type="button" className="button" aria-disabled={isOver} onClick={() => session.hint()}>
        {buttons.hint}
      </button>
      {isOver ? (
        <button type="button" className="button" onClick={() => session.again()}>
          {buttons.again}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => session.showSolution()}>
          {buttons.show}
        </button>
      )}
      <button type="button" className={isOver ? 'button primary' : 'button'} onClick={onNext}>
        {buttons.next}
      </button>
    </div>
  );
}

interface PuzzleStatusProps {
  readonly puzzle: Puzzle;
  readonly side: Side;
  readonly shown: Pick<PuzzleSnapshot, 'note' | 'understood'>;
  readonly messages: Messages;
  readonly nameOf: (id: string) => string;
  readonly results: readonly string[];
  readonly remark: string;
}

/** The task, and what is said about the last try. */
function PuzzleStatus(props: PuzzleStatusProps): ReactNode {
  const { puzzle, side, messages, results, remark } = props;
  const { locale } = messages;
  const texts = PUZZLE_TEXTS[locale.language];
  const variant = locale.game.variants[puzzle.variant]?.name;
  const task = texts.task(locale.game.sides[side].toMove, puzzle.plies);
  return (
    <div className="puzzle-say">
      <p className="puzzle-task">
        {task} {partOf(puzzle, messages)}
      </p>
      <p className="puzzle-grade">
        {difficultyOf(puzzle, texts)}
        {variant !== undefined && hasVariants(messages) && ` · ${texts.variant(variant)}`}
      </p>
      <div className="puzzle-said" aria-live="polite">
        {[...echoOf(props), ...formatPuzzleNote(props), ...results, remark].map(
          (sentence) => sentence !== '' && <p key={sentence}>{sentence}</p>,
        )}
      </div>
    </div>
  );
}

/** The levels tried every puzzle except those from the person’s matches. */
function difficultyOf(puzzle: Puzzle, texts: PuzzleTexts): string {
  if (puzzle.misses.length === 0) return texts.fromMatch;
  return `${texts.grade(puzzle.grade)} · ${texts.puzzleRating(firstRatingOf(puzzle).rating)}`;
}

const hasVariants = ({ locale }: Messages): boolean => Object.keys(locale.game.variants).length > 1;

/** Says which part of a move is asked, unless it is the whole. */
function partOf({ question }: Puzzle, { locale }: Messages): string {
  const texts = PUZZLE_TEXTS[locale.language];
  if (question.given > 0) return texts.givenPart;
  return question.judged === null ? '' : texts.firstPart;
}

function echoOf({ shown: { understood }, messages }: PuzzleStatusProps): readonly string[] {
  return understood === null ? [] : [formatUnderstood(understood, messages.locale.language)];
}

function formatPuzzleNote({ puzzle, shown: { note }, messages, nameOf }: PuzzleStatusProps): readonly string[] {
  const texts = PUZZLE_TEXTS[messages.locale.language];
  if (isBoardNote(note)) return [formatNote(note, messages.locale, messages.texts)];
  switch (note.kind) {
    case 'asked': {
      const prompt = note.prompt === null ? [] : [formatSentence(messages.locale, note.prompt)];
      return note.isFirst ? prompt : [texts.right, ...prompt];
    }
    case 'wrong':
      return [note.move === null ? texts.notThisPart : texts.notThis(note.move)];
    case 'hint':
      return [texts.hint(nameOf(note.place))];
    case 'told':
      return [formatSentence(messages.locale, note.told)];
    case 'solved':
      return [note.isClean ? texts.solvedClean : texts.solved, texts.others(puzzle.others)];
    case 'shown':
      return [texts.shown, texts.others(puzzle.others)];
    default:
      return note satisfies never;
  }
}

/** What has the focus in a puzzle, and what gets it in the next one. */
const PLACES = [
  ['.typed', '.typed .field'],
  ['.board-area', '.board-target-offered'],
  ['.puzzle-controls', '.puzzle-controls .button:last-child'],
] as const;

/** Every puzzle has a board and controls of its own: keeps the focus at the same place when the next one is shown. */
export function useKeptFocus(page: RefObject<HTMLElement | null>, puzzle: number): void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const element = page.current;
    const note = ({ target }: FocusEvent): void => {
      const place = PLACES.find(([part]) => target instanceof Element && target.closest(part) !== null);
      kept.current = place?.[1] ?? null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [page]);
  useEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    const next = page.current?.querySelector(kept.current);
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }, [page, puzzle]);
}
