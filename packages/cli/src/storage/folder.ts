import { homedir } from 'node:os';
import { posix, resolve, win32 } from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

const NAME = 'tabuleiro';

/** The user's folder for data; it need not exist yet. */
export function dataFolder(env: Env, platform: string = process.platform, home: string = homedir()): string {
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(env['USERPROFILE'] || home, 'AppData', 'Roaming'), NAME);
    case 'darwin':
      return posix.join(env['HOME'] || home, 'Library', 'Application Support', NAME);
    default: {
      const xdg = env['XDG_DATA_HOME'] ?? '';
      // The XDG specification says to ignore relative paths.
      return posix.join(posix.isAbsolute(xdg) ? xdg : posix.join(env['HOME'] || home, '.local', 'share'), NAME);
    }
  }
}

/** Resolves a file name from the command line. `npx` and `npm run` change the folder and keep the original one in INIT_CWD. */
export function resolveFile(env: Env, path: string): string {
  return resolve(env['INIT_CWD'] || '.', path);
}
