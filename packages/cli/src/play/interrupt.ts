import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { Interrupted } from '../usage.ts';

/**
 * Does work that the person may want to end early: the signal tells it to come to its end and to keep what it has. Then the
 * command ends with a code of its own.
 */
export async function interruptible(context: Context, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const forget = context.io.onInterrupt?.(() => controller.abort());
  try {
    await work(controller.signal);
  } finally {
    forget?.();
  }
  if (controller.signal.aborted) throw new Interrupted();
}

const BREATH_MS = 20;

/** Computer players that think here never let the process hear a signal; between their turns it has to be given the time. */
export class Breath {
  private lastMs = Date.now();

  async take(): Promise<void> {
    if (Date.now() - this.lastMs < BREATH_MS) return;
    await setImmediate();
    this.lastMs = Date.now();
  }
}
