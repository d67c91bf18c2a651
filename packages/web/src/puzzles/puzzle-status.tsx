import type { Puzzle, Side } from '@tabuleiro/games';
import { isBoardNote, type PuzzleSnapshot, formatNote, formatUnderstood, formatSentence } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import type { Messages } from '../match/messages.ts';
import { PUZZLE_TEXTS } from './puzzle-texts.ts';

interface PuzzleStatusProps {
  readonly puzzle: Puzzle;
  readonly side: Side;
  readonly shown: Pick<PuzzleSnapshot, 'note' | 'understood'>;
  readonly messages: Messages;
  readonly nameOf: (id: string) => string;
}

/** The task, and what is said about the last try. */
export function PuzzleStatus(props: PuzzleStatusProps): ReactNode {
  const { puzzle, side, messages } = props;
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
        {texts.grade(puzzle.grade)}
        {variant !== undefined && hasVariants(messages) && ` · ${texts.variant(variant)}`}
      </p>
      <div className="puzzle-said" aria-live="polite">
        {[...echoOf(props), ...formatPuzzleNote(props)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
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
