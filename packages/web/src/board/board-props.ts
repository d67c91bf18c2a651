import type { Side, View, GameLocale } from '@tabuleiro/games';
import type { AttackedBoard } from '@tabuleiro/play';
import { lazyTexts } from '../settings/language.tsx';
import type { BoardTexts } from './text/en.ts';

export const BOARD_TEXTS = lazyTexts<BoardTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** Moves by their picks; the best comes first. */
export type Suggestions = readonly (readonly string[])[];

export const NO_SUGGESTIONS: Suggestions = [];

/**
 * The props of both boards. A board knows no game, only views. Pieces keep their ids from frame to frame, so a change
 * of place is an animation.
 */
export interface BoardProps {
  readonly view: View;
  readonly locale: GameLocale;
  /** The near side. */
  readonly bottom: Side;
  /** The ids (see `pickId`) that can be picked next. */
  readonly offered: ReadonlySet<string>;
  /** The ids picked so far, in order. */
  readonly picked: readonly string[];
  /** Called for every touch; the receiver says why an impossible one is refused. */
  readonly onPick: (id: string) => void;
  /** How long to animate a change of the view, in milliseconds; 0 for not at all. */
  readonly frameMs: number;
  /** The name of a target for screen readers: "c3, a white man". */
  readonly nameOf: (id: string) => string;
  /** Shown to the eye only: the page says them elsewhere. */
  readonly suggestions?: Suggestions;
  /** What the pieces on the board are asked about; absent where no reach is shown. */
  readonly attackedBoard?: () => AttackedBoard;
}
