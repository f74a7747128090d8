import { expect, test } from 'vitest';
import { allInOrder } from './in-order.ts';

const failing = (reason: string): Promise<never> => Promise.reject(new Error(reason));

test('All results come in the order of the list', async () => {
  expect(await allInOrder([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

test('Of several failures the first in the list counts, whichever came first', async () => {
  const late = Promise.withResolvers<never>();
  const all = allInOrder([Promise.resolve(1), late.promise, failing('early')]);
  late.reject(new Error('late'));
  await expect(all).rejects.toThrow('late');
});
