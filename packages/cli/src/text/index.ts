import {
  type GameId,
  type GameTexts,
  LANGUAGES,
  type Language,
  makePlayer,
  parsePlayer,
  type PlayerSpec,
  formatStyle,
  unreachable,
} from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { CliTexts } from './texts.ts';

export type { CliTexts, PlayerTexts } from './texts.ts';

export const CLI_TEXTS: Readonly<Record<Language, CliTexts>> = { en, pt };

/** How a player is called where people read it: "hard", "difícil", "uma pessoa". */
export function sayPlayerSpec(texts: Pick<CliTexts, 'players'>, spec: PlayerSpec, game: GameTexts): string {
  const { human, level, max } = texts.players;
  switch (spec.kind) {
    case 'human':
      return human;
    case 'classic':
      return game.players[spec.id]?.name ?? spec.id;
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

/** As `sayPlayerSpec`, for a name from a record, which may also be that of anybody. */
export function sayPlayerName(
  texts: Pick<CliTexts, 'players'>,
  game: GameId,
  name: string,
  gameTexts: GameTexts,
): string {
  const spec = parsePlayer(game, name, 'player');
  return spec.ok ? sayPlayerSpec(texts, spec.value, gameTexts) : name;
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The language to speak, known before the arguments are read so that help and errors can use it: the last `--lang`, else the
 * system's, else English. Anything else after `--lang` is refused later, in the language found here.
 */
export function guessLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const index = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = index < 0 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1]);
  if (option !== undefined && isLanguage(option)) return option;
  // An empty variable counts as unset, as for every program.
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}
