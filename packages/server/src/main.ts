import { fileURLToPath } from 'node:url';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';
import { Site } from './http/static-files.ts';
import { OperatorError, systemLanguage } from './operator-error.ts';

// `npm start`: serves the web application and online play until SIGINT or SIGTERM. docs/server.md has the settings.

/** A server that does not close within this time is ended. */
const PATIENCE_MS = 10_000;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env, here('../../../data'));
  const running = await startApplication(config, new Site(here('../../web/site/')));
  process.stdout.write(`Tabuleiro is at ${running.address}  (Ctrl-C ends it)\n`);
  let isEnding = false;
  const end = (): void => {
    // npm passes on a signal that the terminal has sent already.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), config.drainMs + PATIENCE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

function fail(error: unknown): never {
  const text =
    error instanceof OperatorError
      ? error.in(systemLanguage(process.env))
      : error instanceof Error
        ? error.message
        : String(error);
  process.stderr.write(`tabuleiro: ${text}\n`);
  process.exit(1);
}

main().catch(fail);
