import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { Interrupted } from '../usage.ts';

const BREATH_MS = 20;

/** Whether the person wants the work to end early. */
export class Interruption {
  readonly signal: AbortSignal;
  private lastBreathMs = Date.now();

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  /**
   * Gives the process time to hear of it, now and then: computer players that think on this thread never do. One breath is
   * for the whole work, since a match may be shorter than the time between two.
   */
  async breathe(): Promise<void> {
    if (Date.now() - this.lastBreathMs < BREATH_MS) return;
    await setImmediate();
    this.lastBreathMs = Date.now();
  }
}

/** Does work that comes to its end and keeps what it has when it is interrupted; then the command has an exit code of its own. */
export async function interruptible(
  context: Context,
  work: (interruption: Interruption) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const forget = context.io.onInterrupt?.(() => controller.abort());
  try {
    await work(new Interruption(controller.signal));
  } finally {
    forget?.();
  }
  if (controller.signal.aborted) throw new Interrupted();
}
