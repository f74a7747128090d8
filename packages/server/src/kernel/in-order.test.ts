import { expect, test } from 'vitest';
import { allInOrder } from './in-order.ts';

test('All are waited for', async () => {
  const done: string[] = [];
  const slow = Promise.resolve()
    .then(() => undefined)
    .then(() => done.push('slow'));
  await allInOrder([slow, Promise.resolve(done.push('quick'))]);
  expect(done).toEqual(['quick', 'slow']);
});

test('Of several failures the first in the list counts, whichever came first', async () => {
  const late = Promise.withResolvers<never>();
  const early = Promise.reject(new Error('early'));
  const all = allInOrder([Promise.resolve(1), late.promise, early]);
  late.reject(new Error('late'));
  await expect(all).rejects.toThrow('late');
});
