import { type Job, WorkerRuntime } from '@tabuleiro/engine';

// The web worker in which computer players and analyses search.

const runtime = new WorkerRuntime(
  (reply) => self.postMessage(reply, {}),
  () => performance.now(),
  // Loaded for analyses; levels do without.
  async (game, variant) => (await import('./tables.ts')).findTablesSoon(game, variant),
);

self.addEventListener('message', (event: MessageEvent<Job>) => {
  // Thrown outside a promise, so that the page gets an error event.
  runtime.carryOut(event.data).catch((error: unknown) => setTimeout(() => throwOn(error)));
});

function throwOn(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error));
}
