import { expect, test, vi } from 'vitest';
import { newToastStore } from './toast.ts';

test('the oldest message makes way where there are more than three', () => {
  const store = newToastStore();
  for (const text of ['a', 'b', 'c', 'd']) store.show(text);
  expect(store.all().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

test('a message that was read is taken away, and the others stay', () => {
  const store = newToastStore();
  store.show('bought');
  store.show('refused', 'bad');
  const [first] = store.all();
  store.remove(first?.id ?? 0);
  expect(store.all()).toMatchObject([{ kind: 'bad', text: 'refused' }]);
});

test('whoever shows them is told of each change until it leaves', () => {
  const store = newToastStore();
  const changed = vi.fn();
  const leave = store.subscribe(changed);
  store.show('a');
  expect(changed).toHaveBeenCalledTimes(1);
  leave();
  store.show('b');
  expect(changed).toHaveBeenCalledTimes(1);
});
