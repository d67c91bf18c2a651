import type { GameId, GameTexts, SharedTexts } from '@tabuleiro/games';
import type { AppTexts } from './app/texts.ts';
import type { BoardTexts } from './board/texts.ts';
import type { Board3DTexts } from './board3d/texts.ts';
import type { ClockTexts } from './clock/texts.ts';
import type { PlayTexts } from './play/texts.ts';
import type { ToolTexts } from './tools/texts.ts';

/** What the page says from the first moment on, by area. Games speak for themselves. */
export interface WebTexts {
  readonly app: AppTexts;
  readonly board: BoardTexts;
  readonly board3d: Board3DTexts;
  readonly clock: ClockTexts;
  readonly play: PlayTexts;
  readonly tools: ToolTexts;
  readonly cards: CardTexts;
}

/** What the first page says of each game before anything of it is loaded: rules, endings and most messages are left out. */
export type CardTexts = Readonly<Partial<Record<GameId, GameTexts>>>;

/** The same with the words that all games share. */
export interface SpokenTexts extends WebTexts {
  readonly shared: SharedTexts;
}
