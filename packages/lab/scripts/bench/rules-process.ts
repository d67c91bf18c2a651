import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measure, Question } from './rules-process-main.ts';

/** A process that measures one variant, one request at a time. */
export class RulesProcess {
  private readonly child: ChildProcess;
  private settle: ((measure: Measure | null) => void) | undefined;

  constructor() {
    const file = fileURLToPath(new URL('rules-process-main.ts', import.meta.url));
    this.child = fork(file, { execArgv: ['--expose-gc', '--import', 'tsx'] });
    this.child.on('message', (measure: Measure) => this.settle?.(measure)).on('exit', () => this.settle?.(null));
  }

  async ask(question: Question): Promise<Measure> {
    const measure = await new Promise<Measure | null>((resolve) => {
      this.settle = resolve;
      this.child.send(question);
    });
    if (measure === null) throw new Error(`the measuring process ended at ${JSON.stringify(question)}`);
    return measure;
  }

  stop(): void {
    this.child.kill();
  }
}
