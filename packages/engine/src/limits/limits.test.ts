import { describe, expect, test } from 'vitest';
import { nodesOf, refusals } from '../engine.fixture.ts';
import { defaultLimits } from './excess.ts';

describe('the limits', () => {
  const nest = (levels: number) => `${'{ friends '.repeat(levels)}{ id }${' }'.repeat(levels)}`;
  const nestOwners = (levels: number) => `${'{ owner '.repeat(levels)}{ id }${' }'.repeat(levels)}`;
  const exceeded = expect.stringMatching(/^QUERY_LIMIT_EXCEEDED /);

  test.each([
    ['10 levels of fields pass', `{ me ${nestOwners(8)} }`, []],
    ['11 levels do not', `{ me ${nestOwners(9)} }`, [exceeded]],
    [
      'fragments count as deep as they are',
      `{ me { ...A } } fragment A on Person ${nestOwners(9)}`,
      [exceeded],
    ],
    [
      '30 root fields pass',
      `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: health`).join(' ')} }`,
      [],
    ],
    [
      '31 root fields and aliases do not',
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: health`).join(' ')} }`,
      [exceeded, exceeded],
    ],
    ['more than 2,000 tokens are not even parsed', `{ ${'health '.repeat(2_000)} }`, [exceeded]],
    ['nested lists multiply', `{ me ${nest(4)} }`, []],
    ['too many nodes are refused', `{ me ${nest(5)} }`, [exceeded]],
    [
      'limits multiply',
      '{ orders(params: { limit: 500 }) { nodes { items { items { id } } } } }',
      [exceeded],
    ],
    [
      'a limit counts for the list of its page',
      '{ orders(params: { limit: 400 }) { nodes { items { items { id } } } } }',
      [],
    ],
    [
      'the default limit counts where none is given',
      '{ me { friends { orders { nodes { items { items { id } } } } } } }',
      [exceeded],
    ],
  ])('%s', (_title, query, expected) => {
    expect(refusals(query)).toEqual(expected);
  });

  test.each([
    [
      '$limit',
      'query ($v: Int!) { orders(params: { limit: $v }) { nodes { items { items { id } } } } }',
      500,
    ],
    [
      '$params',
      'query ($v: OrdersInput) { orders(params: $v) { nodes { items { items { id } } } } }',
      { limit: 500 },
    ],
  ])('a limit that comes as a variable counts: %s', (_title, query, v) => {
    expect(refusals({ query, variables: { v } })).toEqual([exceeded]);
    const few = typeof v === 'number' ? 10 : { limit: 10 };
    expect(refusals({ query, variables: { v: few } })).toEqual([]);
  });

  test.each([
    ['{ __schema { types { name } } other: __schema { types { name } } }', true],
    [
      '{ a: __schema { types { name } } b: __schema { types { name } } ...C } fragment C on Query ' +
        '{ c: __schema { types { name } } }',
      false,
    ],
    [
      `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: __type(name: "A") { name }`).join(' ')} }`,
      true,
    ],
    [
      `{ ${Array.from({ length: 29 }, (_, i) => `a${i}: __type(name: "A") { name }`).join(' ')} }`,
      false,
    ],
  ])('a document may ask for the schema twice: %.60s', (query, isTaken) => {
    expect(nodesOf(query) <= defaultLimits.nodes).toBe(isTaken);
  });

  test('spreads of spreads are measured in the time of their text', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`,
    );
    const query = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { health quotes { id } }`;
    expect(refusals(query)).toEqual([exceeded]);
  });

  test('fragments that hold themselves are measured too, and refused by validation', () => {
    const query = '{ ...A } fragment A on Query { health ...B } fragment B on Query { ...A }';
    expect(refusals(query)[0]).toContain('Cannot spread fragment "A" within itself');
  });

  test('a field that is repeated so often that validation would take long is refused before', () => {
    expect(refusals(`{ me { ${'owner { id } '.repeat(300)} } }`)).toEqual([exceeded]);
    expect(refusals(`{ me { ${'owner { id } '.repeat(140)} } }`)).toEqual([]);
  });
});
