import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runAdmin } from './admin/commands.ts';
import { readConfig } from './config.ts';
import { OperatorError, systemLanguage } from './operator-error.ts';

// `npm run admin -- …`: commands for operators, with or without a running server.

async function main(): Promise<void> {
  const { database } = readConfig(process.env, fileURLToPath(new URL('../../../data', import.meta.url)));
  await runAdmin(process.argv.slice(2), {
    database,
    // npm changes the working folder; this is the one in which it was called.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    now: Date.now,
    operator: operatorName(),
    language: systemLanguage(process.env),
    print: (line) => void process.stdout.write(`${line}\n`),
  });
}

/** The user of the system; with sudo the one who called it. */
function operatorName(): string {
  const caller = process.env['SUDO_USER'];
  if (caller !== undefined && caller !== '') return caller;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

// The reader of a pipe, such as `head`, may stop early.
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
