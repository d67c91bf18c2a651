const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** npx passes on the Ctrl-C that the terminal has sent to us as well: what comes so soon after is the same one. */
const ECHO_MS = 500;

/** Tells of the first signal to end, once. A later one ends the process as it does otherwise. */
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
