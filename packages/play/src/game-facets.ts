import {
  type Choices,
  formatMessage,
  type GameId,
  type GameLocale,
  type Language,
  loadChoices,
  loadMoveViewer,
  loadTypedNotation,
  loadViewer,
  loadLocale,
  type Match,
  type MoveViewer,
  type TypedNotation,
  type Viewer,
} from '@tabuleiro/games';
import { SESSION_TEXTS } from './text/index.ts';

/** The facets that show a game and let a person play it. */
export interface GameFacets {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  /** Null where the original program had no notation of its own. */
  readonly typed: TypedNotation | null;
  /**
   * The names that people use for picks other than cells, by id without the side. Without a language only ids are
   * understood.
   */
  readonly pickNames: Readonly<Record<string, string>>;
}

export async function loadGameFacets(game: GameId, language?: Language): Promise<GameFacets> {
  const [viewer, moveViewer, choices, typed, pickNames] = await Promise.all([
    loadViewer(game),
    loadMoveViewer(game),
    loadChoices(game),
    loadTypedNotation(game),
    language === undefined ? {} : loadPickNames(game, language),
  ]);
  return { viewer, moveViewer, choices, typed, pickNames };
}

/** The move made at a ply, as people read it beside the board after it: in words where the game has some, else in its notation. */
export function formatMadeMove(
  match: Match,
  ply: number,
  { moveViewer }: Pick<GameFacets, 'moveViewer'>,
  locale: GameLocale,
): string {
  const move = match.moves[ply];
  if (move === undefined) return '';
  const before = match.positionAt(ply);
  const name = moveViewer.nameMove?.(before, move, 'after');
  return name === undefined ? match.rules.makeMove(before, move) : formatMessage(locale, name);
}

async function loadPickNames(game: GameId, language: Language): Promise<GameFacets['pickNames']> {
  const locale = await loadLocale(game, language);
  return { ...locale.game.picks, done: SESSION_TEXTS[language].done };
}
