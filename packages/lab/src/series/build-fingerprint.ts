import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Tablebase } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/games';

const DIGEST_LENGTH = 12;

/**
 * A fingerprint of the code that decides how a game is played: rules, computer players, search. Saved matches carry it,
 * so that results of an older build are recognised.
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
  for (const name of MATCH_FILES) hash.update(name).update(await readFile(new URL(name, BUILT_SERIES)));
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

/** Texts, reviews and what was measured of players do not affect moves. */
const NOT_PLAYING = new Set(['text', 'review']);
const MEASURED = 'opponents.js';
/** The files that decide how a match begins and is played. */
const MATCH_FILES = ['play-match.js', 'match-thread.js', 'openings.js'];
/** Reached the same way from src and dist. */
const BUILT_SERIES = new URL('../../dist/series/', import.meta.url);

/** The fingerprint of a build with the tables that its strongest player uses. */
export function fingerprintWithTables(build: string, tables: Tablebase): string {
  return createHash('sha256').update(build).update(digestTables(tables)).digest('hex').slice(0, DIGEST_LENGTH);
}

function isPlaying(name: string): boolean {
  return name.endsWith('.js') && !name.endsWith(MEASURED) && !NOT_PLAYING.has(name.split(sep)[0] ?? '');
}

/** The compiled files of a package. Tests run the sources, but their threads run the build. */
function folderOf(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(name));
}

/** Entries sampled from each class, evenly spread. Tables that were made differently differ in many entries. */
const SAMPLES = 256;

/**
 * A fingerprint of the classes and of sampled entries. The same for tables that were built here and tables that ship.
 */
export function digestTables(tables: Tablebase): string {
  const hash = createHash('sha256').update(tables.variant);
  for (const [number, { header }] of tables.classes.entries()) {
    hash.update(`${header.classId} ${header.signature} ${header.size}\n`);
    const step = Math.max(1, Math.floor(header.size / SAMPLES));
    for (let index = 0; index < header.size; index += step) {
      tables.read(number, index);
      const { low, high, lowDistance, highDistance } = tables;
      hash.update(`${low} ${high} ${lowDistance} ${highDistance}\n`);
    }
  }
  return hash.digest('hex');
}
