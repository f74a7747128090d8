import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedList } from './packed-list.ts';

test('a packed list tells what was put into it, in order, as often as it is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 200 }), (items) => {
      const list = new PackedList<unknown>();
      for (const one of items) list.push(one);
      expect(list).toHaveLength(items.length);
      expect([...list]).toEqual(items);
      expect([...list]).toEqual(items);
    }),
    { numRuns: 200 },
  );
});

test('what is drained is told once', () => {
  const list = new PackedList<number>();
  for (let one = 0; one < 700; one += 1) list.push(one);
  expect([...list.drain()]).toEqual(Array.from({ length: 700 }, (_, one) => one));
  expect([list.length, ...list]).toEqual([0]);
});

test('a list goes on in another thread with what it was packed to', () => {
  const list = new PackedList<string>();
  for (const one of ['a', 'b', 'c']) list.push(one);
  const packed = list.pack();
  const sent = structuredClone(packed, { transfer: packed.parts.map(({ buffer }) => buffer) });
  const other = new PackedList<string>(sent);
  other.push('d');
  expect([other.length, ...other]).toEqual([4, 'a', 'b', 'c', 'd']);
});
