import { type Language, loadVoice, type Match, sayMessage, type View, type Voice } from '@tabuleiro/games';
import { type GameFacets, loadGameFacets, noticesAt } from '@tabuleiro/play';

/** A match with all that is needed to draw it and to name its moves. */
export interface ShownMatch {
  readonly match: Match;
  readonly facets: GameFacets;
  readonly voice: Voice;
}

export async function loadShownMatch(match: Match, language: Language): Promise<ShownMatch> {
  const { game } = match.rules;
  const [facets, voice] = await Promise.all([loadGameFacets(game, language), loadVoice(game, language)]);
  return { match, facets, voice };
}

/** The position at a ply, with the marks of the move that led to it. */
export function viewAt({ match, facets }: ShownMatch, ply: number): View {
  const view = facets.viewer.describe(match.positionAt(ply));
  const move = match.moves[ply - 1];
  const last = move === undefined ? undefined : facets.moveViewer.frames(match.positionAt(ply - 1), move).at(-1);
  return { ...view, marks: last?.marks ?? view.marks, notices: noticesAt(facets, match, ply, last) };
}

/** A move as text and in words: "c3-c4: white steps from c3 to c4." Empty where there is no such ply. */
export function sayPly({ match, facets, voice }: ShownMatch, ply: number): string {
  const move = match.moves[ply];
  if (move === undefined) return '';
  const before = match.positionAt(ply);
  return `${match.rules.makeMove(before, move)}: ${sayMessage(voice, facets.moveViewer.tell(before, move))}.`;
}
