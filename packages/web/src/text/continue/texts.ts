/** What the first page says of matches that are not over. */
export interface ContinueTexts {
  readonly title: string;
  readonly resume: string;
  readonly resumeGame: (game: string) => string;
  /** A match that was left for another one of its game. */
  readonly before: string;
  readonly resumeBefore: (game: string) => string;
  readonly yourTurn: string;
  readonly afterMoves: (count: number) => string;
  readonly against: (player: string) => string;
  readonly picture: (game: string) => string;
}
