import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The resources that a process has used so far. */
export interface Usage {
  readonly cpuMs: number;
  readonly rss: number;
  /** The heap of V8 and its external memory. */
  readonly heap: number;
}

const HOOK = new URL('usage.mjs', import.meta.url).href;

/** A server in its own process that reports its address and its resource usage. */
export class MeasuredProcess {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  /** Starts a JavaScript file; it is ready when it prints an address. */
  static async start(
    script: string,
    env: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
  ): Promise<MeasuredProcess> {
    const child = fork(fileURLToPath(new URL(`../../../../../${script}`, import.meta.url)), [], {
      execArgv: ['--expose-gc', '--import', HOOK, ...flags],
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [found] = /http:\/\/\S+/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`${script} ended before it was ready:\n${text}`)));
    });
    return new MeasuredProcess(child, address);
  }

  /** Its usage so far; `collect` runs the garbage collector first. */
  async usage(how: 'now' | 'collect' = 'now'): Promise<Usage> {
    return new Promise<Usage>((resolve, reject) => {
      const failed = (): void => reject(new Error('the server has ended'));
      this.child.once('exit', failed);
      this.child.once('message', (usage: Usage) => {
        this.child.off('exit', failed);
        resolve(usage);
      });
      this.child.send(how);
    });
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
  }
}
