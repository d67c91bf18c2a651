/** What is said about proofs, in one language. */
export interface SolveTexts {
  readonly commands: Readonly<Record<'solve', string>>;
  /** What an answer means; stands on the help page of the command. */
  readonly meaning: string;
  readonly options: Readonly<Record<'lines' | 'time' | 'nodes' | 'plies' | 'record' | 'ply', string>>;
  /** Whole sentences; `side` is the name of the side to move. */
  /** Plies are null where only the result is known. */
  readonly wins: (side: string, plies: number | null, isExact: boolean) => string;
  readonly loses: (side: string, plies: number | null, isExact: boolean) => string;
  readonly draws: string;
  readonly drawsIn: (plies: number) => string;
  /** `limits` as `withinNodes` and the like say them. */
  readonly unproved: (limits: string) => string;
  readonly stopped: string;
  readonly withinNodes: (nodes: string) => string;
  readonly withinSeconds: (seconds: string) => string;
  readonly withinPlies: (plies: number) => string;
  readonly or: string;
  /** What is certain even so. */
  readonly excluded: (plies: number) => string;
  /** Before the best moves: how many there are, and whether these are all. */
  readonly best: (count: string, areAll: boolean) => string;
  readonly onlyBest: string;
  readonly more: (count: string) => string;
  readonly line: string;
  /** Instead of the effort. */
  readonly lookedUp: string;
  readonly effort: (nodes: string, seconds: string) => string;
}
