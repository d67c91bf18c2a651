import type { ComputerPlayer, Limits, Match, Move, Side } from '@tabuleiro/games';

/** What a person does when asked for a move. */
export type Action =
  /** A move as text, which may be wrong. */
  | { readonly kind: 'text'; readonly text: string }
  /** A move that is known to be legal, such as one that was built from choices. */
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' | 'resign' | 'draw' }
  /** Goes away; the match stays unfinished. */
  | { readonly kind: 'leave' }
  /** What came cannot be understood at all; the next one is asked for. */
  | { readonly kind: 'unreadable'; readonly refusal: 'line-too-long' };

/** Where the moves of a person come from: lines of the input, a screen. */
export interface MoveSource {
  /** What the side to move does. The match is not over. */
  next(match: Match): Promise<Action>;
  /** Whether `side` agrees to a draw that the other side offers. */
  agreesToDraw(match: Match, side: Side): Promise<boolean>;
  /** Told when a turn was passed for this person because nothing else was possible. */
  passed?(): void;
}

/** Who plays a side. `name` is what records call it. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string; readonly source: MoveSource }
  | { readonly kind: 'computer'; readonly name: string; readonly player: ComputerPlayer; readonly limits: Limits };
