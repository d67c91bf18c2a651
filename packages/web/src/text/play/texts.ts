import type { PieceShape, PieceState } from '@tabuleiro/games';

/** What the page of a match says, in one language. Names of sides come in as the games' texts give them. */
export interface PlayTexts {
  readonly loading: string;
  /** For screen readers, beside the dot of the side to move. */
  readonly toMove: string;
  readonly thinking: string;
  readonly thinks: (player: string) => string;
  readonly board: string;
  readonly done: string;

  readonly buttons: {
    readonly undo: string;
    readonly redo: string;
    readonly hint: string;
    /** While the computer thinks. */
    readonly moveNow: string;
    readonly resign: string;
    readonly newMatch: string;
    readonly analyse: string;
    readonly rematch: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly continueHere: string;
    readonly toEnd: string;
    readonly play: string;
    readonly pause: string;
    readonly step: string;
    readonly yes: string;
    readonly no: string;
    readonly more: string;
    readonly retry: string;
  };
  readonly moves: string;
  readonly noMoves: string;
  readonly start: string;
  readonly typed: string;
  readonly typedGo: string;

  readonly noUndo: string;
  readonly noRedo: string;
  readonly notYourTurn: string;
  readonly over: string;
  readonly paused: string;
  readonly forcedPass: string;
  readonly lookingBack: (ply: number, of: number) => string;
  readonly moveHere: string;
  readonly playerFailed: () => string;
  readonly badMove: (found: string, expected: string) => string;

  /** "3 men" and the like; a tile goes by its name. */
  readonly shapes: Readonly<Record<PieceShape, (count: number, name: string) => string>>;
  readonly states: Readonly<Record<PieceState, string>>;
  readonly empty: string;
  readonly hole: (piece: string, row: number, column: number, isFilled: boolean) => string;
}
