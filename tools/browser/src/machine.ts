import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Program } from './packaged.ts';

// A Chromium or Chrome that the machine already has.

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

/** Where installers put it without telling PATH. */
const USUAL_PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
  ],
};

/** The browser's program, or null. CHROME_PATH comes first, and must be right if it is given. */
export function findOnMachine(env: NodeJS.ProcessEnv = process.env, platform = process.platform): Program | null {
  const wanted = env['CHROME_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (isProgram(wanted)) return { path: wanted, env: {} };
    throw new Error(`CHROME_PATH: there is no program at ${wanted}`);
  }
  const end = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + end)));
  const path = [...inPath, ...(USUAL_PLACES[platform] ?? [])].find(isProgram);
  return path === undefined ? null : { path, env: {} };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
