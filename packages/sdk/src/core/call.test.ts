import { catalog } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import * as operations from '../operations.ts';
import { prepareCall } from './call.ts';

describe('an idempotency key', () => {
  test.each(Object.entries(catalog).filter(([, { type }]) => type !== 'Subscription'))(
    'is made for %s where the contract says that it takes one, and nowhere else',
    (name, { idempotent }) => {
      const document: string = Reflect.get(operations, name);
      const call = prepareCall(document, { params: { a: 1 } }, {});
      expect(call.idempotencyKey !== null).toBe(idempotent);
      expect(Object(call.variables).params).toEqual(
        idempotent ? { a: 1, idempotencyKey: call.idempotencyKey } : { a: 1 },
      );
    },
  );

  test.each<[string, string, boolean]>([
    [
      'an own document with the same field',
      'mutation Buy($params: PlaceOrderInput!) { order: placeOrder(params: $params) { id } }',
      true,
    ],
    [
      'an own document with two fields, of which one could come twice',
      'mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } cancelOrder(params: {}) { id } }',
      false,
    ],
    [
      'an own document with other variables',
      'mutation ($order: PlaceOrderInput!) { placeOrder(params: $order) { id } }',
      false,
    ],
  ])('of %s: %s', (_title, document, isMade) => {
    expect(prepareCall(document, { params: {} }, {}).idempotencyKey !== null).toBe(isMade);
  });
});

describe('sending again', () => {
  test.each<[string, string, boolean]>([
    ['a query', '{ a }', true],
    ['a named query', 'query Q { a }', true],
    ['a mutation', 'mutation { a }', false],
    ['a mutation in disguise', 'fragment query on T { id } mutation query { a }', false],
    ['a mutation behind a comment', '# query\nmutation { a }', false],
    ['something that is no document', 'quer { a }', false],
  ])('%s, without more ado: %s', (_title, document, repeatable) => {
    expect(prepareCall(document, undefined, {}).repeatable).toBe(repeatable);
    expect(prepareCall(document, undefined, { repeatable: true }).repeatable).toBe(true);
  });
});

test('the variables of the caller are left as they are', () => {
  const variables = Object.freeze({ params: Object.freeze({ assetId: 'a' }) });
  prepareCall(operations.placeOrder, variables, {});
  expect(variables).toEqual({ params: { assetId: 'a' } });
});
