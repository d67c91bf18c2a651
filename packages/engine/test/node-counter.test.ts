import { NEVER_STOP } from '@tabuleiro/games';
import { afterAll, expect, test } from 'vitest';
import { type Analysis, EngineHost } from '../src/index.ts';
import { makeNodeCounterMemory, NodeCounter } from '../src/worker/node-counter.ts';
import { randomMatch } from './matches.ts';
import { watchThreads } from './watched-threads.ts';

const THREADS = 2;
const NODES = 30_000;
const { spawn, helped } = watchThreads();

const host = new EngineHost({ spawn, workers: THREADS, shares: true });
afterAll(() => host.close());

async function search(threads: number): Promise<{ readonly told: readonly number[]; readonly last: Analysis }> {
  const match = await randomMatch('choko', undefined, 6, 3);
  if (match === null) throw new Error('over');
  const analyst = host.openAnalyst({ threads, tableBytes: 2 ** 20 });
  const told: number[] = [];
  const onProgress = ({ nodes }: Analysis): void => void told.push(nodes);
  const limits = { nodes: NODES };
  const last = await analyst.analyse(match, { limits, stop: NEVER_STOP, hurries: false, onProgress });
  return { told, last };
}

test('one thread takes the nodes it may, and tells them', async () => {
  expect((await search(1)).last.nodes).toBe(NODES);
});

test('those who help are counted too, and the limit is for the first alone', async () => {
  let most = 0;
  // The machine may be so busy that a helper comes when all is done.
  for (let attempt = 0; attempt < 20 && most <= NODES; attempt++) {
    helped.length = 0;
    const { told, last } = await search(THREADS);
    expect(last.nodes).toBeGreaterThanOrEqual(NODES);
    expect(last.nodes).toBeLessThanOrEqual(NODES + (helped[0]?.nodes ?? 0));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    most = last.nodes;
  }
  expect(most).toBeGreaterThan(NODES);
});

test('a node counter adds up what each has written last', () => {
  const memory = makeNodeCounterMemory(4);
  const nodeCounter = new NodeCounter(memory);
  expect(nodeCounter.total).toBe(0);
  nodeCounter.note(1, 64);
  nodeCounter.note(3, 2 ** 33);
  new NodeCounter(memory).note(1, 128);
  expect(nodeCounter.total).toBe(128 + 2 ** 33);
  expect(new NodeCounter(makeNodeCounterMemory(1)).total).toBe(0);
});
