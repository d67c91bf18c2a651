import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));

const breaker = new URL('fixtures/break-engine.mjs', import.meta.url).href;

/** One end of a conversation in lines. */
export class Talker {
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

  /** The next line; `<end>` when there will be none. */
  async next(): Promise<string> {
    while (this.lines.length === 0 && !this.hasEnded) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.lines.shift() ?? '<end>';
  }

  async take(count: number): Promise<readonly string[]> {
    const lines: string[] = [];
    while (lines.length < count) lines.push(await this.next());
    return lines;
  }

  /** All lines up to the first that begins like this, which is the last of them. */
  async until(beginning: string): Promise<readonly string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.next();
      lines.push(line);
      if (line.startsWith(beginning) || line === '<end>') return lines;
    }
  }
}

export interface Program extends Talker {
  readonly child: ChildProcess;
  /** What it has written to stderr so far. */
  readonly logged: () => string;
  /** Its exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the command as a process of its own; with a fault of fixtures/break-engine.mjs its engine breaks. */
export function startProgram(args: readonly string[], fault?: string): Program {
  const options = fault === undefined ? [] : ['--import', breaker];
  const child = spawn(process.execPath, [...options, bin, ...args], {
    env: { ...process.env, ...(fault !== undefined && { BREAK: fault }) },
  });
  // What a test does not expect there is for the person who runs it.
  if (fault === undefined) child.stderr.pipe(process.stderr);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const program = Object.assign(new Talker(child.stdout, child.stdin), { child, ended, logged: () => log });
  started.push(program);
  return program;
}

const started: Program[] = [];

/** Ends the processes that a test has left behind, or that it failed to end. */
export async function endPrograms(): Promise<void> {
  for (const program of started.splice(0)) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
}

export interface Board extends Talker {
  readonly socket: Socket;
}

export async function connectTo(port: number): Promise<Board> {
  const socket = connect({ host: '127.0.0.1', port });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return Object.assign(new Talker(socket, socket), { socket });
}
