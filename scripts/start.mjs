// `npm start`: installs and builds what is missing, then serves the web application and prints its address.
import { ensureWebBuilt } from './build-web.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

ensureInstalled();
const isBuilt = (await ensureBuilt('packages/server')) && (await ensureBuilt('packages/engine')) && ensureWebBuilt();
process.exitCode = isBuilt ? runNode(['packages/server/dist/main.js']) : 1;
