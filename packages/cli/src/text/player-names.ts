import {
  formatEngine,
  type GameId,
  type GameTexts,
  makePlayer,
  parsePlayer,
  type PlayerSpec,
  unreachable,
} from '@tabuleiro/games';
import type { en } from './en.ts';

/** The name of a player for people: "hard", "difícil", "uma pessoa". */
export function formatPlayerSpec(texts: Pick<typeof en, 'players'>, spec: PlayerSpec, game: GameTexts): string {
  const { human } = texts.players;
  switch (spec.kind) {
    case 'human':
      return human;
    case 'classic':
      return game.players?.[spec.id]?.name ?? spec.id;
    case 'level':
    case 'max':
      return formatEngine(spec, texts.players, game.styles);
    case 'ugi':
      return makePlayer(spec);
    default:
      return unreachable(spec);
  }
}

/** Like `formatPlayerSpec`, for a name from a record, which may be any name. */
export function formatPlayerName(
  texts: Pick<typeof en, 'players'>,
  game: GameId,
  name: string,
  gameTexts: GameTexts,
): string {
  const spec = parsePlayer(game, name, 'player');
  return spec.ok ? formatPlayerSpec(texts, spec.value, gameTexts) : name;
}
