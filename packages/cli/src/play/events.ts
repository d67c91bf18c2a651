import type { BySide, Chosen, GameId, Message, Move, Outcome, Side, TextError } from '@tabuleiro/games';
import type { SessionNote, TypedMoveError } from '@tabuleiro/play';
import type { ListedChoices, ListedMoves } from './listings.ts';

/** Why something that a person asked for was not done. */
export type Refused =
  | { readonly code: 'wrong-move'; readonly error: TypedMoveError }
  | { readonly code: 'wrong-choice'; readonly why: Message }
  | { readonly code: 'no-hint'; readonly reason: string }
  | { readonly code: 'nothing-to-undo' | 'line-too-long' };

/** What happens in a match, in order: start, then turn by turn, then end. `position` is the one after the event, as text. */
export type MatchEvent =
  | {
      readonly type: 'start';
      readonly game: GameId;
      readonly variant: string;
      readonly players: BySide<string>;
      /** How many plies were played before, in a match that goes on. */
      readonly plies: number;
      readonly turn: Side;
      readonly position: string;
    }
  | { readonly type: 'turn'; readonly ply: number; readonly turn: Side; readonly position: string }
  | MoveEvent
  | { readonly type: 'refused'; readonly side: Side; readonly refused: Refused }
  | { readonly type: 'undone'; readonly plies: number; readonly ply: number; readonly position: string }
  | { readonly type: 'draw-offered'; readonly side: Side }
  /** A computer says why. */
  | { readonly type: 'draw-declined'; readonly side: Side; readonly why?: SessionNote }
  | { readonly type: 'hint'; readonly side: Side; readonly hint: Extract<SessionNote, { kind: 'hint' }> }
  /** What a person asked to be listed: legal moves that begin with some text, or what can be picked next. */
  | ({ readonly type: 'moves' } & ListedMoves)
  | ({ readonly type: 'choices' } & ListedChoices)
  | { readonly type: 'help' }
  /** A computer player cannot go on; the match stays unfinished. */
  | { readonly type: 'failed'; readonly side: Side; readonly problem: TextError }
  /** Without an outcome when the match was left. */
  | { readonly type: 'end'; readonly outcome: Outcome | null; readonly plies: number; readonly position: string };

export interface MoveEvent {
  readonly type: 'move';
  /** Counted from 1. */
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly text: string;
  /** What the mover did, for the game's texts. */
  readonly words: Message;
  readonly position: string;
  /** What a person typed, where it was understood as another text. */
  readonly typed?: string;
  /** Passed for a person who had no other move. */
  readonly forced?: true;
  /** What somebody wrote beside it, when a record is told again. */
  readonly comment?: string;
  /** What a computer player said about its choice. */
  readonly thought?: Chosen;
}

/** Whoever shows or keeps a match. The match waits until it is done. */
export type Listener = (event: MatchEvent) => void | Promise<void>;
