import { fileURLToPath } from 'node:url';
import { runAdmin } from './admin/commands.ts';
import { readConfig } from './config.ts';
import { OperatorError, systemLanguage } from './text/index.ts';

// `npm run admin -- …`: what an administrator does, beside the running server or without it.

async function main(): Promise<void> {
  const { database } = readConfig(process.env, fileURLToPath(new URL('../../../data', import.meta.url)));
  await runAdmin(process.argv.slice(2), {
    database,
    // npm changes the folder; it says in which one it was called.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    now: Date.now,
    language: systemLanguage(process.env),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
}

// Whoever reads only the first lines has seen enough.
process.stdout.on('error', () => process.exit(0));

main().catch((error: unknown) => {
  const text =
    error instanceof OperatorError
      ? error.in(systemLanguage(process.env))
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`admin: ${text}\n`);
  process.exitCode = 1;
});
