import type { GameId, GameLocale } from '@tabuleiro/games';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import type { Context } from '../context.ts';
import type { App } from '../terminal/app.ts';
import { type ListItem, ListPage } from '../terminal/list-page.ts';
import { type PuzzleLook, PuzzlePage } from './puzzle-page.ts';
import { PuzzleShelf } from './shelf.ts';

/** The menu of the games that have puzzles. */
export function puzzleMenu(
  app: App,
  context: Context,
  locales: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  look: PuzzleLook,
): ListPage {
  const open = async (game: GameId): Promise<void> => {
    const shelf = await PuzzleShelf.load(context, { game, grade: null });
    const first = await shelf.open();
    if (first !== null) app.open(new PuzzlePage(app, context, shelf, first, look));
  };
  const items = (): readonly ListItem[] => [
    ...locales
      .filter(({ game }) => PUZZLE_GAMES.includes(game))
      .map(({ game, locale }) => ({ label: locale.game.name, choose: () => void open(game) })),
    { label: app.texts.setup.back, choose: () => app.close() },
  ];
  return new ListPage(app, { title: context.texts.puzzles.title, items });
}
