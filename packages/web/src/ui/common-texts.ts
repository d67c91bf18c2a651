import {
  capitalise,
  formatEngine,
  type GameTexts,
  type Language,
  loadSharedTexts,
  makePlayer,
  type PlayerSpec,
  type SharedTexts,
  unreachable,
} from '@tabuleiro/games';
import { lazyTexts } from '../settings/language.tsx';
import type { CommonTexts } from './text/en.ts';

export const COMMON_TEXTS = lazyTexts<CommonTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** The texts that all games share. */
export const SHARED_TEXTS = lazyTexts<SharedTexts>({
  en: async () => loadSharedTexts('en'),
  pt: async () => loadSharedTexts('pt'),
});

/** The part of a locale that names players. */
interface NamedPlayers {
  readonly language: Language;
  readonly game: Pick<GameTexts, 'players' | 'styles'>;
}

/** A player of a game by name: "You"; "Davi (level 4)"; "Hard". */
export function formatPlayer({ language, game }: NamedPlayers, spec: PlayerSpec): string {
  const texts = COMMON_TEXTS[language].players;
  switch (spec.kind) {
    case 'human':
      return texts.human;
    case 'classic':
      return capitalise(game.players?.[spec.id]?.name ?? spec.id);
    case 'level':
    case 'max':
      return formatEngine(spec, texts, game.styles);
    case 'ugi':
      return makePlayer(spec);
    default:
      return unreachable(spec);
  }
}
