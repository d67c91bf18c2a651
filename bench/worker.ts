import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measure, Question } from './measure.ts';

/** A process that measures one variant. */
export class Worker {
  private readonly child: ChildProcess;

  constructor() {
    const file = fileURLToPath(new URL('measure.ts', import.meta.url));
    this.child = fork(file, { execArgv: ['--expose-gc', '--import', 'tsx'] });
  }

  async ask(question: Question): Promise<Measure> {
    this.child.send(question);
    const answer = once(this.child, 'message').then(([measure]: Measure[]) => measure);
    const end = once(this.child, 'exit').then(() => undefined);
    const measure = await Promise.race([answer, end]);
    if (measure === undefined) throw new Error(`the measuring process ended at ${JSON.stringify(question)}`);
    return measure;
  }

  stop(): void {
    this.child.kill();
  }
}
