import type { Language, Puzzle, PuzzleGrade } from '@tabuleiro/games';
import { PUZZLE_GRADES } from '@tabuleiro/games/puzzle';
import type { ReactNode } from 'react';
import { PUZZLE_TEXTS } from '../text/puzzles/index.ts';

interface GradeFilterProps {
  readonly language: Language;
  readonly puzzles: readonly Puzzle[];
  /** Null for all. */
  readonly grade: PuzzleGrade | null;
  readonly onChoose: (grade: PuzzleGrade | null) => void;
}

/** Which puzzles are wanted, by how hard they are. */
export function GradeFilter({ language, puzzles, grade, onChoose }: GradeFilterProps): ReactNode {
  const texts = PUZZLE_TEXTS[language];
  const grades = PUZZLE_GRADES.filter((one) => puzzles.some((puzzle) => puzzle.grade === one));
  return (
    <div className="puzzle-grades" role="group" aria-label={texts.grades}>
      <button type="button" className="button quiet" aria-pressed={grade === null} onClick={() => onChoose(null)}>
        {texts.anyGrade}
      </button>
      {grades.map((one) => (
        <button
          key={one}
          type="button"
          className="button quiet icon"
          aria-label={texts.grade(one)}
          title={texts.grade(one)}
          aria-pressed={grade === one}
          onClick={() => onChoose(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
