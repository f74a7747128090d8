import { expect, test } from 'vitest';
import { mapBreathing } from './breathe.ts';

test('what waits runs in between, and every item is mapped in order', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('another'));
  const doubled = await mapBreathing([1, 2, 3, 4], 2, (item, place) => {
    seen.push(`item ${item} at ${place}`);
    return item * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8]);
  expect(seen).toEqual(['item 1 at 0', 'another', 'item 2 at 1', 'item 3 at 2', 'item 4 at 3']);
});

test('however many items there are, what waits runs after every so many', async () => {
  const turns: number[] = [];
  let waiting = true;
  let done = 0;
  const turn = (): void => {
    turns.push(done);
    if (waiting) setImmediate(turn);
  };
  setImmediate(turn);
  await mapBreathing(Array.from({ length: 9 }), 3, () => {
    done += 1;
  });
  waiting = false;
  expect(turns).toEqual([2, 5, 8]);
});
