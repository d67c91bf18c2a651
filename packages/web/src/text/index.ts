import {
  capitalise,
  type GameTexts,
  type Language,
  makePlayer,
  type PlayerSpec,
  formatStyle,
  unreachable,
} from '@tabuleiro/games';
import { areaOf } from './spoken.ts';

export { loadTexts, textsIn } from './spoken.ts';
export type { SpokenTexts } from './texts.ts';

export const APP_TEXTS = areaOf('app');

/** What of a voice says how players are called. */
interface NamedPlayers {
  readonly language: Language;
  readonly game: Pick<GameTexts, 'players' | 'styles'>;
}

/** How a player of a game is called where people read it: "You"; "Level 4"; "Hard". */
export function sayPlayer({ language, game }: NamedPlayers, spec: PlayerSpec): string {
  const { human, level, max } = APP_TEXTS[language].players;
  switch (spec.kind) {
    case 'human':
      return human;
    case 'classic':
      return capitalise(game.players[spec.id]?.name ?? spec.id);
    case 'level':
      return level(spec.level) + formatStyle(spec, game.styles);
    case 'max':
      return max + formatStyle(spec, game.styles);
    case 'ugi':
      return makePlayer(spec);
    default:
      return unreachable(spec);
  }
}
