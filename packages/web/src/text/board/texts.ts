/** What the board itself says; everything about a game comes from the game's own texts. */
export interface BoardTexts {
  /** The board, for screen readers; `{game}` is the game's name. */
  readonly board: string;
  /** Leaves a move as it is when it could go on. */
  readonly done: string;
  /** Heading of an enlarged tile; `{name}` is the tile's name. */
  readonly tile: string;
  readonly close: string;
}
