// Loaded before a server that is measured: says what the process has used when it is asked. The server knows nothing of it.
const collect = () => {
  for (let round = 0; round < 4; round++) globalThis.gc?.();
};

// The measuring process may be interrupted.
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {string} */ question) => {
  if (question === 'collect') collect();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heap: heapUsed + external });
});
