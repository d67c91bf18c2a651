import {
  type Choices,
  type GameId,
  loadChoices,
  loadMoveViewer,
  loadViewer,
  type MoveViewer,
  type Viewer,
} from '@tabuleiro/games';

/** The facets of a game that show it and let a person play it by hand. */
export interface GameFacets {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
}

export async function loadGameFacets(game: GameId): Promise<GameFacets> {
  const [viewer, moveViewer, choices] = await Promise.all([loadViewer(game), loadMoveViewer(game), loadChoices(game)]);
  return { viewer, moveViewer, choices };
}
