import { type GameTexts, makePlayer, type PlayerSpec, sayStyle, unreachable } from '@tabuleiro/games';
import type { AppTexts } from './app/texts.ts';
import { areaOf } from './spoken.ts';

export { loadTexts, textsIn } from './spoken.ts';
export type { SpokenTexts } from './texts.ts';

export const APP_TEXTS = areaOf('app');

/** How a player is called where people read it: "You"; "Level 4"; "Hard". */
export function sayPlayer(texts: AppTexts, spec: PlayerSpec, styles?: GameTexts['styles']): string {
  const { human, classics, level, max } = texts.players;
  switch (spec.kind) {
    case 'human':
      return human;
    case 'classic':
      return classics[spec.id] ?? spec.id;
    case 'level':
      return level(spec.level) + sayStyle(spec, styles);
    case 'max':
      return max + sayStyle(spec, styles);
    case 'ugi':
      return makePlayer(spec);
    default:
      return unreachable(spec);
  }
}
