import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';
import { Site } from './site.ts';

// `npm start`: serves the web application on this machine until it is told to end. HOST and PORT say where.

const FIRST_PORT = 8080;
const TRIES = 50;

/** The port that was asked for, which alone is tried then; else the first of many. */
function readPort(text: string | undefined): { readonly port: number; readonly tries: number } {
  if (text === undefined || text === '') return { port: FIRST_PORT, tries: TRIES };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return { port, tries: 1 };
  throw new Error(`PORT: found ${JSON.stringify(text)}, expected a whole number from 0 to 65535`);
}

async function main(): Promise<void> {
  const site = new Site(fileURLToPath(new URL('../../web/site/', import.meta.url)));
  const host = process.env['HOST'] || '127.0.0.1';
  const server = await startServer(site, { host, ...readPort(process.env['PORT']) });
  process.stdout.write(`Tabuleiro is at ${server.address}  (Ctrl-C ends it)\n`);
  const end = (): void => void server.close();
  process.once('SIGINT', end).once('SIGTERM', end);
}

main().catch((error: unknown) => {
  process.stderr.write(`tabuleiro: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
