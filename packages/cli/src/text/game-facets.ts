import { loadLocale, type Rules, type GameLocale, type Language, type Match } from '@tabuleiro/games';
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
