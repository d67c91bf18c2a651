// Once before all browser tests: builds what is out of date and starts the real server, as `npm start` does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureWebBuilt } from '../../../scripts/build-web.mjs';
import { ensureBuilt } from '../../../scripts/build.mjs';

const MAIN = join(import.meta.dirname, '../../server/dist/main.js');

/** The real page on a free port. */
export async function startApplication() {
  const isBuilt = (await ensureBuilt('packages/server')) && (await ensureBuilt('packages/engine')) && ensureWebBuilt();
  if (!isBuilt) throw new Error('the web application cannot be built');
  const data = mkdtempSync(join(tmpdir(), 'tabuleiro-data-'));
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {unknown[]} */
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const address = /http:\S+/.exec(String(line))?.[0];
  if (address === undefined) throw new Error(`the server says no address: ${String(line)}`);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(data, { recursive: true });
  };
  return { address, data, end };
}

/** What vitest calls; it calls what it is given in the end. */
export async function setup(/** @type {import('vitest/node').TestProject} */ project) {
  const { address, data, end } = await startApplication();
  project.provide('address', address);
  project.provide('data', data);
  return end;
}
