import {
  loadLocale,
  type Rules,
  type GameLocale,
  type Language,
  type Match,
  capitalise,
  formatMessage,
} from '@tabuleiro/games';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import type { Context } from '../context.ts';

/** Rules, facets and texts of a game: everything needed to play, draw and describe a match. */
export interface MatchFacets extends GameFacets {
  readonly rules: Rules;
  readonly locale: GameLocale;
}

export async function loadMatchFacets(context: Context, rules: Rules): Promise<MatchFacets> {
  const { game } = rules;
  const [locale, facets] = await Promise.all([
    loadLocale(game, context.language),
    loadGameFacets(game, context.language),
  ]);
  return { rules, locale, ...facets };
}

/** A match with what is needed to draw it and to describe its moves. */
export interface ShownMatch {
  readonly match: Match;
  readonly facets: GameFacets;
  readonly locale: GameLocale;
}

export async function loadShownMatch(match: Match, language: Language): Promise<ShownMatch> {
  const { game } = match.rules;
  const [facets, locale] = await Promise.all([loadGameFacets(game, language), loadLocale(game, language)]);
  return { match, facets, locale };
}

/** A made move as text and in words: "c3-c4: white steps from c3 to c4." Empty if there is no such ply. */
export function formatPly({ match, facets, locale }: ShownMatch, ply: number): string {
  const move = match.moves[ply];
  if (move === undefined) return '';
  const before = match.positionAt(ply);
  const { moveViewer } = facets;
  const words = formatMessage(locale, moveViewer.describeMove(before, move, 'after'));
  return moveViewer.renamesCells === true
    ? `${capitalise(words)}.`
    : `${match.rules.makeMove(before, move)}: ${words}.`;
}
