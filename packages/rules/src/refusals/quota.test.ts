import { expect, test } from 'vitest';
import { mayHave, requireRoomFor } from './quota.ts';

const CARDS = mayHave(20, 'cards');

test('the last of a quota is taken, and one more refused with its number', () => {
  expect(() => requireRoomFor(CARDS, 19)).not.toThrow();
  expect(() => requireRoomFor(CARDS, 20)).toThrow('A person may have 20 cards');
});
