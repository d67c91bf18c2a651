import { GAME_IDS } from '@tabuleiro/games';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Refused } from '../refused.ts';
import { nameKey } from './names.ts';

// Refuses passphrases that are guessed early, as zxcvbn estimates it: from lists of leaked passwords, of words and names in
// English and Portuguese, and from dates, repetitions and neighbouring keys.

/** A passphrase that takes fewer than 10 to this power guesses is refused. Four ordinary words take about 10^11. */
const LEAST_GUESSES_LOG10 = 8.5;
/** The estimate takes longer the longer the text; the beginning decides. */
const MOST_CHARACTERS = 32;
const SHORTEST_NAME_PART = 2;
const SITE_NAMES = ['tabuleiro', ...GAME_IDS];
/** Letters that signs and digits stand for. The table of the library has hundreds of combinations, and takes seconds. */
const LEET_LETTERS = { a: ['4', '@'], b: ['8'], e: ['3'], i: ['1', '!'], o: ['0'], s: ['5', '$'], t: ['7'] };

let loading: Promise<ZxcvbnFactory> | null = null;

/** Refuses a new passphrase that is easy to guess; says so separately if it has the name of its user or of the site. */
export async function checkPassphrase(passphrase: string, name: string): Promise<void> {
  loading ??= loadEstimator().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const estimator = await loading;
  const text = normalise(passphrase).slice(0, MOST_CHARACTERS);
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_NAME_PART);
  const names = [name, ...parts, ...SITE_NAMES].map(normalise);
  if (estimator.check(text, names).guessesLog10 >= LEAST_GUESSES_LOG10) return;
  throw new Refused(names.some((part) => text.includes(part)) ? 'own-name-passphrase' : 'common-passphrase');
}

/** Loads the word lists on the first use: they take memory and some tenths of a second. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory: Factory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: english } = await import('@zxcvbn-ts/language-en');
  const { dictionary: portuguese } = await import('@zxcvbn-ts/language-pt-br');
  const withoutAccents = Object.entries(portuguese).map(([list, words]) => [list, words.map(normalise)] as const);
  return new Factory({
    dictionary: { ...common, ...english, ...Object.fromEntries(withoutAccents) },
    graphs: adjacencyGraphs,
    l33tTable: LEET_LETTERS,
    l33tMaxSubstitutions: 2,
  });
}

/** Without case, accents, spaces and what else separates words. */
function normalise(text: string): string {
  return nameKey(text).replaceAll(/[\s\p{Pd}\p{Pc}.,;:'’]/gu, '');
}
