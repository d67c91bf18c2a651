import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('ten thousand requests do not grow the memory', { timeout: 120_000 }, async () => {
  const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));
  // A hook makes the process report its heap after a full garbage collection.
  const hook =
    'data:text/javascript,process.on("SIGUSR2",()=>{gc();process.stderr.write(process.memoryUsage().heapUsed+"\\n")})';
  const child = spawn(process.execPath, ['--expose-gc', '--import', hook, bin, 'rpc'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const heaps = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  const requests = [
    { method: 'moves', params: { game: 'echek' } },
    { method: 'play', params: { game: 'choko', moves: ['c3', 'b2', 'a1', 'a2', 'a3'] } },
    { method: 'perft', params: { game: 'oware', depth: 3 } },
    { method: 'record', params: { text: '[Game "hecatomb"]\n1. e4e5 2. d5d4' } },
    { method: 'moves', params: { game: 'choko', position: 'nonsense' } },
  ];
  const ask = async (count: number): Promise<void> => {
    for (let id = 0; id < count; id += 100) {
      const batch = Array.from({ length: 100 }, (_, index) => ({
        jsonrpc: '2.0',
        id: id + index,
        ...requests[index % 5],
      }));
      child.stdin.write(batch.map((request) => `${JSON.stringify(request)}\n`).join(''));
      for (let answered = 0; answered < 100; answered++) await lines.next();
    }
  };
  const heap = async (): Promise<number> => {
    child.kill('SIGUSR2');
    return Number((await heaps.next()).value);
  };
  await ask(2000);
  const before = await heap();
  await ask(10_000);
  const after = await heap();
  child.stdin.end();
  expect(before).toBeGreaterThan(0);
  expect(after - before).toBeLessThan(1_000_000);
});
