import { loadLocale, type Rules, type GameLocale } from '@tabuleiro/games';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import type { Context } from '../context.ts';

/** All that is needed to speak of a match, to draw it and to play it. */
export interface Stage extends GameFacets {
  readonly rules: Rules;
  readonly locale: GameLocale;
}

export async function loadStage(context: Context, rules: Rules): Promise<Stage> {
  const { game } = rules;
  const [locale, facets] = await Promise.all([
    loadLocale(game, context.language),
    loadGameFacets(game, context.language),
  ]);
  return { rules, locale, ...facets };
}
