import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { run } from '../src/run.ts';

/** What does not appear within this time never will. */
const PATIENCE_MS = 30_000;

/** A simulated terminal that keeps the characters on its screen. */
export class FakeTerminal {
  readonly stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean): void => {
      this.raw = raw;
    },
  });
  readonly stdout = Object.assign(new PassThrough(), { isTTY: true, rows: 40, columns: 110 });
  raw = false;
  /** Whether the program has the whole screen. */
  taken = false;
  /** Everything written, codes included. */
  written = '';
  private lines: string[] = [];
  private readonly ended: Promise<number>;

  constructor(args: readonly string[], env: Record<string, string>) {
    this.stdout.setEncoding('utf8').on('data', (text: string) => this.show(text));
    const stderr = new PassThrough().resume();
    this.ended = run(args, { stdin: this.stdin, stdout: this.stdout, stderr, env });
  }

  get text(): string {
    return this.lines.join('\n');
  }

  type(...keys: readonly string[]): void {
    for (const key of keys) this.stdin.write(key);
  }

  resize(columns: number, rows: number): void {
    Object.assign(this.stdout, { columns, rows });
    this.stdout.emit('resize');
  }

  /** Clicks the left button on the first place where a text stands. */
  click(text: string): void {
    const row = this.lines.findIndex((line) => line.includes(text));
    const column = this.lines[row]?.indexOf(text) ?? 0;
    this.type(`\x1b[<0;${column + 1};${row + 1}M`, `\x1b[<0;${column + 1};${row + 1}m`);
  }

  /** Waits until the screen shows a text. */
  async see(text: string | RegExp): Promise<void> {
    const seen = (): boolean => (typeof text === 'string' ? this.text.includes(text) : text.test(this.text));
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!seen()) {
      if (signal.aborted) throw new Error(`the screen does not show ${String(text)}:\n${this.text}`);
      await once(this.stdout, 'data', { signal }).catch(() => undefined);
    }
  }

  /** Leaves and gives the exit code. */
  async leave(): Promise<number> {
    this.type(KEYS.ctrlC);
    return this.ended;
  }

  async exitCode(): Promise<number> {
    return this.ended;
  }

  /** What the program writes: the cursor's line, text, and the code that clears the rest of a line. */
  private show(text: string): void {
    this.written += text;
    if (text.includes('\x1b[?1049h')) this.taken = true;
    if (text.includes('\x1b[?1049l')) this.taken = false;
    if (text.includes('\x1b[2J')) this.lines = [];
    for (const part of text
      .split(ESCAPE)
      .join('\n\n')
      .matchAll(/\n\n\[(\d+);1H(.*?)\n\n\[K/gs)) {
      const [, row = '1', line = ''] = part;
      while (this.lines.length < Number(row)) this.lines.push('');
      this.lines[Number(row) - 1] = line.replaceAll(/\n\n\[[0-9;]*m/g, '');
    }
  }
}

const ESCAPE = '\x1b';

export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  backspace: '\x7f',
  ctrlC: '\x03',
  f2: '\x1bOQ',
  f3: '\x1bOR',
} as const;
