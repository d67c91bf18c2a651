import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, posix, win32 } from 'node:path';
import type { Env } from '../storage/folder.ts';

/** The saved login on a server. */
export interface Credentials {
  /** Ends with a slash. */
  readonly server: string;
  /** A session, as browsers have, or the token of a program. */
  readonly kind: 'session' | 'token';
  readonly secret: string;
  readonly name: string;
}

const FILE = 'online.json';

/** The user's folder for settings; it need not exist yet. */
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

export function credentialsFile(env: Env): string {
  return `${configFolder(env)}/${FILE}`;
}

/** The saved credentials; null when there is none, `damaged` when the file holds something else. */
export async function loadCredentials(env: Env): Promise<Credentials | null | 'damaged'> {
  let text: string;
  try {
    text = await readFile(credentialsFile(env), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return 'damaged';
  }
  try {
    const value: unknown = JSON.parse(text);
    return isCredentials(value) ? value : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Saves the credentials so that other users of the machine cannot read them. */
export async function saveCredentials(env: Env, credentials: Credentials): Promise<void> {
  const file = credentialsFile(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(temporary, 0o600);
  await rename(temporary, file);
}

export async function removeCredentials(env: Env): Promise<void> {
  await rm(credentialsFile(env), { force: true });
}

function isCredentials(value: unknown): value is Credentials {
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
