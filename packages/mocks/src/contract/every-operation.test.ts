import { describe, expect, test } from 'vitest';
import { idsIn } from './call.ts';
import { misfits } from './conforms.fixture.ts';
import { documentOf, mutations, queries, testPlatform, wholeDocument } from './contract.fixture.ts';
import { hintsOf, resultOf } from './model.ts';

const UNKNOWN = '01a1f640-0000-7000-8000-00000000dead';

describe('every operation, asked with the example of the contract', () => {
  test.each([...queries, ...mutations])('%s answers what its type says', async (operation) => {
    const { run, exampleOf } = testPlatform();
    const { value, codes } = await run(operation, exampleOf(operation), documentOf(operation));
    expect(codes).toEqual([]);
    expect(misfits(resultOf(operation), value, operation)).toEqual([]);
  });

  test.each(queries)('%s shows everything that it can show, twice alike', async (operation) => {
    const document = wholeDocument(operation);
    const asked = () => {
      const { run, exampleOf } = testPlatform();
      return run(operation, exampleOf(operation), document);
    };
    const { value, codes } = await asked();
    expect(codes).toEqual([]);
    expect(misfits(resultOf(operation), value, operation)).toEqual([]);
    expect((await asked()).value).toEqual(value);
  });
});

describe('ids that name nothing', () => {
  const cases = [...queries, ...mutations].flatMap((operation) => {
    const { errors, example } = hintsOf(operation);
    if (!errors.includes('NOT_FOUND') || example === null) return [];
    return idsIn(operation, Object(example)).map(({ path }) => [operation, path] as const);
  });

  test.each(cases)('%s is NOT_FOUND with an unknown id at %j', async (operation, path) => {
    const { run, exampleOf } = testPlatform();
    const params = Object(exampleOf(operation));
    const parent = path.slice(0, -1).reduce((at, key) => Object(at)[key], params);
    parent[path.at(-1) ?? ''] = UNKNOWN;
    expect((await run(operation, params)).codes).toEqual(['NOT_FOUND']);
  });
});
