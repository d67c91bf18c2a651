import { onTestFinished } from 'vitest';

const TIMES_FASTER = 50;

/** Until the test ends, pauses that the program makes in this process take a fraction of their time. */
export function hurryTimers(): void {
  const usual = globalThis.setTimeout;
  // Node's own HTTP client passes arguments for the callback.
  const faster = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown =>
    usual(act, ms / TIMES_FASTER, ...args);
  Reflect.set(globalThis, 'setTimeout', faster);
  onTestFinished(() => void Reflect.set(globalThis, 'setTimeout', usual));
}
