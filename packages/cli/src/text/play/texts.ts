import type { NoteTexts } from '@tabuleiro/play';

/** What a person can ask for in a match without a screen, besides moves. */
export const PIPE_COMMANDS = ['undo', 'draw', 'resign', 'hint', 'moves', 'choices', 'help', 'quit'] as const;
export type PipeCommand = (typeof PIPE_COMMANDS)[number];

/** What is said about matches, series and files of records, in one language. */
export interface PlayTexts {
  /** What a match answers to people who play it, on a screen or not. */
  readonly notes: NoteTexts;
  readonly commands: Readonly<Record<'play' | 'watch' | 'replay', string>>;
  readonly options: Readonly<
    Record<
      | 'player'
      | 'computer'
      | 'positionText'
      | 'seed'
      | 'record'
      | 'jsonEvents'
      | 'boards'
      | 'games'
      | 'swap'
      | 'file'
      | 'match'
      | 'plyStop'
      | 'fromRecord'
      | 'plyOfRecord',
      string
    >
  >;
  /** Beside the names of the players. */
  readonly seed: (seed: number) => string;
  readonly unfinished: string;
  /** Put before what is wrong with a line of the input. */
  readonly atLine: (line: number) => string;
  readonly nothingToUndo: string;
  readonly lineTooLong: (max: number) => string;
  readonly drawOffered: (side: string) => string;
  readonly drawDeclined: (side: string) => string;
  readonly passedFor: string;
  /** What a line of the input can be, for the help of the command. */
  readonly input: string;
  readonly words: Readonly<Record<PipeCommand, string>>;
  readonly help: readonly string[];
  /** Before a list of moves; `shown` of them are listed. */
  readonly legalMoves: (count: number, shown: number) => string;
  readonly takenBack: (plies: number) => string;
  readonly matchOf: (match: number, of: number) => string;
  readonly noMatch: (of: number) => string;
  readonly noPly: (plies: number) => string;
  readonly otherGame: (game: string) => string;
  readonly series: SeriesTexts;
  readonly files: FileTexts;
}

export interface SeriesTexts {
  readonly matches: (count: number) => string;
  readonly columns: Readonly<Record<'player' | 'side' | 'matches' | 'wins' | 'losses' | 'draws' | 'points', string>>;
  /** The rows that count both sides, or both players. */
  readonly all: string;
  readonly length: (mean: string, shortest: number, longest: number) => string;
  readonly endings: string;
  readonly result: string;
}

export interface FileTexts {
  readonly missing: string;
  readonly notAFile: string;
  readonly denied: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly notText: string;
  readonly empty: string;
  /** About a file in which a match was to be written. */
  readonly noRecord: string;
  readonly jsonRecord: string;
  readonly failed: (detail: string) => string;
  /** After what is wrong with the content. */
  readonly leftAlone: string;
}
