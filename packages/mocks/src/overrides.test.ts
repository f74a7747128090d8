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
    mocks.override('fetchCurrentUser', () => JSON.parse('{ "id": "1", "name": "Ada" }'));
    expect((await mocks.ask(ME)).errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(mocks.faults).toHaveLength(1);
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
