import type { OtherChoices } from '@tabuleiro/games';

/** What the pages of puzzles say. */
export interface PuzzleTexts {
  readonly title: string;
  /** The page of one game's puzzles. */
  readonly titleOf: (game: string) => string;
  readonly lead: string;
  readonly begin: string;
  readonly goOn: string;
  /** For screen readers, who hear either of the two without the game beside it. */
  readonly ofGame: (label: string, game: string) => string;
  readonly solvedCount: (count: number) => string;
  /** `toMove` is a game's own sentence: "White to move". Plies are those of both sides. */
  readonly task: (toMove: string, plies: number | null) => string;
  /** The move is begun already. */
  readonly givenPart: string;
  /** Only the beginning of the move is asked. */
  readonly firstPart: string;
  readonly variant: (name: string) => string;
  readonly notThis: (move: string) => string;
  readonly notThisPart: string;
  readonly right: string;
  readonly hint: (place: string) => string;
  readonly solved: string;
  readonly solvedClean: string;
  readonly shown: string;
  readonly others: (others: OtherChoices) => string;
  readonly grade: (grade: number) => string;
  readonly grades: string;
  readonly anyGrade: string;
  readonly streak: (count: number, longest: number) => string;
  readonly progress: (solved: number, of: number) => string;
  readonly none: string;
  readonly buttons: {
    readonly hint: string;
    readonly show: string;
    readonly next: string;
    readonly again: string;
    readonly analyse: string;
    readonly games: string;
  };
}
