import { type Language, type PlayerSpec, makePlayer, unreachable } from '@tabuleiro/games';
import type { AppTexts } from './app/texts.ts';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { WebTexts } from './texts.ts';

export type { WebTexts } from './texts.ts';

export const WEB_TEXTS: Readonly<Record<Language, WebTexts>> = { en, pt };

/** How a player is called where people read it: "You"; "Level 4"; "Hard". */
export function sayPlayer(texts: AppTexts, spec: PlayerSpec): string {
  const { human, classics, level, max } = texts.players;
  switch (spec.kind) {
    case 'human':
      return human;
    case 'classic':
      return classics[spec.id] ?? spec.id;
    case 'level':
      return level(spec.level);
    case 'max':
      return max;
    case 'ugi':
      return makePlayer(spec);
    default:
      return unreachable(spec);
  }
}
