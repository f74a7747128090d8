import { catalog } from '@investing-platform/schema';
import { expect, test } from 'vitest';
import { fakeTerminal } from '../../test/fake-terminal.ts';
import { operations } from '../contract.ts';
import { run } from '../run.ts';
import { nearest } from './near.ts';

async function listed(...args: string[]): Promise<string[]> {
  const terminal = fakeTerminal();
  expect(await run(['list', ...args, '--format', 'json'], terminal)).toBe(0);
  const rows = JSON.parse(terminal.out()) as { name: string }[];
  return rows.map(({ name }) => name);
}

test('every operation is listed', async () => {
  expect(await listed()).toEqual([...operations.keys()]);
  expect(operations.size).toBe(Object.keys(catalog).length);
});

test('words narrow the list, all of them, by name, summary, scope or domain', async () => {
  expect(await listed('placeorder')).toEqual(['placeOrder']);
  expect(await listed('trading', 'trade', 'cancels')).toContain('cancelOrder');
  expect(await listed('no such thing')).toEqual([]);
});

test.each([
  ['getPostions', 'getPositions'],
  ['get-positions', 'getPositions'],
  ['placeorder', 'placeOrder'],
])('%s is near %s', (typed, name) => {
  expect(nearest(typed, [...operations.keys()])[0]).toBe(name);
});

test('what is far from everything is near nothing', () => {
  expect(nearest('abcdefghijklmnop', [...operations.keys()])).toEqual([]);
});

test('the list says what the server has not built yet, and can be narrowed by it', async () => {
  const unbuilt = [...operations.values()].filter(({ hints }) => !hints.built);
  expect(await listed('not built')).toEqual(unbuilt.map(({ name }) => name));
});
