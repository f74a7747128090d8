import { displayWidth } from '@investing-platform/cli/testing';
import { type OperationName, setupMockServer } from '@investing-platform/mocks/node';
import { catalog } from '@investing-platform/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BASE_URL, command } from './support/mocked-command.ts';

const mocks = setupMockServer({ baseUrl: BASE_URL });

beforeAll(() => mocks.listen());
beforeEach(() => mocks.reset());
afterAll(() => mocks.close());

const WIDTH = 80;
const names = (Object.keys(catalog) as OperationName[]).filter(
  (name) => catalog[name].type !== 'Subscription',
);

describe('the example of every operation', () => {
  test.each(names)('of %s runs, and fits a terminal of 80 characters', async (name) => {
    const { user } = mocks.world.people.private;
    const params = mocks.world.exampleOf(name, user);
    const input = JSON.stringify(params);
    const args = [name, ...(params === null ? [] : ['--params', '-'])];
    const options = { input, columns: WIDTH, answer: 'y' };
    const ended = await command(mocks.world.addCredential(user), args, options);
    expect(ended.problems).not.toMatch(/^\S.*\([A-Z_]+\)$/m);
    expect(ended.exitCode).toBe(0);
    const wide = ended.out.split('\n').filter((line) => displayWidth(line) > WIDTH);
    expect(wide).toEqual([]);
  });
});
