import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { GameId } from '@tabuleiro/games';
import { findTables } from '../tables/source.ts';
import { digestTables } from './table-digest.ts';

const DIGEST_LENGTH = 12;

/**
 * A fingerprint of the code that decides how a game is played here: its rules, its computer players, the search. Matches
 * that are kept remember it, so that results of a program that has changed since are not taken for its own.
 */
export async function fingerprintBuild(game: GameId): Promise<string> {
  const games = folderOf('@tabuleiro/games');
  const folders = [
    ...['contract', 'board', 'record', 'players', game].map((name) => join(games, name)),
    folderOf('@tabuleiro/engine'),
  ];
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter(isPlaying).toSorted()) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

/** What is said, and what is counted after a match, change no move. */
const NOT_PLAYING = new Set(['text', 'tune', 'review']);
const COUNTING = new Set(['elo', 'ladder', 'results', 'sprt'].map((name) => join('series', `${name}.js`)));

/** The fingerprint of a build together with the solved positions that its strongest player looks up here and now. */
export async function fingerprintWithTables(build: string, game: GameId, variant: string): Promise<string> {
  const tables = await findTables(game, variant);
  if (tables === null) return build;
  return createHash('sha256').update(build).update(digestTables(tables)).digest('hex').slice(0, DIGEST_LENGTH);
}

function isPlaying(name: string): boolean {
  return name.endsWith('.js') && !NOT_PLAYING.has(name.split(sep)[0] ?? '') && !COUNTING.has(name);
}

/** Where the built files of a package are. Tests run from the sources, but their threads from the build. */
function folderOf(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(name));
}
