import { type Job, WorkerRuntime } from '@tabuleiro/engine';

// The inside of a web worker: players and analyses think here, so that the page can go on drawing.

const workshop = new WorkerRuntime(
  (reply) => self.postMessage(reply, {}),
  () => performance.now(),
  // Loaded when something is analysed: levels do without.
  async (game, variant) => (await import('./tables.ts')).findTablesSoon(game, variant),
);

self.addEventListener('message', (event: MessageEvent<Job>) => {
  // What goes wrong is a mistake of ours; thrown outside a promise, the page hears of it.
  workshop.carryOut(event.data).catch((error: unknown) => setTimeout(() => throwOn(error)));
});

function throwOn(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error));
}
