#!/usr/bin/env node
// In the repository: builds what is missing or out of date, then runs. In an installed package there are no sources
// and no scripts, and it just runs.
import { existsSync } from 'node:fs';

const sources = new URL('../src/main.ts', import.meta.url);
const builder = new URL('../../../scripts/build.mjs', import.meta.url);
if (existsSync(sources) && existsSync(builder)) {
  const { ensureBuilt } = await import(builder.href);
  if (!(await ensureBuilt('packages/cli'))) {
    console.error('tabuleiro: it could not be built (see above)');
    process.exit(1);
  }
}
await import('../dist/main.js');
