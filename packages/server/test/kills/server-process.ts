import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What users start, built. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const HOOK = new URL('end-with-parent.mjs', import.meta.url).href;
/** A server that is not ready after so long never will be. */
const PATIENCE_MS = 120_000;

/** Where the server is while there is one; players wait here for the next one. */
export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private current: Promise<string>;
  private announce: (address: string) => void = () => undefined;

  /** `database` is a file, or the address of a PostgreSQL database. */
  constructor(database: string) {
    this.env = { DATABASE_URL: database, PORT: '0', THINKERS: '0', LOG_LEVEL: 'error' };
    this.current = this.next();
  }

  /** The address of the server, as soon as there is one. */
  get address(): Promise<string> {
    return this.current;
  }

  async start(): Promise<string> {
    const child = spawn(process.execPath, ['--import', HOOK, MAIN], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let text = '';
      const timer = setTimeout(
        () => reject(new Error(`the server was not ready after ${PATIENCE_MS} ms`)),
        PATIENCE_MS,
      );
      child.stdout?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [found] = /http:\/\/\S+/.exec(text) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code ?? signal} before it was ready`));
      });
    });
    this.announce(address);
    return address;
  }

  /** Kills the process at any moment, like a power cut. */
  async kill(): Promise<void> {
    const { child } = this;
    const end = child?.exitCode ?? child?.signalCode ?? null;
    if (child === null || end !== null) throw new Error(`the server has ended by itself, with ${end}`);
    this.current = this.next();
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    this.child = null;
  }

  private next(): Promise<string> {
    return new Promise((resolve) => {
      this.announce = resolve;
    });
  }
}
