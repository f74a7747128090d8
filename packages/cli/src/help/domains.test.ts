import { expect, test } from 'vitest';
import { fakeTerminal } from '../../test/fake-terminal.ts';
import { operations } from '../contract.ts';
import { run } from '../run.ts';
import { domainNames } from './domains.ts';

const WIDTH = 80;

async function said(...args: string[]) {
  const terminal = fakeTerminal({ columns: WIDTH });
  expect(await run(args, terminal)).toBe(0);
  return terminal.out();
}

test('every operation stands in a group', () => {
  const found = new Set([...operations.values()].map(({ entry }) => entry.domain));
  expect([...found].sort()).toEqual([...domainNames].sort());
});

test('the help of the program names all groups and fits 80 columns', async () => {
  const text = await said('--help');
  for (const name of domainNames) expect(text).toMatch(new RegExp(`^ {2}${name} +\\d+ `, 'm'));
  expect(text.split('\n').filter((line) => line.length > WIDTH)).toEqual([]);
});

test('the help of each group has its operations and fits 80 columns', async () => {
  const texts = await Promise.all(domainNames.map((name) => said('help', name)));
  const lines = texts.join('\n').split('\n');
  for (const name of operations.keys())
    expect(lines.some((line) => line.includes(name))).toBe(true);
  expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
});

test.each([
  ['a group that is nearly one', 'tradin', 'did you mean trading?'],
  ['an operation', 'getOrders', 'See: investing getOrders --help'],
  ['neither', 'xyz', 'There is no group xyz'],
])('help for %s', async (_title, name, problem) => {
  const terminal = fakeTerminal();
  expect(await run(['help', name], terminal)).toBe(2);
  expect(terminal.problems()).toContain(problem);
});
