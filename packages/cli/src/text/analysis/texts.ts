/** What is said about analyses of positions and matches, in one language. */
export interface AnalysisTexts {
  readonly commands: Readonly<Record<'analyse', string>>;
  /** What the numbers mean; stands on the help page of the command. */
  readonly meaning: string;
  readonly options: Readonly<
    Record<'place' | 'lines' | 'time' | 'nodes' | 'depth' | 'threads' | 'record' | 'annotate', string>
  >;
  /** Options that make no sense without a record, or with one. */
  readonly needsRecord: string;
  readonly notForRecord: string;
  /** After an error about what may have been meant for a file. */
  readonly orRecord: string;
  /** Above the lines of a position. */
  readonly scoresFor: (side: string) => string;
  readonly columns: Readonly<Record<'score' | 'expected' | 'line', string>>;
  /** Proved, but not in how many plies. */
  readonly wins: string;
  readonly loses: string;
  /** `isBound`: perhaps in fewer. */
  readonly winsIn: (plies: number, isBound: boolean) => string;
  readonly losesIn: (plies: number, isBound: boolean) => string;
  /** A proved draw. */
  readonly isDrawn: string;
  readonly effort: (depth: number, nodes: string, seconds: string) => string;
  /** When the search was stopped before it had seen anything. */
  readonly nothing: string;
  readonly review: ReviewTexts;
}

export interface ReviewTexts {
  readonly columns: Readonly<Record<'ply' | 'side' | 'played' | 'score' | 'better' | 'loss', string>>;
  readonly noMistakes: string;
  /** When the review was stopped before the first ply. */
  readonly partial: (from: number, to: number) => string;
  readonly notBegun: string;
  readonly sums: Readonly<Record<'player' | 'side' | 'plies' | 'loss' | 'accuracy', string>>;
  /** What the marks and the sums mean; the numbers are points of a hundred. */
  readonly legend: (slight: number, plain: number, grave: number) => string;
  /** A comment on a ply of an annotated record, after its mark. */
  readonly comment: (score: string, better: string, betterScore: string, loss: string) => string;
}
