import type { BySide, GameId, Message, Outcome, Side, TextError } from '@tabuleiro/games';
import type { SessionNote, TypedMoveError } from '@tabuleiro/play';
import type { ListedChoices, ListedMoves } from '../text/listings.ts';
import type { MoveEvent } from '../text/move.ts';

/** Why a request was refused. */
export type Refused =
  | { readonly code: 'wrong-move'; readonly error: TypedMoveError }
  | { readonly code: 'wrong-choice'; readonly why: Message }
  | { readonly code: 'no-hint'; readonly reason: string }
  | { readonly code: 'nothing-to-undo' | 'line-too-long' };

/** What happens in a match, in order: start, turns, end. `position` is the position after the event, as text. */
export type PipeEvent =
  | {
      readonly type: 'start';
      readonly game: GameId;
      readonly variant: string;
      readonly players: BySide<string>;
      /** Plies played before, in a resumed match. */
      readonly plies: number;
      readonly turn: Side;
      readonly position: string;
    }
  | { readonly type: 'turn'; readonly ply: number; readonly turn: Side; readonly position: string }
  | MoveEvent
  | { readonly type: 'refused'; readonly side: Side; readonly refused: Refused }
  | { readonly type: 'undone'; readonly plies: number; readonly ply: number; readonly position: string }
  | { readonly type: 'draw-offered'; readonly side: Side }
  /** A computer gives the reason. */
  | { readonly type: 'draw-declined'; readonly side: Side; readonly why?: SessionNote }
  | { readonly type: 'hint'; readonly side: Side; readonly hint: Extract<SessionNote, { kind: 'hint' }> }
  /** Lists that the user requested: legal moves with a prefix, or the possible next picks. */
  | ({ readonly type: 'moves' } & ListedMoves)
  | ({ readonly type: 'choices' } & ListedChoices)
  | { readonly type: 'help' }
  /** A computer player cannot go on; the match stays unfinished. */
  | { readonly type: 'failed'; readonly side: Side; readonly problem: TextError }
  /** The outcome is null when the match was left. */
  | { readonly type: 'end'; readonly outcome: Outcome | null; readonly plies: number; readonly position: string };

/** Prints or collects the events of a match. The match waits for it. */
export type PipeListener = (event: PipeEvent) => void | Promise<void>;
