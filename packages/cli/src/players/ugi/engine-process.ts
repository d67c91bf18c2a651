import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlayerFailure } from '@tabuleiro/engine';
import { type EngineCode, err, type Message, ok, type Result, type TextError, textError } from '@tabuleiro/games';
import { readLines, TOO_LONG } from '../../io/streams.ts';

const LONGEST_LINE = 1024 * 1024;
const LONGEST_NAME = 80;
const KEPT_STDERR = 2000;
/** How much of the engine's output is quoted in errors. */
const LONGEST_ECHO = 120;
/** How long to wait for an engine to exit after `quit` or after its output closed. */
const QUIT_MS = 500;

/** Running engines; they are killed when our process exits. */
const running = new Set<ChildProcessWithoutNullStreams>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A problem of an engine, without its name. */
export type EngineProblem = Message<EngineCode>;

interface PendingLine {
  readonly line: (line: string) => void;
  readonly fail: (failure: PlayerFailure) => void;
}

/** An outside engine as a process: sends lines and waits for answers. It knows no game. */
export class EngineProcess {
  /** The name of the engine in errors. */
  private readonly name: string;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly exited: Promise<unknown>;
  private waiting: PendingLine | null = null;
  private problem: TextError | null = null;
  private stderr = '';

  private constructor(name: string, child: ChildProcessWithoutNullStreams) {
    this.name = name;
    this.child = child;
    this.exited = once(child, 'exit').catch(() => undefined);
    running.add(child);
    child.once('exit', () => running.delete(child));
    // Ignores writes to a dead engine; `listen` notices its end.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_STDERR);
    });
    void this.listen();
  }

  /** Starts a command, split by `splitCommand`. */
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
      return err(makeError(name, reason, { code: problemOf(error) }));
    }
  }

  send(line: string): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${line}\n`);
  }

  /**
   * Passes every line to `accept` until it returns something other than undefined. After a timeout it throws a
   * PlayerFailure and ends the engine, because later lines could no longer be matched to a question.
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

  /** Ends the engine and gives the failure to throw. */
  fail(found: string, problem: EngineProblem): PlayerFailure {
    return new PlayerFailure(this.end(found, problem));
  }

  /** Asks the engine to quit, then kills it. */
  async close(): Promise<void> {
    this.send('quit');
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    if (running.has(this.child)) await this.exited;
    clearTimeout(timer);
    this.end('quit', { code: 'engine-gone' });
  }

  private end(found: string, problem: EngineProblem): TextError {
    this.problem ??= makeError(this.name, found, problem);
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
      // A broken pipe is an end like any other.
    }
    // The exit code arrives a moment after the output closes.
    const timer = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    if (running.has(this.child)) await this.exited;
    clearTimeout(timer);
    const { exitCode: exit, signalCode } = this.child;
    const lines = this.stderr.trim().split('\n');
    // Prefer the last line that mentions an error: programs often end with noise.
    const said = (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim().slice(0, LONGEST_ECHO);
    const found = [`exit ${exit ?? signalCode ?? ''}`, said].filter((part) => part !== '').join(': ');
    if (exit === null) this.end(found, { code: 'engine-gone' });
    else if (said === '') this.end(found, { code: 'engine-ended', values: { exit } });
    else this.end(found, { code: 'engine-ended-saying', values: { exit, said } });
  }
}

function makeError(engine: string, found: string, { code, values }: EngineProblem): TextError<EngineCode> {
  return textError(`ugi:${engine}`, found, { code, values: { ...values, engine } });
}

/** Maps a system error to the reason why a command did not start. */
function problemOf(error: unknown): EngineCode {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'engine-missing';
  return code === 'EACCES' || code === 'EPERM' ? 'engine-denied' : 'engine-command';
}

/**
 * Splits a command line into words without a shell: blanks separate, single and double quotes group. A backslash is an
 * ordinary character (Windows paths) except before a double quote inside double quotes. The error is the unclosed quote.
 */
export function splitCommand(command: string): Result<readonly string[], string> {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let index = 0; index < command.length; index++) {
    const char = command.charAt(index);
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (quote === '"' && char === '\\' && command.charAt(index + 1) === '"') word += command.charAt(++index);
      else word += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + char;
    }
  }
  if (quote !== '') return err(quote);
  if (word !== null) words.push(word);
  return ok(words);
}
