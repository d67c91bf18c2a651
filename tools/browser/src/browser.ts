import { type Browser, chromium } from 'playwright-core';
import { findOnMachine } from './machine.ts';
import { unpackBrowser } from './packaged.ts';

export type { Browser, BrowserContext, Page } from 'playwright-core';

/** It draws without a graphics card, asks nobody but this machine for anything, and leaves out what browsers do unasked. */
const FLAGS = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** A Chromium: that of the machine, else the one from npm. What needs a browser fails without one. */
export async function launchBrowser(): Promise<Browser> {
  const found = findOnMachine();
  const program = found === null ? await unpackBrowser() : { path: found, env: {} };
  if (program === null) {
    throw new Error('no browser: install Chromium or Chrome, or say where it is with CHROME_PATH=/path/to/the/program');
  }
  return chromium.launch({
    executablePath: program.path,
    args: FLAGS,
    env: { ...definedOnly(process.env), ...program.env },
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
