import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, posix, win32 } from 'node:path';
import type { Env } from '../storage/folder.ts';

/** Who one is on a server, as it is kept between two commands. */
export interface Identity {
  /** With a slash at the end. */
  readonly server: string;
  /** A session as pages have it, or the token of a program. */
  readonly kind: 'session' | 'token';
  readonly secret: string;
  readonly name: string;
}

const FILE = 'online.json';

/** The folder in which the system keeps settings. It need not exist yet. */
export function configFolder(env: Env, platform: string = process.platform, home: string = homedir()): string {
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(env['USERPROFILE'] || home, 'AppData', 'Roaming'), 'tabuleiro');
    case 'darwin':
      return posix.join(env['HOME'] || home, 'Library', 'Application Support', 'tabuleiro');
    default: {
      const xdg = env['XDG_CONFIG_HOME'] ?? '';
      return posix.join(posix.isAbsolute(xdg) ? xdg : posix.join(env['HOME'] || home, '.config'), 'tabuleiro');
    }
  }
}

export function identityFile(env: Env): string {
  return `${configFolder(env)}/${FILE}`;
}

/** The identity that is kept; null when there is none, `damaged` when the file holds something else. */
export async function loadIdentity(env: Env): Promise<Identity | null | 'damaged'> {
  let text: string;
  try {
    text = await readFile(identityFile(env), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return 'damaged';
  }
  try {
    const value: unknown = JSON.parse(text);
    return isIdentity(value) ? value : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Keeps it so that nobody else on the machine can read it. */
export async function saveIdentity(env: Env, identity: Identity): Promise<void> {
  const file = identityFile(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(identity, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(temporary, 0o600);
  await rename(temporary, file);
}

export async function forgetIdentity(env: Env): Promise<void> {
  await rm(identityFile(env), { force: true });
}

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false;
  if (!('server' in value && 'kind' in value && 'secret' in value && 'name' in value)) return false;
  const { server, kind, secret, name } = value;
  const isKind = kind === 'session' || kind === 'token';
  return (
    isKind &&
    typeof secret === 'string' &&
    typeof name === 'string' &&
    typeof server === 'string' &&
    URL.canParse(server)
  );
}
