import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'packages/server/dist/main.js');

/** The real server in a process of its own, as `npm start` starts it. */
export class ServerProcess {
  readonly address: string;
  /** The lines that it has printed since it began to listen. */
  readonly lines: string[] = [];
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string, output: Interface) {
    this.child = child;
    this.address = address;
    // Read all the time, so that it never waits for us.
    output.on('line', (line) => this.lines.push(line));
  }

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', THINKERS: '0', METRICS: '1', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = createInterface({ input: child.stdout });
    const address = await new Promise<string>((resolve, reject) => {
      // Warnings may come first, for instance that the page is not built.
      output.on('line', (line) => {
        const [found] = /http:\S+/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error('the server ended without an address')));
    });
    return new ServerProcess(child, address, output);
  }

  get port(): string {
    return new URL(this.address).port;
  }

  /** Stops the process for a time, like a sleeping machine. */
  async sleep(ms: number): Promise<void> {
    this.child.kill('SIGSTOP');
    await wait(ms);
    this.child.kill('SIGCONT');
  }

  /** Resolves to how it ended: an exit code, or the name of a signal. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<string> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    return String(this.child.exitCode ?? this.child.signalCode);
  }

  /** The value of a metric. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(new URL('metrics', this.address))).text();
    const [, value = 'NaN'] = new RegExp(`^${name} (.*)$`, 'm').exec(text) ?? [];
    return Number(value);
  }
}
