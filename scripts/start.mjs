// `npm start`: installs and builds what is missing, then runs the command without arguments, which shows its overview.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

ensureInstalled();
process.exitCode = runNode(['packages/cli/bin/tabuleiro.js', ...process.argv.slice(2)]);
