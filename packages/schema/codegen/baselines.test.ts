import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freeze, readBaselines } from './baselines.ts';

const first = 'type Query { price(symbol: String!): Int }';
const second = 'type Query { price(symbol: String!, currency: String): Int }';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baselines-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('Frozen contracts are read oldest first: 1.9.0 before 1.10.0', async () => {
  await freeze(folder, { version: '1.10.0', sdl: second });
  await freeze(folder, { version: '1.9.0', sdl: first });
  expect(await readBaselines(folder)).toEqual([
    { version: '1.9.0', sdl: first },
    { version: '1.10.0', sdl: second },
  ]);
});

test('A version is frozen once', async () => {
  await freeze(folder, { version: '1.0.0', sdl: first });
  const again = freeze(folder, { version: '1.0.0', sdl: second });
  await expect(again).rejects.toThrow('1.0.0 is frozen already.');
  expect(await readBaselines(folder)).toEqual([{ version: '1.0.0', sdl: first }]);
});

test.each([
  ['was edited', () => writeFile(join(folder, '1.0.0.graphql'), second), 'was edited'],
  ['was taken away', () => rm(join(folder, '1.0.0.graphql')), 'is missing'],
  ['was never frozen', () => writeFile(join(folder, '0.9.0.graphql'), first), 'was edited'],
])('A baseline that %s is told apart', async (_title, change, said) => {
  await freeze(folder, { version: '1.0.0', sdl: first });
  await change();
  await expect(readBaselines(folder)).rejects.toThrow(said);
});
