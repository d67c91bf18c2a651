import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('boardgame-io/', import.meta.url));

/** Installs boardgame.io from its own lock file, if it is missing. */
export function installTheirs(): void {
  if (existsSync(`${FOLDER}node_modules/boardgame.io`)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
}
