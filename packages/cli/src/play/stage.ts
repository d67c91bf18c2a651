import { loadVoice, type Rules, type Voice } from '@tabuleiro/games';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import type { Context } from '../context.ts';

/** All that is needed to speak of a match, to draw it and to play it. */
export interface Stage extends GameFacets {
  readonly rules: Rules;
  readonly voice: Voice;
}

export async function loadStage(context: Context, rules: Rules): Promise<Stage> {
  const { game } = rules;
  const [voice, facets] = await Promise.all([
    loadVoice(game, context.language),
    loadGameFacets(game, context.language),
  ]);
  return { rules, voice, ...facets };
}
