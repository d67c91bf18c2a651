import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { Interrupted } from '../errors.ts';

const YIELD_EVERY_MS = 20;

/** Tells whether the user interrupted the work. */
export class Interruption {
  readonly signal: AbortSignal;
  private lastYieldMs = Date.now();

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  /**
   * Yields to the event loop now and then, so that signals are handled: computer players that think on this thread never
   * do. The interval applies to all matches together, since one match may be shorter.
   */
  async yieldToEvents(): Promise<void> {
    if (Date.now() - this.lastYieldMs < YIELD_EVERY_MS) return;
    await setImmediate();
    this.lastYieldMs = Date.now();
  }
}

/** Runs work that can end early and keep its results; after an interruption the command exits with its own code. */
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

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npx forwards a Ctrl-C that the terminal has already sent: a second signal within this time is the same one. */
const ECHO_MS = 500;

/** Calls `tell` on the first signal. A later signal ends the process as usual. */
export function onInterrupt(tell: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    for (const signal of SIGNALS) process.off(signal, hear);
  };
  const hear = (): void => {
    if (timer !== undefined) return;
    timer = setTimeout(forget, ECHO_MS).unref();
    tell();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return forget;
}
