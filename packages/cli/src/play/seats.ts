import type { ComputerPlayer, Limits } from '@tabuleiro/games';

/** A computer player at a side. `name` is what records call it. */
export interface Seat {
  readonly name: string;
  readonly player: ComputerPlayer;
  readonly limits: Limits;
}
