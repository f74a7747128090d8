import { ApiError, clientCredentials, createClient, fixedToken } from '@investing-platform/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asset } from './support/assets.ts';
import { subjects } from './support/both.ts';
import type { CallerName, Cast, Subject } from './support/subject.ts';

const BTC = asset('BTC').id;

/** The operations that need no state of their own, with what they are called with. */
const READS = [
  ['fetchCurrentUser', undefined],
  ['fetchAssetByTicker', { ticker: 'AAPL' }],
  ['fetchAssetsByAssetIds', { assetIds: [BTC] }],
  ['searchBar', { query: 'apple' }],
  ['getCurrentStockPrice', { symbol: 'BTC' }],
  ['fetchMarketHours', { exchange: 'NZX' }],
  ['netWorthDashboard', undefined],
  ['healthCheck', undefined],
  ['getOrders', { group: 'CLOSED' }],
  ['getPositions', { tradingMode: 'LIVE' }],
] as const;

describe.each(subjects)('the SDK over %s', (_name, start) => {
  let subject: Subject;
  let cast: Cast;

  beforeAll(async () => {
    subject = await start();
    cast = await subject.newCast();
  });

  afterAll(() => subject.stop());

  const clientOf = async (caller: CallerName) => {
    const token = (await cast.authorizationOf(caller))?.replace('Bearer ', '') ?? '';
    const { baseUrl } = subject;
    return createClient({ baseUrl, auth: fixedToken(token), maxAttempts: 1 });
  };

  const rejection = async (call: Promise<unknown>): Promise<ApiError> => {
    const error = await call.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof ApiError) return error;
    throw new Error(`expected an ApiError, not ${String(error)}`);
  };

  test.each(READS)('reads with %s', async (name, params) => {
    const call = (await clientOf('trader'))[name] as (params?: object) => Promise<unknown>;
    expect(await call(params)).toEqual(expect.anything());
  });

  test('needs no token where the operation needs none', async () => {
    const client = createClient({ baseUrl: subject.baseUrl });
    expect((await client.healthCheck()).status).toBe('OK');
    const { newEmail: email, receiptId } = cast.facts;
    const password = 'tarpaulin umbrella 7 moss';
    expect(await client.register({ email, password, acceptTerms: true })).toMatchObject({
      id: null,
    });
    const token = await subject.verificationToken(email);
    expect((await client.verifyEmail({ token })).affectedCount).toBe(1);
    const receipt = await client.recordPushReceipt({ receiptId, status: 'OPENED' });
    expect(receipt.affectedCount).toBe(1);
  });

  test('signs in with client credentials and holds the scopes that it asked for', async () => {
    const { baseUrl } = subject;
    const { clientId, clientSecret } = cast.facts;
    const scopes = ['portfolio.read', 'identity'] as const;
    const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes });
    const client = createClient({ baseUrl, auth });
    expect((await client.fetchCurrentUser()).email).toBe(cast.facts.traderEmail);
    expect(await client.getPositions()).toHaveLength(2);
    expect((await auth.token()).scopes).toEqual(['identity', 'portfolio.read']);
  });

  test('refuses a wrong secret with the words of the authorization server', async () => {
    const { baseUrl } = subject;
    const { clientId } = cast.facts;
    const auth = clientCredentials({ baseUrl, clientId, clientSecret: 'wrong' });
    await expect(auth.token()).rejects.toMatchObject({ code: 'invalid_client' });
  });

  test('places an order once, reads it on all pages, and cancels it', async () => {
    const client = await clientOf('other');
    const waiting = {
      assetId: BTC,
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      limitPrice: '1',
      quantity: '0.01',
    } as const;
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1) placed.push((await client.placeOrder(waiting)).id);
    const read: string[] = [];
    for await (const { id } of client.getOrders({ limit: 2 })) read.push(id);
    expect(read).toEqual(placed.toReversed());
    const [orderId = ''] = placed;
    expect((await client.cancelOrder({ id: orderId })).status).toBe('CANCELED');
    expect(await rejection(client.cancelOrder({ id: orderId }))).toMatchObject({
      code: 'ORDER_NOT_CANCELABLE',
      operation: 'CancelOrder',
      status: 200,
    });
  });

  test.each([
    ['identity', 403, 'FORBIDDEN'],
    ['free', 403, 'FORBIDDEN'],
  ] as const)(
    'turns a refusal of %s into an error with status %i and %s',
    async (caller, status, code) => {
      const error = await rejection((await clientOf(caller)).getPositions());
      expect(error).toMatchObject({ code, status, requestId: expect.any(String) });
    },
  );

  test('names the fields of bad input', async () => {
    const { problems, status } = await rejection(
      (await clientOf('trader')).fetchAssetByTicker({ ticker: '' }),
    );
    expect(status).toBe(200);
    expect(problems).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['fetchAssetByTicker'], fields: [{ path: 'params.ticker' }] },
    ]);
  });

  test('streams live prices as time moves on', async () => {
    const client = await clientOf('identity');
    const sequences: number[] = [];
    for await (const price of client.livePriceData({ symbols: ['BTC'] })) {
      expect(price).toMatchObject({ assetId: BTC, session: 'REGULAR', price: expect.any(String) });
      sequences.push(price.sequence);
      if (sequences.length === 3) break;
      subject.advance(1_000);
    }
    expect(sequences).toEqual(sequences.toSorted((left, right) => left - right));
    expect(new Set(sequences).size).toBe(3);
    client.close();
  });

  test('ends a stream of an unknown asset with the error of the API', async () => {
    const client = await clientOf('identity');
    const stream = client.livePriceData({ symbols: ['NOSUCH'] });
    expect(await rejection(stream.next())).toMatchObject({ code: 'NOT_FOUND', status: null });
    client.close();
  });
});
