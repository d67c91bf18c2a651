import type { Mark } from '@tabuleiro/engine';

/** What the page of an analysis says, in one language. Names of sides come in as the games' texts give them. */
export interface AnalysisTexts {
  readonly title: (game: string) => string;

  readonly standing: {
    readonly label: string;
    readonly unknown: string;
    readonly even: string;
    /** An estimate: "White 62 %". */
    readonly expects: (side: string, percent: string) => string;
    /** A proved end; `wins` is "White wins". The number of plies need not be known. */
    readonly proved: (wins: string, plies: number | null) => string;
    /** The same two where there is little room. */
    readonly percent: (percent: string) => string;
    readonly provedShort: (plies: number | null) => string;
    readonly provedDraw: string;
    readonly drawShort: string;
    readonly overShort: string;
    readonly isProved: string;
    readonly isEstimate: string;
    /** What the numbers mean. */
    readonly meaning: string;
  };

  readonly lines: {
    readonly title: string;
    readonly start: string;
    readonly stop: string;
    readonly count: string;
    readonly effort: (depth: number, nodes: string) => string;
    readonly searching: string;
    readonly waiting: string;
    readonly proofFirst: string;
    readonly off: string;
    readonly over: string;
    readonly failed: string;
    /** For screen readers, before the moves of a line: what choosing it does, and what it says. */
    readonly play: (move: string, standing: string) => string;
    readonly keep: (move: string) => string;
  };

  /** What tables of solved positions, or proofs made on the spot, say of each move. */
  readonly truth: {
    readonly title: string;
    readonly show: string;
    readonly hide: string;
    readonly loading: string;
    /** When the table could not be loaded. */
    readonly none: string;
    /** When no table has any of the moves. */
    readonly unsolved: string;
    /** While moves are proved, so many plies ahead so far. */
    readonly proving: (plies: number) => string;
    readonly stop: string;
    /** When time was too short for any of the moves, or for some. */
    readonly unproved: string;
    readonly partial: string;
    readonly failed: string;
    readonly unknown: string;
    readonly results: Readonly<Record<'win' | 'draw' | 'loss', string>>;
    /** What a side wins or loses by, at least. */
    readonly margin: (points: number) => string;
    /** After "wins" or "loses": in how many plies, or in how many at most. */
    readonly within: (plies: number, isExact: boolean) => string;
  };

  readonly review: {
    readonly title: string;
    readonly start: string;
    readonly goOn: string;
    readonly stop: string;
    readonly deeper: string;
    readonly progress: (done: number, of: number) => string;
    readonly none: string;
    readonly noMistakes: string;
    readonly failed: string;
    readonly next: string;
    readonly accuracy: (percent: string) => string;
    readonly noAccuracy: string;
    /** How many of each kind a side made. */
    readonly counts: Readonly<Record<Mark, (count: number) => string>>;
    /** What each mark means. */
    readonly marks: Readonly<Record<Mark, string>>;
    /** "A mistake: c3 was better." */
    readonly better: (mark: string, move: string) => string;
    readonly gaveAway: (points: number) => string;
  };

  readonly graph: {
    readonly label: string;
    readonly start: string;
    readonly at: (ply: number, move: string, standing: string) => string;
    readonly waiting: string;
  };

  readonly retry: {
    readonly start: string;
    readonly ask: (side: string, played: string) => string;
    readonly judging: (move: string) => string;
    readonly best: (move: string) => string;
    readonly good: (move: string, best: string) => string;
    readonly bad: (move: string, points: number) => string;
    readonly shown: (move: string) => string;
    readonly failed: string;
    readonly again: string;
    readonly answer: string;
    readonly leave: string;
    readonly next: string;
  };

  readonly moves: {
    readonly title: string;
    readonly none: string;
    readonly variation: string;
    readonly toMain: string;
    readonly promote: string;
    readonly remove: string;
  };

  readonly tools: {
    readonly playHere: string;
    readonly againstComputer: string;
    readonly twoPeople: string;
    readonly setUp: string;
    readonly pass: string;
    readonly onlyPass: string;
    readonly over: string;
    readonly linkCopied: string;
  };

  readonly paste: {
    readonly title: string;
    readonly label: string;
    readonly help: string;
    readonly open: string;
    readonly empty: string;
    readonly badPosition: (why: string) => string;
    readonly badLink: (why: string) => string;
  };
}
