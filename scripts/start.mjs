// `npm start`: installs and builds what is missing, then serves the web application and prints its address.
// With `--build` it only builds, for people who start the server in another way.
import { ensureWebBuilt } from './build-web.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

ensureInstalled();
const isBuilt = (await ensureBuilt('packages/server')) && (await ensureBuilt('packages/engine')) && ensureWebBuilt();
const isWanted = !process.argv.includes('--build');
process.exitCode = !isBuilt ? 1 : isWanted ? runNode(['packages/server/dist/main.js']) : 0;
