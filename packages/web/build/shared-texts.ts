import { isEngineCode, LANGUAGES, loadSharedTexts, SHARED_CODES, type SharedCode } from '@tabuleiro/games';
import type { Plugin } from 'vite';

// What all games share speaks of outside engines too, which are processes of their own, and of the parameters of commands: a
// page has neither and can never say it. The build leaves it out.

const TEXTS_FILE = /[\\/]games[\\/]dist[\\/]text[\\/](\w+)\.js$/;

/** What only commands and protocols answer. */
const OF_COMMANDS: ReadonlySet<SharedCode> = new Set([
  'param-required',
  'no-params',
  'json-boolean',
  'number-from',
  'start-or-position',
  'not-over',
  'perft-size',
  'perft-work',
]);

/** A test looks that no code of a page uses one of them. */
export const LEFT_OUT: readonly string[] = SHARED_CODES.filter((code) => isEngineCode(code) || OF_COMMANDS.has(code));

export function sharedTexts(): Plugin {
  return {
    name: 'tabuleiro-shared-texts',
    apply: 'build',
    enforce: 'pre',
    load: async (id) => {
      const [, spoken] = TEXTS_FILE.exec(id) ?? [];
      const language = LANGUAGES.find((one) => one === spoken);
      if (language === undefined) return null;
      const texts = await loadSharedTexts(language);
      const messages = Object.fromEntries(Object.entries(texts.messages).filter(([code]) => !LEFT_OUT.includes(code)));
      return `export const texts = ${JSON.stringify({ ...texts, messages })};`;
    },
  };
}
