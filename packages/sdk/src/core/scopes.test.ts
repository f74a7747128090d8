import { catalog, type LeafScope, leafScopes } from '@investing-platform/schema';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as operations from '../operations.ts';
import { type Expand, requiredScopes } from './scopes.ts';

const { getOrders, getPositions, placeOrder, searchBar, healthCheck, fetchCurrentUser } =
  operations;

describe('requiredScopes', () => {
  test.each<[string, string[], string[]]>([
    ['no document', [], []],
    ['one operation', [getOrders], ['portfolio.read']],
    ['two of one scope', [getOrders, getPositions], ['portfolio.read']],
    ['two scopes', [placeOrder, getOrders], ['portfolio.read', 'trade']],
    ['a public operation beside another', [searchBar, placeOrder], ['trade']],
    ['public operations alone', [searchBar], ['public']],
    ['what needs no token', [healthCheck], []],
    ['the person', [fetchCurrentUser], ['identity']],
    [
      'an own document',
      ['{ p: getPositions { id } searchBar(params: $p) { id } }'],
      ['portfolio.read'],
    ],
    [
      'a nested field of another scope',
      ['{ fetchCurrentUser { account { tier } } }'],
      ['identity', 'profile.read'],
    ],
  ])('of %s', (_title, documents, expected) => {
    expect(requiredScopes(documents)).toEqual(expected);
  });

  test.each(Object.entries(catalog))('of %s agrees with the contract', (name, entry) => {
    const document: string = Reflect.get(operations, name);
    expect(requiredScopes([document])).toEqual(entry.access === 'ANONYMOUS' ? [] : [entry.scope]);
  });

  test.each(['{ nothing }', '{ ...Everything }'])('of %s is an error', (document) => {
    expect(() => requiredScopes([document])).toThrow(RangeError);
  });

  test('carries the scopes in its type', () => {
    expectTypeOf(requiredScopes([getOrders, placeOrder])).toEqualTypeOf<
      ('portfolio.read' | 'trade')[]
    >();
  });
});

test('composite scopes stand for their leaves', () => {
  expectTypeOf<Expand<'portfolio' | 'trade'>>().toEqualTypeOf<
    'portfolio.read' | 'portfolio.write' | 'trade'
  >();
  expectTypeOf<Expand<'full_access'>>().toEqualTypeOf<LeafScope>();
  expectTypeOf<Expand<'identity'>>().toEqualTypeOf<'identity'>();
  expect(leafScopes).toHaveLength(9);
});
