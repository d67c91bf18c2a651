import type { Puzzle, Side } from '@tabuleiro/games';
import { isBoardNote, type PuzzleSnapshot, sayNote, sayUnderstood, sentenceFrom } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import type { Words } from '../play/words.ts';
import { PUZZLE_TEXTS } from '../text/puzzles/index.ts';

interface PuzzleSayProps {
  readonly puzzle: Puzzle;
  readonly side: Side;
  readonly shown: Pick<PuzzleSnapshot, 'note' | 'understood'>;
  readonly words: Words;
  readonly nameOf: (id: string) => string;
}

/** What is asked, and what is said about what was tried. */
export function PuzzleSay(props: PuzzleSayProps): ReactNode {
  const { puzzle, side, words } = props;
  const { locale } = words;
  const texts = PUZZLE_TEXTS[locale.language];
  const variant = locale.game.variants[puzzle.variant]?.name;
  const task = texts.task(locale.game.sides[side].toMove, puzzle.plies);
  return (
    <div className="puzzle-say">
      <p className="puzzle-task">
        {task} {partOf(puzzle, words)}
      </p>
      <p className="puzzle-grade">
        {texts.grade(puzzle.grade)}
        {variant !== undefined && hasVariants(words) && ` · ${texts.variant(variant)}`}
      </p>
      <div className="puzzle-said" aria-live="polite">
        {[...sayEcho(props), ...sayPuzzleNote(props)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

const hasVariants = ({ locale }: Words): boolean => Object.keys(locale.game.variants).length > 1;

/** Which part of a move is asked for, where it is not the whole. */
function partOf({ question }: Puzzle, { locale }: Words): string {
  const texts = PUZZLE_TEXTS[locale.language];
  if (question.given > 0) return texts.givenPart;
  return question.judged === null ? '' : texts.firstPart;
}

function sayEcho({ shown: { understood }, words }: PuzzleSayProps): readonly string[] {
  return understood === null ? [] : [sayUnderstood(understood, words.locale.language)];
}

function sayPuzzleNote({ puzzle, shown: { note }, words, nameOf }: PuzzleSayProps): readonly string[] {
  const texts = PUZZLE_TEXTS[words.locale.language];
  if (isBoardNote(note)) return [sayNote(note, words.locale, words.texts)];
  switch (note.kind) {
    case 'asked': {
      const prompt = note.prompt === null ? [] : [sentenceFrom(words.locale, note.prompt)];
      return note.isFirst ? prompt : [texts.right, ...prompt];
    }
    case 'wrong':
      return [note.move === null ? texts.notThisPart : texts.notThis(note.move)];
    case 'hint':
      return [texts.hint(nameOf(note.place))];
    case 'told':
      return [sentenceFrom(words.locale, note.told)];
    case 'solved':
      return [note.isClean ? texts.solvedClean : texts.solved, texts.others(puzzle.others)];
    case 'shown':
      return [texts.shown, texts.others(puzzle.others)];
    default:
      return note satisfies never;
  }
}
