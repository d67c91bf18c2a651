import { expect, test } from 'vitest';
import { workersFor } from '../src/worker/engine-host.ts';

test('as many workers search together as there is room for, and one core is left for the page', () => {
  expect([1, 2, 4, 64].map((cores) => workersFor(true, cores))).toEqual([1, 1, 3, 4]);
});

test('where memory cannot be shared there is one worker, whatever the machine', () => {
  expect([1, 8].map((cores) => workersFor(false, cores))).toEqual([1, 1]);
});
