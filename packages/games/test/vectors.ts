import { readdirSync, readFileSync } from 'node:fs';
import { isGameId, loadRules, type Rules } from '../src/index.ts';

// Fixtures were made by independent programs. Their names are `<game>.<kind>` or `<game>-<variant>.<kind>`.
const FOLDER = new URL('fixtures/', import.meta.url);

export interface Fixture {
  /** What the file is about: `oware-abapa`. */
  readonly name: string;
  readonly file: URL;
}

export function fixtures(kind: string): Fixture[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => ({ name: file.slice(0, -kind.length - 1), file: new URL(file, FOLDER) }));
}

export async function rulesOf(name: string): Promise<Rules> {
  const [game = '', ...words] = name.split('-');
  if (!isGameId(game)) throw new Error(`${name} is not a registered game`);
  return loadRules(game, words.join('-') || undefined);
}

export function readLines<T>(file: URL): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const value: T = JSON.parse(line);
      return value;
    });
}
