import { describe, expect, expectTypeOf, test } from 'vitest';
import { baseUrl } from '../test/clients.ts';
import { data, fakeFetch } from '../test/fake-fetch.ts';
import {
  type ApiErrorCode,
  type Client,
  clientCredentials,
  createClient,
  fixedToken,
  type MissingScope,
  type MissingToken,
  type Operation,
  requiredScopes,
} from './index.ts';
import { createClient as createLeanClient } from './lean.ts';
import { getOrders, placeOrder, searchBar } from './operations.ts';

const { fetch } = fakeFetch(data({}));
const secret = { baseUrl, fetch, clientId: 'c', clientSecret: 's' };

describe('the type of a client', () => {
  test('has a method for each operation that the scopes grant, and none for the others', () => {
    const auth = clientCredentials({ ...secret, scopes: ['portfolio', 'identity'] });
    const client = createClient({ baseUrl, auth });
    expectTypeOf(client).toEqualTypeOf<Client<'portfolio.read' | 'portfolio.write' | 'identity'>>();
    expectTypeOf(client.getOrders).toBeFunction();
    expectTypeOf(client.fetchCurrentUser).toBeFunction();
    expectTypeOf(client).not.toHaveProperty('placeOrder');
    expect(Reflect.get(client, 'placeOrder')).toBeTypeOf('function');
  });

  test('grants public operations to any token, and anonymous ones without', () => {
    const withToken = createClient({ baseUrl, auth: fixedToken('t', { scopes: ['trade'] }) });
    expectTypeOf(withToken.searchBar).toBeFunction();
    expectTypeOf(withToken.livePriceData).toBeFunction();
    const without = createClient({ baseUrl });
    expectTypeOf(without).not.toHaveProperty('searchBar');
    expectTypeOf(without.healthCheck).toBeFunction();
    expect(Object.keys(without)).toContain('healthCheck');
  });

  test('follows `full_access`, `requiredScopes` and the default, which is `identity`', () => {
    const full = createClient({
      baseUrl,
      auth: clientCredentials({ ...secret, scopes: ['full_access'] }),
    });
    expectTypeOf(full.placeOrder).toBeFunction();
    const scopes = requiredScopes([getOrders]);
    const least = createClient({ baseUrl, auth: clientCredentials({ ...secret, scopes }) });
    expectTypeOf(least).toEqualTypeOf<Client<'portfolio.read'>>();
    const identity = createClient({ baseUrl, auth: clientCredentials(secret) });
    expectTypeOf(identity).toEqualTypeOf<Client<'identity'>>();
    expect(scopes).toEqual(['portfolio.read']);
  });

  test('with more scopes serves where one with fewer is wanted, not the reverse', () => {
    expectTypeOf<Client<'trade' | 'identity'>>().toExtend<Client<'trade'>>();
    expectTypeOf<Client<'identity'>>().not.toExtend<Client<'trade' | 'identity'>>();
    expect(createClient({ baseUrl })).toBeTypeOf('object');
  });

  test('of the lean entry says of a method that it was given which scope is missing', () => {
    const auth = fixedToken('t', { scopes: ['portfolio.read'] });
    const given = { placeOrder, getOrders, searchBar };
    const client = createLeanClient({ baseUrl, auth, operations: given });
    expectTypeOf(client.getOrders).toBeFunction();
    expectTypeOf(client.searchBar).toBeFunction();
    expectTypeOf(client.placeOrder).toEqualTypeOf<MissingScope<'trade'>>();
    const without = createLeanClient({ baseUrl, operations: given });
    expectTypeOf(without.searchBar).toEqualTypeOf<MissingToken>();
    expect(client.placeOrder).toBeTypeOf('function');
  });

  test('of the lean entry has the methods that it was given', () => {
    const auth = fixedToken('t', { scopes: ['trade', 'portfolio.read'] });
    const client = createLeanClient({ baseUrl, auth, operations: { placeOrder, getOrders } });
    expectTypeOf(client).toEqualTypeOf<
      Client<'trade' | 'portfolio.read', 'placeOrder' | 'getOrders'>
    >();
    expect(Object.keys(client).sort()).toEqual([
      'close',
      'getOrders',
      'placeOrder',
      'query',
      'request',
      'subscribe',
    ]);
  });
});

describe('the type of a call', () => {
  const client = createClient({ baseUrl, auth: fixedToken('t'), fetch });

  test('takes the input and gives the field’s value', () => {
    expectTypeOf(client.placeOrder).parameter(0).toHaveProperty('assetId');
    expectTypeOf(client.placeOrder).returns.resolves.toHaveProperty('averageFilledPrice');
    expectTypeOf(client.getOrders).returns.resolves.toHaveProperty('nextCursor');
    type Row = ReturnType<typeof client.getOrders> extends AsyncIterable<infer Node> ? Node : never;
    expectTypeOf<Row>().toHaveProperty('quantityFilled');
    type Price =
      ReturnType<typeof client.livePriceData> extends AsyncIterable<infer Event> ? Event : never;
    expectTypeOf<Price['price']>().toEqualTypeOf<string>();
    expect(client.placeOrder).toBeTypeOf('function');
  });

  test('of `request` comes from the document', () => {
    const document: Operation<{ a: number }, { x: string }> = 'query($x: String) { a(x: $x) }';
    expectTypeOf(client.request(document, { x: 'y' })).resolves.toEqualTypeOf<{ a: number }>();
    expect(document).toBeTypeOf('string');
  });

  test('knows the contract’s error codes and bears others', () => {
    expectTypeOf<'INSUFFICIENT_FUNDS'>().toExtend<ApiErrorCode>();
    expectTypeOf<string>().toExtend<ApiErrorCode>();
    expect(client.close()).toBeUndefined();
  });
});
