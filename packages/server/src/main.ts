import { fileURLToPath } from 'node:url';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';
import { Site } from './site.ts';

// `npm start`: serves the web application and online play until it is told to end. docs/server.md has the settings.

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env, here('../../../data'));
  const running = await startApplication(config, new Site(here('../../web/site/')));
  process.stdout.write(`Tabuleiro is at ${running.address}  (Ctrl-C ends it)\n`);
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

main().catch((error: unknown) => {
  process.stderr.write(`tabuleiro: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
