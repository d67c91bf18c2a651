import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './attack.ts';
import type { AttackerMessage, AttackerOrder } from './attacker-process.ts';
import { killAtExit } from './cleanup.ts';
import type { Visit, VisitorOrder } from './visitor-process.ts';

// Visitors and attackers have their own processes, so that they slow down neither each other nor the measuring process.

async function start(file: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  killAtExit(child);
  await once(child, 'message');
  return child;
}

function call<Message>(child: ChildProcess, order: object): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('the process has ended'));
    child.once('exit', onExit);
    child.once('message', (message: Message) => {
      child.off('exit', onExit);
      resolve(message);
    });
    child.send(order);
  });
}

/** Two well-behaved people who play each other. */
export class Visitors {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async start(address: string, canMove: boolean): Promise<Visitors> {
    const visitors = new Visitors(await start('visitor-process.ts'));
    await visitors.tell({ order: 'start', address, canMove });
    return visitors;
  }

  /** Resets the measurements. */
  async measure(): Promise<void> {
    await this.tell({ order: 'measure' });
  }

  async end(): Promise<Visit> {
    const visit = await call<Visit>(this.child, { order: 'end' } satisfies VisitorOrder);
    this.child.disconnect();
    return visit;
  }

  private async tell(order: VisitorOrder): Promise<void> {
    await call(this.child, order);
  }
}

export class Attacker {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async start(): Promise<Attacker> {
    return new Attacker(await start('attacker-process.ts'));
  }

  /** Resolves when the attack is set up; to its outcome when it could not be. */
  async setUp(order: Extract<AttackerOrder, { order: 'set up' }>): Promise<Outcome | null> {
    const message = await call<AttackerMessage>(this.child, order);
    return message.outcome;
  }

  /** Attacks. One that takes too long, or is stopped, has no facts. */
  async attack(limitMs: number): Promise<Outcome> {
    const timer = setTimeout(() => this.stop(), limitMs);
    try {
      const message = await call<AttackerMessage>(this.child, { order: 'go' } satisfies AttackerOrder);
      return message.outcome ?? { facts: [], faults: [] };
    } catch {
      return { facts: ['stopped'], faults: [] };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends its process and thereby its connections. */
  stop(): void {
    this.child.kill('SIGKILL');
  }
}
