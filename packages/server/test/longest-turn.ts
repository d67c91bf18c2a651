/**
 * The longest turn of the event loop while something is done, and its result. A turn takes as long as it kept the processor
 * busy, at most as long as it lasted: on a busy machine other programs interrupt it.
 */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  let ms = 0;
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  const look = (): void => {
    const { user, system } = process.cpuUsage(last.cpu);
    ms = Math.max(ms, Math.min(performance.now() - last.at, (user + system) / 1000));
    last = { at: performance.now(), cpu: process.cpuUsage() };
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  try {
    const result = await work();
    look();
    return { ms, result };
  } finally {
    clearImmediate(next);
  }
}
