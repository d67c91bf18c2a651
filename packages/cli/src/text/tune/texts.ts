/** What `tune` says, in one language. */
export interface TuneTexts {
  readonly commands: Readonly<Record<'tune', string>>;
  readonly options: Readonly<Record<'matches' | 'nodes' | 'seed' | 'threads' | 'write', string>>;
  readonly matches: (count: number, draws: number) => string;
  readonly positions: (training: number, test: number) => string;
  readonly columns: Readonly<Record<'weight' | 'old' | 'new', string>>;
  /** How badly the weights guess the results of matches that they did not learn from. */
  readonly loss: (before: string, after: string) => string;
  /** When the loss has risen. */
  readonly worse: string;
  readonly written: (file: string) => string;
  readonly interrupted: (played: number, wanted: number) => string;
  /** When weights are to be written where there are no sources. */
  readonly noSources: string;
}
