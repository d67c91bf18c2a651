import { GAME_IDS, type GameTexts, LANGUAGES, loadLocale } from '@tabuleiro/games';
import type { Plugin } from 'vite';

// The rules of a game are the longest of its texts, and only the page of rules shows them. The build cuts them out and
// makes parts of their own of them.

const TEXTS_FILE = /[\\/]games[\\/]dist[\\/](\w+)[\\/]text[\\/](\w+)\.js$/;
/** The file that is given its content here. */
const LOADER_FILE = '/src/app/rules/rule-texts.ts';
const RULES = 'tabuleiro-rules/';

export function ruleTexts(): Plugin {
  return {
    name: 'tabuleiro-rule-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(RULES) ? `\0${id}` : null),
    load: async (id) => {
      if (id.endsWith(LOADER_FILE)) return makeLoader();
      const [, game, language] = TEXTS_FILE.exec(id) ?? [];
      const shortened = game === undefined ? null : await textsOf(game, language ?? '');
      if (shortened !== null) return `export const texts = ${JSON.stringify({ ...shortened, rules: [] })};`;
      const [, ruled, spoken] = id.startsWith(`\0${RULES}`) ? id.split('/') : [];
      const whole = ruled === undefined ? null : await textsOf(ruled, spoken ?? '');
      return whole === null ? null : `export const rules = ${JSON.stringify(whole.rules)};`;
    },
  };
}

/** The texts of a game; null when there are none of that name. */
async function textsOf(name: string, spoken: string): Promise<GameTexts | null> {
  const game = GAME_IDS.find((one) => one === name);
  const language = LANGUAGES.find((one) => one === spoken);
  return game === undefined || language === undefined ? null : (await loadLocale(game, language)).game;
}

function makeLoader(): string {
  const names = GAME_IDS.flatMap((game) => LANGUAGES.map((language) => `${game}/${language}`));
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(RULES + name)})`);
  return `const LOADERS = {${loaders.join(', ')}};
export const loadRuleTexts = async (game, language) => (await LOADERS[game + '/' + language]()).rules;`;
}
