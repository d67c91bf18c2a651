import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Semaphore } from '../src/limits/locks.ts';

test('some are let through at a time, in order, whether they succeed or not', async () => {
  const semaphore = new Semaphore(3);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 20 }, (_, index) =>
    semaphore.pass(async () => {
      order.push(index);
      most = Math.max(most, ++inside);
      await nextLoop();
      inside--;
      if (index % 5 === 0) throw new Error(String(index));
      return index;
    }),
  );
  const results = await Promise.allSettled(visits);
  expect(results.map((one) => one.status === 'rejected')).toEqual(visits.map((_, index) => index % 5 === 0));
  expect(order).toEqual(visits.map((_, index) => index));
  expect(most).toBe(3);
  // All places are free again.
  expect(await Promise.all([1, 2, 3].map((value) => semaphore.pass(async () => value)))).toEqual([1, 2, 3]);
});
