import { homedir } from 'node:os';
import { posix, resolve, win32 } from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

const NAME = 'tabuleiro';

/** The folder in which the system keeps such data. It need not exist yet. */
export function dataFolder(env: Env, platform: string = process.platform, home: string = homedir()): string {
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(env['USERPROFILE'] || home, 'AppData', 'Roaming'), NAME);
    case 'darwin':
      return posix.join(env['HOME'] || home, 'Library', 'Application Support', NAME);
    default: {
      const xdg = env['XDG_DATA_HOME'] ?? '';
      // The XDG specification wants a path that is not absolute to be ignored.
      return posix.join(posix.isAbsolute(xdg) ? xdg : posix.join(env['HOME'] || home, '.local', 'share'), NAME);
    }
  }
}

/** A file that a person named. `npx` and `npm run` change the folder and keep the one they were called in. */
export function resolveFile(env: Env, path: string): string {
  return resolve(env['INIT_CWD'] || '.', path);
}
