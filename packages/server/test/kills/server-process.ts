import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What users start, built. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

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
    // Whoever kills servers leaves none behind.
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  /** The address of the server, as soon as there is one. */
  get address(): Promise<string> {
    return this.current;
  }

  async start(): Promise<string> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [found] = /http:\/\/\S+/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
    this.announce(address);
    return address;
  }

  /** Takes the process away as a power cut would, whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) throw new Error('the server has ended by itself');
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
