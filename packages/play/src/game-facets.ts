import {
  type Choices,
  type GameId,
  type Language,
  loadChoices,
  loadMoveViewer,
  loadTypedNotation,
  loadViewer,
  loadVoice,
  type MoveViewer,
  type TypedNotation,
  type Viewer,
} from '@tabuleiro/games';
import { SESSION_TEXTS } from './text/index.ts';

/** The facets of a game that show it and let a person play it by hand. */
export interface GameFacets {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  /** Null where the original program had no notation of its own. */
  readonly typed: TypedNotation | null;
  /** How people call picks that are no cells, by id without the side; without a language only the ids are understood. */
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

async function loadPickNames(game: GameId, language: Language): Promise<GameFacets['pickNames']> {
  const voice = await loadVoice(game, language);
  return { ...voice.game.picks, done: SESSION_TEXTS[language].done };
}
