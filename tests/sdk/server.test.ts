import { instruments } from '@investing-platform/schema/instruments';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { ApiError, clientCredentials, createClient, fixedToken } from '@investing-platform/sdk';
import { createClient as createLeanClient } from '@investing-platform/sdk/lean';
import * as operations from '@investing-platform/sdk/operations';
import {
  startTestServer,
  type TestCredential,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect } from './support/stream-client.ts';
import { until } from './support/until.ts';

let server: TestServer;
let user: TestUser;
let credential: TestCredential;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser({ plan: 'PRO' });
  await server.openAccount(user);
  credential = await server.createCredential(user);
});
afterAll(() => server.stop());

const bitcoin = instruments.find(({ symbol }) => symbol === 'BTC')?.id ?? '';
const order = {
  assetId: bitcoin,
  side: 'BUY',
  type: 'MARKET',
  notional: 25,
  timeInForce: 'IOC',
} as const;
const signIn = ({ clientId, clientSecret }: TestCredential) =>
  clientCredentials({ baseUrl: server.url, clientId, clientSecret, scopes: ['full_access'] });

describe.each([
  ['the main entry', createClient],
  [
    'the lean entry',
    (options: Parameters<typeof createLeanClient>[0]) =>
      createLeanClient({ ...options, operations }),
  ],
] as const)('%s on the real server', (_title, create) => {
  const connect = (auth = signIn(credential)) => create({ baseUrl: server.url, auth });

  test('signs in and reads', async () => {
    const client = connect();
    expect(await client.fetchCurrentUser()).toMatchObject({ email: user.email });
    const { totals } = await client.netWorthDashboard();
    expect(totals.netWorth).toMatch(/^-?\d+(\.\d+)?$/);
    expect(await client.healthCheck()).toMatchObject({ status: 'OK' });
  });

  test('places one order for one idempotency key', async () => {
    const client = connect();
    const params = { ...order, idempotencyKey: `key-${_title}` };
    const [first, second] = [await client.placeOrder(params), await client.placeOrder(params)];
    expect(second.id).toBe(first.id);
    const other = await client.placeOrder(order);
    expect(other.id).not.toBe(first.id);
  });

  test('reads all pages of a list, each row once', async () => {
    const client = connect();
    for (let count = 0; count < 3; count += 1) await client.placeOrder(order);
    const ids: string[] = [];
    for await (const { id } of client.getOrders({ limit: 2 })) ids.push(id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gets typed errors with request ids', async () => {
    const client = connect();
    const refused = client.placeOrder({ ...order, notional: '999999999' });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      operation: 'PlaceOrder',
      requestId: expect.stringMatching(/.{8,}/),
    });
    await expect(client.placeOrder({ ...order, assetId: 'nonsense' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ fields: [{ path: 'params.assetId' }] }],
    });
  });

  test('is told which scope is missing', async () => {
    const token = await server.issueToken(user, ['identity']);
    const client = create({ baseUrl: server.url, auth: fixedToken(token) });
    await expect(client.getPositions()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('portfolio.read'),
    });
  });

  test('replaces a token that has expired on the server', async () => {
    const auth = signIn(credential);
    const client = connect(auth);
    const { value } = await auth.token();
    await server.expireToken(value);
    expect(await client.fetchCurrentUser()).toMatchObject({ email: user.email });
    expect((await auth.token()).value).not.toBe(value);
  });

  test('learns that its credential is gone', async () => {
    const gone = await server.createCredential(user);
    const client = connect(signIn(gone));
    await client.fetchCurrentUser();
    await server.deleteCredential(user, gone);
    await expect(client.fetchCurrentUser()).rejects.toMatchObject({
      name: 'OAuthError',
      code: 'invalid_client',
    });
  });
});

describe('live prices of the real server', () => {
  test('come as they change', async () => {
    const client = createClient({ baseUrl: server.url, auth: signIn(credential) });
    const prices = await collect(client.livePriceData({ assetIds: [bitcoin] }), 2);
    expect(prices.map(({ symbol }) => symbol)).toEqual(['BTC', 'BTC']);
  });

  test('go on with a new token after the server closed the connection, with a gap', async () => {
    const auth = signIn(credential);
    const client = createClient({ baseUrl: server.url, auth, random: () => 0 });
    const gaps: string[] = [];
    const prices = client.livePriceData(
      { assetIds: [bitcoin] },
      { onGap: ({ reason }) => gaps.push(reason) },
    );
    await prices.next();
    const { value } = await auth.token();
    await server.deps.db.transaction(async (tx) => {
      await tx.notify(
        'control',
        JSON.stringify({ kind: 'credential-deleted', credentialId: credential.id }),
      );
    });
    const reading = collect(prices, 3);
    await until(() => gaps.length === 1);
    expect(await reading).toHaveLength(3);
    expect((await auth.token()).value).not.toBe(value);
  });

  test('refuse an unknown asset', async () => {
    const client = createClient({ baseUrl: server.url, auth: signIn(credential) });
    const unknown = '0190a000-0000-7000-8000-00000000ffff';
    const reading = collect(client.livePriceData({ assetIds: [unknown] }), 1);
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the default document of', () => {
  const schema = buildSchema(publicTypeDefs);
  let headers: Record<string, string>;

  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await server.issueToken(user, ['full_access'])}` };
  });

  test.each(Object.entries<string>(operations))(
    '%s fits the contract and the limits of the server',
    async (_name, text) => {
      expect(validate(schema, parse(text))).toEqual([]);
      const { body } = await server.graphql(headers, text);
      const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
      expect(codes).not.toContain('QUERY_LIMIT_EXCEEDED');
      expect(codes).not.toContain('GRAPHQL_PARSE_FAILED');
    },
  );
});
