import { describe, expect, expectTypeOf, test } from 'vitest';
import { badInput, refuse } from './index.ts';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const ME = '{ fetchCurrentUser { id name email } }';
const SEARCH = `query($params: SearchBarInput!) {
  searchBar(params: $params) { kind id title score } }`;

describe('an override', () => {
  test('answers in the place of the platform, to every document that asks for the field', async () => {
    mocks.override('fetchCurrentUser', () => ({ id: '1', name: 'Ada', email: 'ada@example.com' }));
    expect((await mocks.ask(ME)).data).toEqual({
      fetchCurrentUser: { id: '1', name: 'Ada', email: 'ada@example.com' },
    });
    const aliased = 'query Mine { me: fetchCurrentUser { name } healthCheck { status } }';
    expect((await mocks.ask(aliased)).data).toEqual({
      me: { name: 'Ada' },
      healthCheck: { status: 'OK' },
    });
  });

  test('knows the variables, and may leave a call to the platform', async () => {
    mocks.override('searchBar', ({ operationName, variables }) => {
      expectTypeOf(variables.params.query).toEqualTypeOf<string>();
      expect(operationName).toBe('searchBar');
      return variables.params.query === 'nothing' ? [] : undefined;
    });
    expect((await mocks.ask(SEARCH, { query: 'nothing' })).data).toEqual({ searchBar: [] });
    const { data } = await mocks.ask(SEARCH, { query: 'AAPL', limit: 1 });
    expect(data).toMatchObject({ searchBar: [{ title: 'AAPL' }] });
  });

  test('gets the variables as they travel, with defaults', async () => {
    const seen: unknown[] = [];
    mocks.override('getOrders', ({ variables }) => {
      seen.push(variables.params);
      return { nodes: [], nextCursor: null };
    });
    const from = '2026-11-20T15:30:00.000Z';
    await mocks.ask('{ getOrders { nextCursor } }');
    await mocks.ask(`{ getOrders(params: { from: "${from}" }) { nextCursor } }`);
    expect(seen).toEqual([undefined, { direction: 'DESC', from, group: 'ALL', limit: 50 }]);
  });

  test('comes behind the gate, the schema and the bounds of the input', async () => {
    mocks.override('searchBar', () => []);
    const token = mocks.world.issueToken({ scopes: ['identity'] });
    expect((await mocks.ask(SEARCH, { query: '' }, { token })).errors).toMatchObject([
      { message: 'params.query: must have at least 1 character' },
    ]);
    expect((await mocks.ask(SEARCH, { query: 'a' }, { token: null })).status).toBe(401);
    mocks.override('fetchCurrentUser', () => JSON.parse('{ "id": null, "name": "Ada" }'));
    expect((await mocks.ask(ME)).errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(mocks.faults).toHaveLength(1);
  });

  test('gives what it means, and the rest is as the world has it', async () => {
    const ASSET = '{ fetchAssetByTicker(params: { ticker: "AAPL" }) { id symbol name sector } }';
    const whole = Object((await mocks.ask(ASSET)).data).fetchAssetByTicker;
    mocks.override('fetchAssetByTicker', () => ({ name: 'Another name' }));
    expect((await mocks.ask(ASSET)).data).toEqual({
      fetchAssetByTicker: { ...whole, name: 'Another name' },
    });
    const ORDERS = '{ getOrders { nodes { id symbol status asset { id symbol } } nextCursor } }';
    mocks.override('getOrders', () => ({ nodes: [{ symbol: 'ZZZ', asset: { symbol: 'ZZZ' } }] }));
    const { data, errors } = await mocks.ask(ORDERS);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      getOrders: {
        nodes: [
          {
            id: expect.any(String),
            symbol: 'ZZZ',
            status: expect.any(String),
            asset: { id: expect.any(String), symbol: 'ZZZ' },
          },
        ],
        nextCursor: null,
      },
    });
  });

  test('serves those who show no token, and a lone value as it is', async () => {
    mocks.override('healthCheck', () => ({ status: 'DEGRADED' }));
    const { data } = await mocks.ask('{ healthCheck { status version } }', null, { token: null });
    expect(data).toEqual({ healthCheck: { status: 'DEGRADED', version: expect.any(String) } });
  });

  test('of a mutation makes up what it leaves out, and changes nothing', async () => {
    const PLACE = `mutation ($params: PlaceOrderInput!) {
      placeOrder(params: $params) { id status symbol quantityFilled }
    }`;
    const COUNT = '{ getOrders(params: { limit: 500 }) { nodes { id } } }';
    const before = (await mocks.ask(COUNT)).data;
    mocks.override('placeOrder', () => ({ status: 'REJECTED' }));
    const { data, errors } = await mocks.ask(PLACE, mocks.world.exampleOf('placeOrder'));
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ placeOrder: { status: 'REJECTED', id: expect.any(String) } });
    expect((await mocks.ask(COUNT)).data).toEqual(before);
  });

  test('refuses with the errors of the contract', async () => {
    mocks.override('searchBar', () => {
      throw badInput('params.query', 'is not to our taste');
    });
    expect((await mocks.ask(SEARCH, { query: 'a' })).errors).toMatchObject([
      {
        path: ['searchBar'],
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [{ path: 'params.query', message: 'is not to our taste' }],
        },
      },
    ]);
    mocks.override('searchBar', async () => {
      throw refuse('ACCOUNT_RESTRICTED', 'Not today', { retryAfterSeconds: 3 });
    });
    expect((await mocks.ask(SEARCH, { query: 'a' })).errors).toMatchObject([
      { message: 'Not today', extensions: { code: 'ACCOUNT_RESTRICTED', retryAfterSeconds: 3 } },
    ]);
    expect(mocks.faults).toEqual([]);
  });

  test('that fails by itself is INTERNAL to the client, and a fault to the test', async () => {
    const fault = new Error('a mistake in the test');
    mocks.override('fetchCurrentUser', () => {
      throw fault;
    });
    const { errors } = await mocks.ask(ME);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(JSON.stringify(errors)).not.toContain('mistake');
    expect(mocks.faults).toEqual([fault]);
  });

  test('ends when it is taken away, when another comes, and with a reset', async () => {
    const name = async () => Object((await mocks.ask(ME)).data).fetchCurrentUser.name;
    const original = await name();
    const named = (text: string) => () => ({ id: '1', name: text, email: 'a@example.com' });
    const undoFirst = mocks.override('fetchCurrentUser', named('first'));
    const undoSecond = mocks.override('fetchCurrentUser', named('second'));
    undoFirst();
    expect(await name()).toBe('second');
    undoSecond();
    expect(await name()).toBe(original);
    mocks.override('fetchCurrentUser', named('third'));
    mocks.reset();
    const token = mocks.world.issueToken();
    const { data } = await mocks.ask(ME, null, { token });
    expect(data).toMatchObject({ fetchCurrentUser: { name: original } });
  });

  test('of an operation that the contract does not have is a mistake', () => {
    expect(() => mocks.override('placeOrders' as 'placeOrder', () => undefined)).toThrow(
      new TypeError('The contract has no operation placeOrders'),
    );
  });
});
