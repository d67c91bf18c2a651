/** What stands around the small boards among the rules. */
export interface LiveBoardTexts {
  readonly back: string;
  readonly forward: string;
  readonly again: string;
  /** How far one has come in a line of moves. */
  readonly progress: (ply: number, of: number) => string;
  /** Before the first move of a line. */
  readonly begin: string;
  readonly wellDone: string;
  /** After a move that is legal but not what is asked for. */
  readonly unwanted: string;
}
