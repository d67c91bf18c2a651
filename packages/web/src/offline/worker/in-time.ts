/** A line that says nothing for so long is as good as none. */
const PATIENCE_MS = 3000;

/**
 * What the network answers; when it cannot, or takes too long, what is kept. Where nothing is kept one waits on. `T` is a
 * response; tests give others.
 */
export async function inTime<T>(
  network: Promise<T>,
  kept: () => Promise<T | undefined>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  const late = Symbol('late');
  const patience = wait(PATIENCE_MS).then(() => late);
  try {
    const first = await Promise.race([network, patience]);
    if (first !== late) return await network;
  } catch {
    // No network: what is kept helps, or else the same error is met again below.
  }
  return (await kept()) ?? network;
}
