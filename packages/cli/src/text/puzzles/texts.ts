import type { OtherChoices } from '@tabuleiro/games';

/** What a person can order while solving a puzzle. */
export const PUZZLE_COMMANDS = ['hint', 'show', 'again', 'next', 'help', 'quit'] as const;
export type PuzzleCommand = (typeof PUZZLE_COMMANDS)[number];

export interface PuzzleTexts {
  readonly commands: { readonly puzzle: string };
  readonly options: { readonly grade: string; readonly id: string };
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly orders: Readonly<Record<PuzzleCommand, string>>;
  /** Other words for them, without accents. */
  readonly otherOrders: Readonly<Record<string, PuzzleCommand>>;
  /** `toMove` is a game's own sentence: "White to move". Plies are those of both sides. */
  readonly task: (toMove: string, plies: number | null) => string;
  readonly givenPart: (picks: string) => string;
  readonly firstPart: string;
  readonly grade: (grade: number) => string;
  readonly streak: (count: number, longest: number) => string;
  readonly progress: (solved: number, of: number) => string;
  readonly prompt: string;
  readonly keys: string;
  readonly help: readonly string[];
  /** For what is neither a move nor a command. */
  readonly unknownWord: (found: string, moves: string) => string;
  /** For what can be read as a move and is not legal. */
  readonly badMove: (found: string, expected: string) => string;
  readonly notThis: (move: string) => string;
  readonly notThisPart: string;
  readonly right: string;
  readonly hint: (place: string) => string;
  readonly solved: string;
  readonly solvedClean: string;
  readonly shown: string;
  readonly others: (others: OtherChoices) => string;
  readonly over: string;
  readonly none: (game: string) => string;
  readonly notKept: (reason: string) => string;
}
