import { auth, type Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistant } from './support/assistant.ts';
import {
  type Assisted,
  bearer,
  call,
  type Era,
  startAssisted,
  toolCall,
} from './support/assisted.ts';

let world: Assisted;
const clients = new Map<string, Client>();
const ERAS: readonly (readonly [string, Era])[] = [
  ['2025', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
];

beforeAll(async () => {
  world = await startAssisted();
  for (const [name, era] of ERAS) clients.set(name, await world.connect(era));
});
afterAll(() => world.stop());

function clientOf(name = '2026-07-28'): Client {
  const client = clients.get(name);
  if (client === undefined) throw new Error(`no client of ${name}`);
  return client;
}

const codeOf = ({ body }: Awaited<ReturnType<Assisted['decide']>>) =>
  body.errors?.[0]?.extensions.code;
const decided = ({ body }: Awaited<ReturnType<Assisted['decide']>>) =>
  Object(body.data).decideAgentRequest;

const CALLS: readonly (readonly [string, object])[] = [
  ['get_overview', {}],
  ['list_positions', {}],
  ['get_performance', { range: 'M1' }],
  ['get_net_worth', {}],
  ['list_orders', {}],
  ['list_activity', {}],
  ['get_dividends', {}],
  ['list_strategies', {}],
  ['get_quotes', { symbols: ['AAPL'] }],
  ['get_price_history', { asset: { symbol: 'AAPL' }, range: 'W1' }],
  ['search', { query: 'apple' }],
  ['api_search', { query: 'my mortgage' }],
  ['api_describe', { operation: 'placeOrder' }],
  ['api_read', { operation: 'getOrders', fields: ['nodes.id'] }],
];

const ACCOUNT_RESOURCES = [
  ['portfolio://positions', 'getPositions'],
  ['portfolio://statements', 'fetchPlatformInvestAccountDocuments'],
] as const;

describe.each(ERAS)('a client of %s', (name) => {
  test('lists what is there, and calls each tool that reads, without a session', async () => {
    const client = clientOf(name);
    expect((await client.listTools()).tools).toHaveLength(20);
    expect((await client.listResources()).resources).toHaveLength(2);
    expect((await client.listPrompts()).prompts).toHaveLength(4);
    for (const [tool, args] of CALLS) {
      // The client compares what is answered with the shape that the tool promises.
      const { text, isError, data } = await call(client, tool, args);
      expect(isError, `${tool}: ${text}`).toBe(false);
      expect(text.length + JSON.stringify(data).length, tool).toBeLessThan(20_000);
    }
  });

  test('reads words, and exact figures with their currency', async () => {
    const { text, data } = await call(clientOf(name), 'get_overview');
    expect(text).toMatch(/equity 100,000 USD/);
    expect(data.getBrokerAccounts[0]).toMatchObject({ cash: '100000', currency: 'USD' });
  });

  test('reads resources and prompts', async () => {
    const client = clientOf(name);
    const { contents } = await client.readResource({ uri: 'doc://operation/placeOrder' });
    expect(Object(contents[0]).text).toContain('input PlaceOrderInput');
    for (const [uri, operation] of ACCOUNT_RESOURCES) {
      const [own] = (await client.readResource({ uri })).contents;
      const read = JSON.parse(Object(own).text);
      expect(Object.keys(read), `${uri}: ${Object(own).text}`).toEqual([operation]);
    }
    const { messages } = await client.getPrompt({ name: 'weekly_review' });
    expect(Object(messages[0]?.content).text).toContain('get_overview');
  });

  test.each([
    ['list_orders', { limit: 0 }, 'params.limit'],
    ['list_orders', { confirm: true }, 'confirm is no argument of list_orders'],
    ['get_price_history', { asset: {} }, 'Exactly one key'],
    ['get_price_history', { symbol: 'AAPL' }, 'cursor. Put it into asset.'],
    ['get_performance', { range: 'ytd' }, 'GRAPHQL_VALIDATION_FAILED:\n- range Value "ytd"'],
  ])('%s with %j is told what to mend', async (tool, args, expected) => {
    const { isError, text } = await call(clientOf(name), tool, args);
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(expected) });
  });
});

describe('who may ask', () => {
  const list = { method: 'tools/list', params: {} };

  test('a stranger is told where to sign in, for the least that is useful', async () => {
    const response = await world.post(list);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${world.server.url}/.well-known/oauth-protected-resource/mcp", ` +
        'scope="identity portfolio.read"',
    );
    const shown = await world.post(list, bearer('x'));
    expect(shown.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test.each(['/mcp', '/mcp/readonly'])('%s has metadata of its own', async (path) => {
    const { url } = world.server;
    const metadata = await fetch(`${url}/.well-known/oauth-protected-resource${path}`);
    expect(await metadata.json()).toMatchObject({ resource: url + path });
  });

  test('the official client finds, registers, signs in and calls, and its token works here alone', async () => {
    const provider = assistant();
    const serverUrl = `${world.server.url}/mcp`;
    expect(await auth(provider, { serverUrl, scope: 'identity portfolio.read' })).toBe('REDIRECT');
    const callback = await world.authorization.browse(provider.visited[0] ?? new URL(serverUrl));
    const authorizationCode = callback.searchParams.get('code') ?? '';
    const iss = callback.searchParams.get('iss') ?? '';
    expect(await auth(provider, { serverUrl, authorizationCode, iss })).toBe('AUTHORIZED');
    const own = Object(await provider.tokens()).access_token;
    const client = await world.connect({ pin: '2026-07-28' }, own);
    expect((await call(client, 'list_positions')).isError).toBe(false);
    const elsewhere = await world.server.graphql(bearer(own), '{ fetchCurrentUser { id } }');
    expect(elsewhere.status).toBe(401);
    expect((await world.post(list, bearer(own), '/mcp/readonly')).status).toBe(401);
  });

  test.each([
    ['list_strategies', {}, 'identity portfolio.read'],
    ['api_write', { operation: 'placeOrder', params: {} }, 'identity trade'],
  ])(
    '%s beyond the scopes is 403 with all that it takes, before it runs',
    async (name, args, scope) => {
      const narrow = await world.server.issueToken(world.person, ['identity']);
      const response = await world.post(toolCall(name, args), bearer(narrow));
      expect(response.status).toBe(403);
      const challenge = response.headers.get('www-authenticate');
      expect(challenge).toContain(`error="insufficient_scope", scope="${scope}`);
    },
  );

  test.each(ACCOUNT_RESOURCES)('%s takes the scopes of what it reads', async (uri) => {
    const narrow = await world.server.issueToken(world.person, ['identity']);
    const message = { method: 'resources/read', params: { uri } };
    const response = await world.post(message, bearer(narrow));
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });

  test.each([
    ['is on the plan Free', { plan: 'FREE' }],
    ['has not confirmed the address', { plan: 'PRO', verified: false }],
  ] as const)('who %s is told so, and no client is sent for another token', async (_who, input) => {
    const { server } = world;
    const token = await server.issueToken(await server.createUser(input), ['full_access']);
    const response = await world.post(toolCall('list_positions', {}), bearer(token));
    expect(response.status).toBe(200);
    expect(response.headers.get('www-authenticate')).toBeNull();
    expect(await response.text()).toMatch(/"isError":true/);
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['a page of another site', list, { Origin: 'https://evil.example' }, 403],
    ['a page of this machine', list, { Origin: 'http://localhost:6274' }, 200],
    ['a stream that would stay open', { method: 'subscriptions/listen' }, {}, 404],
  ])('%s is answered as it should', async (_case, message, headers, status) => {
    const response = await world.post(message, { ...bearer(world.token), ...headers });
    expect(response.status).toBe(status);
    await response.text();
  });

  test.each([
    ['GET', undefined, 405],
    ['DELETE', undefined, 405],
    ['POST', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
    ['POST', '{', 400],
  ])('%s %s is refused: no sessions, and one message at a time', async (method, body, status) => {
    const headers = { ...bearer(world.token), 'Content-Type': 'application/json' };
    const sent = body === undefined ? { method, headers } : { method, headers, body };
    expect((await fetch(`${world.server.url}/mcp`, sent)).status).toBe(status);
  });

  test('/mcp/readonly has no tool that asks for a change', async () => {
    const client = await world.connect('legacy', world.token, '/mcp/readonly');
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('list_positions');
    expect(names).not.toContain('place_order');
    await expect(client.callTool({ name: 'place_order', arguments: {} })).rejects.toThrow(
      'no tool',
    );
  });
});

describe('a person decides', () => {
  async function ask(quantity: string, client = clientOf()) {
    const { data } = await call(client, 'get_quotes', { symbols: ['AAPL'] });
    const assetId = data.fetchAssetsByTickers.assets[0].id;
    const order = { side: 'BUY', type: 'MARKET', timeInForce: 'GTC', quantity };
    return call(client, 'place_order', { assetId, ...order });
  }
  const orders = async () => (await call(clientOf(), 'list_orders')).data.getOrders.nodes;

  test('an order waits until it is approved, is placed once, and both sides learn of it', async () => {
    const asked = await ask('2');
    const { requestId, url, status } = asked.data;
    expect(status, asked.text).toBe('confirmation_required');
    expect(asked.text).toMatch(/Buy 2 AAPL \(.+\) at the market price, about [\d.]+ USD, fees/);
    expect(url).toBe(`${world.server.url}/approvals?request=${requestId}`);
    expect(await orders()).toEqual([]);
    const [shown] = await world.listed(requestId);
    expect(shown).toMatchObject({ status: 'PENDING', operation: 'placeOrder', obstacle: null });
    expect(shown?.words).toMatch(/LIVE/);

    const answers = await Promise.all([1, 2, 3].map(() => world.decide(requestId)));
    const taken = answers.filter(({ body }) => body.errors === undefined);
    expect(taken.map(decided)).toMatchObject([{ status: 'DONE' }]);
    expect(await orders()).toHaveLength(1);
    const standing = await call(clientOf('2025'), 'get_request', { id: requestId });
    expect(standing.data).toMatchObject({ status: 'DONE' });
  });

  test('what is declined never happens, and the same wish is asked once', async () => {
    const { requestId } = (await ask('3')).data;
    expect((await ask('3')).data.requestId).toBe(requestId);
    expect(decided(await world.decide(requestId, 'DECLINE'))).toMatchObject({ status: 'DECLINED' });
    const { data } = await call(clientOf(), 'get_request', { id: requestId });
    expect(data.status).toBe('DECLINED');
    expect(codeOf(await world.decide(requestId))).toBe('NOT_FOUND');
  });

  test('what would be refused anyway is refused at once, and nobody is asked', async () => {
    expect((await ask('100000000')).text).toContain('INSUFFICIENT_FUNDS');
    expect((await ask('-1')).text).toContain('params.quantity');
  });

  test('nobody else sees or decides it: no other person, no token, no other app', async () => {
    const { server, person } = world;
    const { requestId } = (await ask('4')).data;
    const eve = { Cookie: await server.signIn(await server.createUser()), Origin: server.url };
    expect(await world.listed(requestId, eve)).toEqual([]);
    expect(codeOf(await world.decide(requestId, 'APPROVE', eve))).toBe('NOT_FOUND');
    expect(codeOf(await world.decide(requestId, 'APPROVE', bearer(world.token)))).toBe('FORBIDDEN');
    const other = await server.createCredential(person);
    const stranger = await world.connect(
      'legacy',
      await server.issueToken(person, ['full_access'], other),
    );
    expect((await call(stranger, 'get_request', { id: requestId })).isError).toBe(true);
  });

  test('it ends with the token, and is gone with the credential', async () => {
    const { server, person } = world;
    const credential = await server.createCredential(person);
    const own = await server.issueToken(person, ['full_access'], credential);
    const { requestId } = (await ask('5', await world.connect('legacy', own))).data;
    await server.expireToken(own);
    expect(decided(await world.decide(requestId))).toMatchObject({ status: 'FAILED' });
    await server.deleteCredential(person, credential);
    expect(await world.listed(requestId)).toEqual([]);
  });

  test('what an assistant calls things stays data in what the person reads', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const params = { name, idempotencyKey: 'mine' };
    const asked = await call(clientOf(), 'api_write', {
      operation: 'createNetworthPortfolio',
      params,
    });
    const [shown] = await world.listed(asked.data.requestId);
    expect(shown?.words).not.toContain('<img');
    expect(shown?.details).toEqual([{ label: 'Name', value: '<img src=x onerror=alert(1)>' }]);
  });

  test('what is free is done at once', async () => {
    const operation = 'updateChartStartAtZero';
    const done = await call(clientOf(), 'api_write', { operation, params: { enabled: true } });
    expect(done).toMatchObject({ isError: false, data: { [operation]: expect.anything() } });
  });
});

test('another person’s data is nobody’s', async () => {
  const { server } = world;
  const own = await server.issueToken(await server.createUser({ plan: 'PRO' }), ['full_access']);
  const client = await world.connect('legacy', own);
  expect((await call(client, 'list_orders')).data.getOrders.nodes).toEqual([]);
  expect((await call(client, 'get_overview')).text).not.toContain('100,000');
});
