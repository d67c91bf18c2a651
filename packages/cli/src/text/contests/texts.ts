import type { SprtState } from '@tabuleiro/engine';

/** What is said about series of matches and tournaments of computer players, in one language. */
export interface ContestTexts {
  readonly commands: Readonly<Record<'match' | 'tournament', string>>;
  readonly options: Readonly<
    Record<
      | 'player'
      | 'games'
      | 'time'
      | 'timeOfOne'
      | 'nodes'
      | 'nodesOfOne'
      | 'openingPlies'
      | 'seed'
      | 'sprt'
      | 'threads'
      | 'record'
      | 'file'
      | 'fresh'
      | 'entrants'
      | 'pairs'
      | 'gamesOfPair'
      | 'timeOfAll'
      | 'anchor'
      | 'out'
      | 'dir',
      string
    >
  >;
  /** What should have stood where something else did: by code, after "expected". */
  readonly expected: Readonly<Record<'hypotheses' | 'no-limit' | 'player-once' | 'two-players' | 'anchor', string>>;
  /** Limits, after the name of a player. */
  readonly time: (ms: number) => string;
  readonly nodes: (nodes: number) => string;
  /** How matches begin, in the line that says which series it is. */
  readonly opening: (plies: number) => string;
  readonly strength: (name: string, score: string, elo: string, low: string, high: string) => string;
  readonly superiority: (name: string, percent: string) => string;
  /** What a sequential test has found about the first player, and what its hypotheses say. */
  readonly sprt: Readonly<Record<SprtState, (name: string, elo0: string, elo1: string) => string>>;
  readonly sprtRatio: (ratio: string, low: string, high: string, matches: number) => string;
  readonly olderBuild: (matches: number) => string;
  readonly keptIn: (file: string) => string;
  /** After an interruption. */
  readonly goOn: string;
  readonly columns: Readonly<
    Record<
      'player' | 'elo' | 'error' | 'matches' | 'score' | 'stronger' | 'weaker' | 'wins' | 'draws' | 'losses' | 'range',
      string
    >
  >;
  /** In the place of a rating that nobody knows. */
  readonly unrated: string;
  readonly ladderNote: (player: string, rating: number) => string;
  /** Before the command of a tournament. */
  readonly madeBy: string;
  readonly noSectionEnd: (begin: string, end: string) => string;
  /** What is wrong with the file of a series. */
  readonly journal: {
    readonly noSeries: string;
    readonly otherSeries: (setting: string, inFile: string, wanted: string) => string;
    readonly noMatch: (line: number) => string;
    readonly wrongMoves: (match: number) => string;
  };
}
