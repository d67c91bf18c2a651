import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';

const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));

const breaker = new URL('fixtures/break-engine.mjs', import.meta.url).href;

/** One end of a command in lines. */
export class LineConnection {
  private readonly output: Writable;
  private readonly lines: string[] = [];
  private wake: () => void = () => undefined;
  private hasEnded = false;

  constructor(input: Readable, output: Writable) {
    this.output = output;
    output.on('error', () => undefined);
    input.on('error', () => undefined);
    const reader = createInterface({ input });
    reader.on('line', (line) => {
      this.lines.push(line);
      this.wake();
    });
    reader.on('close', () => {
      this.hasEnded = true;
      this.wake();
    });
  }

  send(...lines: readonly string[]): void {
    this.output.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The next line; `<end>` at the end. */
  async next(): Promise<string> {
    while (this.lines.length === 0 && !this.hasEnded) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.lines.shift() ?? '<end>';
  }

  async take(count: number): Promise<readonly string[]> {
    const lines: string[] = [];
    while (lines.length < count) lines.push(await this.next());
    return lines;
  }

  /** All lines up to and including the first with this prefix. */
  async until(beginning: string): Promise<readonly string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.next();
      lines.push(line);
      if (line.startsWith(beginning) || line === '<end>') return lines;
    }
  }
}

export interface StartedProcess extends LineConnection {
  readonly child: ChildProcess;
  /** What it has written to stderr so far. */
  readonly logged: () => string;
  /** Its exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the command as a process of its own; with a fault of fixtures/break-engine.mjs its engine breaks. */
export function startProcess(args: readonly string[], fault?: string): StartedProcess {
  const options = fault === undefined ? [] : ['--import', breaker];
  const child = spawn(process.execPath, [...options, bin, ...args], {
    env: { ...process.env, ...(fault !== undefined && { BREAK: fault }) },
  });
  // Shows unexpected errors to the person who runs the test.
  if (fault === undefined) child.stderr.pipe(process.stderr);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const program = Object.assign(new LineConnection(child.stdout, child.stdin), { child, ended, logged: () => log });
  started.push(program);
  return program;
}

const started: StartedProcess[] = [];

/** The command in this process: it starts at once, and it is the source that runs. */
export interface CommandRun extends LineConnection {
  /** What it has written to stderr so far. */
  readonly logged: () => string;
  readonly endInput: () => void;
  /** As Ctrl-C does. */
  readonly interrupt: () => void;
  /** Its exit code. */
  readonly ended: Promise<number>;
}

const commandRuns: CommandRun[] = [];

/** Starts the command in this process, with pipes of its own. */
export function startCommand(args: readonly string[], env: Record<string, string> = {}): CommandRun {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  let log = '';
  stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  let interrupt = (): void => undefined;
  const onInterrupt = (tell: () => void): (() => void) => {
    interrupt = tell;
    return () => (interrupt = () => undefined);
  };
  const ended = run(args, { stdin, stdout, stderr, env, onInterrupt }).finally(() => stdout.end());
  const command = Object.assign(new LineConnection(stdout, stdin), {
    logged: () => log,
    endInput: () => stdin.end(),
    interrupt: () => interrupt(),
    ended,
  });
  commandRuns.push(command);
  return command;
}

/** Ends what a test has left behind, or failed to end. */
export async function endProcesses(): Promise<void> {
  for (const command of commandRuns.splice(0)) {
    command.endInput();
    command.interrupt();
    await command.ended;
  }
  for (const program of started.splice(0)) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
}

export interface BoardConnection extends LineConnection {
  readonly socket: Socket;
}

export async function connectBoard(port: number): Promise<BoardConnection> {
  const socket = connect({ host: '127.0.0.1', port });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return Object.assign(new LineConnection(socket, socket), { socket });
}
