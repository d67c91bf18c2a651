/** What is said of lines that were left for another one. */
export interface LineTexts {
  readonly others: string;
  readonly back: (ply: number, moves: string) => string;
}
