import {
  type Choices,
  type GameId,
  loadChoices,
  loadMoveViewer,
  loadTypedNotation,
  loadViewer,
  type MoveViewer,
  type TypedNotation,
  type Viewer,
} from '@tabuleiro/games';

/** The facets of a game that show it and let a person play it by hand. */
export interface GameFacets {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  /** Null where the original program had no notation of its own. */
  readonly typed: TypedNotation | null;
}

export async function loadGameFacets(game: GameId): Promise<GameFacets> {
  const [viewer, moveViewer, choices, typed] = await Promise.all([
    loadViewer(game),
    loadMoveViewer(game),
    loadChoices(game),
    loadTypedNotation(game),
  ]);
  return { viewer, moveViewer, choices, typed };
}
