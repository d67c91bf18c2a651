import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killAtExit } from './cleanup.ts';

const MAIN = fileURLToPath(new URL('../../../../server/dist/main.js', import.meta.url));
const SAMPLE_MS = 100;
const STOP_MS = 15_000;
/** The kernel reports CPU time in hundredths of a second. */
const TICK_MS = 10;

/** The file of the embedded database in a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'tabuleiro.db');

/** The built server in its own process, as behind a proxy. Its usage is read from /proc, so on Linux only. */
export class ServerProcess {
  readonly address: string;
  private readonly child: ChildProcess;
  private readonly pid: number;
  private readonly errorLines: string[];

  private constructor(child: ChildProcess, pid: number, address: string, errorLines: string[]) {
    this.child = child;
    this.pid = pid;
    this.address = address;
    this.errorLines = errorLines;
  }

  static async start(folder: string): Promise<ServerProcess> {
    const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '' };
    const settings = { ...own, METRICS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    killAtExit(child);
    const lines = createInterface({ input: child.stdout });
    const [line]: unknown[] = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    const address = /http:\S+/.exec(String(line))?.[0];
    if (address === undefined || child.pid === undefined) throw new Error(`the server did not start: ${String(line)}`);
    const errorLines: string[] = [];
    lines.on('line', (text) => errorLines.push(text));
    return new ServerProcess(child, child.pid, address, errorLines);
  }

  /** Its log, which only has errors. */
  get errors(): readonly string[] {
    return this.errorLines;
  }

  /** How it ended; null while it runs. */
  get ending(): string | null {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null ? null : String(exitCode ?? signalCode);
  }

  /** Its CPU time so far, of all threads. */
  cpuMs(): number {
    // The second field is a name in brackets that may have spaces; user and system time are fields 14 and 15.
    const fields = this.read('stat').split(') ')[1]?.split(' ') ?? [];
    return TICK_MS * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  }

  /** Its memory in bytes; 0 when it has ended. */
  memory(): number {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(this.read('status')) ?? [];
    return 1024 * Number(kilobytes);
  }

  /** Samples its memory until the returned function is called, which returns the largest growth. */
  watchMemory(onSample: (growth: number) => void): () => number {
    const before = this.memory();
    let most = 0;
    const look = (): void => {
      most = Math.max(most, this.memory() - before);
      onSample(most);
    };
    const timer = setInterval(look, SAMPLE_MS);
    return () => {
      clearInterval(timer);
      return most;
    };
  }

  /** Ends it, by force if necessary. */
  async stop(): Promise<void> {
    if (this.ending !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const isEnded = await Promise.race([exit.then(() => true), pause(STOP_MS, false)]);
    if (isEnded) return;
    this.child.kill('SIGKILL');
    await exit;
  }

  private read(name: string): string {
    try {
      return readFileSync(`/proc/${this.pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  }
}
