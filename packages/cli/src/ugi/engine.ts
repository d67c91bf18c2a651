import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type EngineCode, err, type Message, ok, type Result, type TextError, textError } from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { splitCommand } from './words.ts';

const LONGEST_LINE = 1024 * 1024;
const LONGEST_NAME = 80;
const KEPT_STDERR = 2000;
/** How much of what an engine says is repeated to people. */
const LONGEST_ECHO = 120;
/** How long an engine may take to end by itself when told to, or to have an exit code once it has stopped talking. */
const QUIT_MS = 500;

/** Engines that run now: whatever ends our process ends them. */
const running = new Set<ChildProcessWithoutNullStreams>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** What is wrong with an engine, but for its name. */
export type EngineTrouble = Message<EngineCode>;

interface Waiting {
  readonly line: (line: string) => void;
  readonly fail: (failure: PlayerFailure) => void;
}

/** An outside engine as a process that is sent lines and waited for. It knows no game. */
export class EngineProcess {
  /** How the engine is spoken of in errors. */
  private readonly name: string;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly exited: Promise<unknown>;
  private waiting: Waiting | null = null;
  private problem: TextError | null = null;
  private stderr = '';

  private constructor(name: string, child: ChildProcessWithoutNullStreams) {
    this.name = name;
    this.child = child;
    this.exited = once(child, 'exit').catch(() => undefined);
    running.add(child);
    child.once('exit', () => running.delete(child));
    // A write to an engine that has just died; its end is noticed by what it no longer says.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_STDERR);
    });
    void this.listen();
  }

  /** Starts a command, its words split as `splitCommand` says. */
  static async start(command: string): Promise<Result<EngineProcess, TextError>> {
    const name = command.length > LONGEST_NAME ? `${command.slice(0, LONGEST_NAME)}…` : command;
    const words = splitCommand(command);
    if (!words.ok) return err(makeError(name, words.error, { code: 'engine-quote', values: { quote: words.error } }));
    const [program = '', ...args] = words.value;
    try {
      const child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
      await once(child, 'spawn');
      return ok(new EngineProcess(name, child));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return err(makeError(name, reason, { code: troubleOf(error) }));
    }
  }

  send(line: string): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${line}\n`);
  }

  /**
   * Gives every line to `accept` until it answers with something else than undefined. Throws a PlayerFailure when the
   * time is over, which also ends the engine: it can no longer be known what its next line is an answer to.
   */
  waitFor<T>(expected: string, timeoutMs: number, accept: (line: string) => T | undefined): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.waiting = null;
      };
      const fail = (failure: PlayerFailure): void => {
        finish();
        reject(failure);
      };
      const timer = setTimeout(() => {
        const seconds = Math.ceil(timeoutMs / 1000);
        this.end('', { code: 'engine-silent', values: { answer: expected, seconds } });
      }, timeoutMs);
      const line = (text: string): void => {
        const answer = accept(text);
        if (answer === undefined) return;
        finish();
        resolve(answer);
      };
      this.waiting = { line, fail };
      if (this.problem !== null) fail(new PlayerFailure(this.problem));
    });
  }

  /** A failure of this engine; the engine is ended. */
  fail(found: string, trouble: EngineTrouble): PlayerFailure {
    return new PlayerFailure(this.end(found, trouble));
  }

  /** Asks the engine to end, and ends it. */
  async close(): Promise<void> {
    this.send('quit');
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    if (running.has(this.child)) await this.exited;
    clearTimeout(timer);
    this.end('quit', { code: 'engine-gone' });
  }

  private end(found: string, trouble: EngineTrouble): TextError {
    this.problem ??= makeError(this.name, found, trouble);
    this.child.kill('SIGKILL');
    this.waiting?.fail(new PlayerFailure(this.problem));
    return this.problem;
  }

  private async listen(): Promise<void> {
    try {
      for await (const line of readLines(this.child.stdout, LONGEST_LINE)) {
        if (line !== TOO_LONG) this.waiting?.line(line.trim());
      }
    } catch {
      // The pipe broke, which is an end like any other.
    }
    // Its exit code says more than its silence, and comes a moment later.
    const timer = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    if (running.has(this.child)) await this.exited;
    clearTimeout(timer);
    const { exitCode: exit, signalCode } = this.child;
    const lines = this.stderr.trim().split('\n');
    // Many a program ends its complaint with what does not matter.
    const said = (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim().slice(0, LONGEST_ECHO);
    const found = [`exit ${exit ?? signalCode ?? ''}`, said].filter((part) => part !== '').join(': ');
    if (exit === null) this.end(found, { code: 'engine-gone' });
    else if (said === '') this.end(found, { code: 'engine-ended', values: { exit } });
    else this.end(found, { code: 'engine-ended-saying', values: { exit, said } });
  }
}

function makeError(engine: string, found: string, { code, values }: EngineTrouble): TextError<EngineCode> {
  return textError(`ugi:${engine}`, found, { code, values: { ...values, engine } });
}

/** Why a command was not started, from what the system says. */
function troubleOf(error: unknown): EngineCode {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'engine-missing';
  return code === 'EACCES' || code === 'EPERM' ? 'engine-denied' : 'engine-command';
}
