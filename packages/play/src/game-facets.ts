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
  type Move,
  type MoveViewer,
  type Position,
  type Rules,
  type SeenBoard,
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

/** A legal move as people read it: in words where the game has some, else in its notation. */
export function formatMove(
  rules: Rules,
  { moveViewer }: Pick<GameFacets, 'moveViewer'>,
  locale: GameLocale,
  position: Position,
  move: Move,
  seen: SeenBoard = 'before',
): string {
  const name = moveViewer.nameMove?.(position, move, seen);
  return name === undefined ? rules.makeMove(position, move) : formatMessage(locale, name);
}

/** The same of the move made at a ply, beside the board after it. */
export function formatMadeMove(match: Match, ply: number, facets: GameFacets, locale: GameLocale): string {
  const move = match.moves[ply];
  return move === undefined ? '' : formatMove(match.rules, facets, locale, match.positionAt(ply), move, 'after');
}

async function loadPickNames(game: GameId, language: Language): Promise<GameFacets['pickNames']> {
  const locale = await loadLocale(game, language);
  return { ...locale.game.picks, done: SESSION_TEXTS[language].done };
}
