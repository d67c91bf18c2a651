import type { Side, View, GameLocale } from '@tabuleiro/games';

/**
 * What every drawing of a board is given, flat or in depth. It names no game: all it knows is the view. Pieces keep their
 * ids while the frames of a move go by, so that a change of place is a movement.
 */
export interface BoardProps {
  readonly view: View;
  readonly locale: GameLocale;
  /** The side that sits below. */
  readonly bottom: Side;
  /** Ids (see `pickId`) of what can be picked next. */
  readonly offered: ReadonlySet<string>;
  /** Ids picked so far, in order. */
  readonly picked: readonly string[];
  /** Whatever was touched, possible or not: who listens says why not. */
  readonly onPick: (id: string) => void;
  /** How long a change between two views takes, in milliseconds; 0 for none. */
  readonly frameMs: number;
  /** What something that can be picked is called, for screen readers: "c3, a white man". */
  readonly nameOf: (id: string) => string;
}
