import { type Browser, chromium } from 'playwright-core';
import { findOnMachine } from './machine.ts';
import { type Program, unpackBrowser } from './packaged.ts';

export type { Browser, BrowserContext, Page } from 'playwright-core';

/** It draws without a graphics card, asks nobody but this machine for anything, and leaves out what browsers do unasked. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * The program of a Chromium: the one that CHROME_PATH names, else the one from npm, else one that the machine has. The one
 * from npm comes before the machine's: it is the same everywhere, and without a window it needs little more than half of the
 * processor time.
 */
export async function findBrowser(): Promise<Program> {
  const program = (isNamed() ? null : await unpackBrowser()) ?? findOnMachine();
  if (program === null) {
    throw new Error('no browser: install Chromium or Chrome, or say where it is with CHROME_PATH=/path/to/the/program');
  }
  return program;
}

export async function launchBrowser(): Promise<Browser> {
  const program = await findBrowser();
  return chromium.launch({
    executablePath: program.path,
    args: [...BROWSER_FLAGS],
    env: { ...definedOnly(process.env), ...program.env },
  });
}

/** Whether somebody says which one to take. */
function isNamed(): boolean {
  return (process.env['CHROME_PATH'] ?? '') !== '';
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
