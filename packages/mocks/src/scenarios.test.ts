import { describe, expect, test, vi } from 'vitest';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();

interface Idea {
  readonly asset: { readonly symbol: string; readonly quote: { readonly asOf: string } };
  readonly priceAsOf: string;
  readonly stale: boolean;
}
const HEALTH = '{ healthCheck { status } }';
const ASSET = '{ fetchAssetByTicker(params: { ticker: "AAPL" }) { id symbol isin sector } }';

describe('scenarios', () => {
  test('rateLimited refuses one request with 429 and says when to come back', async () => {
    mocks.scenarios.rateLimited('healthCheck', { retryAfterSeconds: 7 });
    expect((await mocks.ask(ASSET)).status).toBe(200);
    const { status, headers, errors } = await mocks.ask(HEALTH);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('7');
    expect(headers.get('rate-limit-remaining')).toBe('0');
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 7 } }]);
    expect((await mocks.ask(HEALTH)).status).toBe(200);
  });

  test('rateLimited meets as many requests as it is told', async () => {
    mocks.scenarios.rateLimited(undefined, { times: 2 });
    const statuses: number[] = [];
    for (const query of [HEALTH, ASSET, HEALTH]) statuses.push((await mocks.ask(query)).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  test('unauthenticatedOnce answers 401 to the next request with a token, and to no other', async () => {
    mocks.scenarios.unauthenticatedOnce();
    expect((await mocks.ask(HEALTH, null, { token: null })).status).toBe(200);
    const { status, headers } = await mocks.ask(ASSET);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect((await mocks.ask(ASSET)).status).toBe(200);
  });

  test('partialData leaves out a field that may be null', async () => {
    const whole = (await mocks.ask(ASSET)).data;
    mocks.scenarios.partialData('fetchAssetByTicker');
    const { status, data, errors } = await mocks.ask(ASSET);
    expect(status).toBe(200);
    expect(data).toEqual({
      fetchAssetByTicker: { ...Object(whole).fetchAssetByTicker, isin: null },
    });
    expect(errors).toMatchObject([
      { path: ['fetchAssetByTicker', 'isin'], extensions: { code: 'PROVIDER_UNAVAILABLE' } },
    ]);
    expect((await mocks.ask(ASSET)).errors).toEqual([]);
  });

  test('partialData leaves out everything where no field may be null', async () => {
    mocks.scenarios.partialData();
    expect(await mocks.ask(HEALTH)).toMatchObject({
      data: null,
      errors: [{ path: ['healthCheck'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
    });
  });

  test('nulls empties what may be null, and nothing else', async () => {
    const whole = Object((await mocks.ask(ASSET)).data).fetchAssetByTicker;
    mocks.scenarios.nulls('fetchAssetByTicker');
    expect(await mocks.ask(ASSET)).toMatchObject({
      data: { fetchAssetByTicker: { ...whole, isin: null, sector: null } },
      errors: [],
    });
    expect((await mocks.ask(ASSET)).data).toEqual({ fetchAssetByTicker: whole });
  });

  test('networkError lets a request without an answer, and no other', async () => {
    mocks.scenarios.networkError('healthCheck', { times: 2 });
    expect((await mocks.ask(ASSET)).status).toBe(200);
    await expect(mocks.ask(HEALTH)).rejects.toThrow(TypeError);
    await expect(mocks.ask(HEALTH)).rejects.toThrow(TypeError);
    expect((await mocks.ask(HEALTH)).status).toBe(200);
  });

  test('a stale price is stale wherever it is told', async () => {
    const ideas =
      '{ getAllTradeIdeas { nodes { asset { symbol quote { asOf } } priceAsOf stale } } }';
    const told = async () => {
      const { data } = await mocks.ask(ideas);
      return (Object(data).getAllTradeIdeas.nodes as Idea[]).map(({ asset, priceAsOf, stale }) => {
        expect(priceAsOf).toBe(asset.quote.asOf);
        return [asset.symbol, stale] as const;
      });
    };
    const [[symbol] = ['']] = await told();
    const thaw = mocks.scenarios.stalePrice(symbol);
    const stale = (await told()).filter(([, isStale]) => isStale).map(([name]) => name);
    thaw();
    expect(new Set(stale)).toEqual(new Set([symbol]));
  });

  test('slow lets an answer wait', async () => {
    const later = globalThis.setTimeout;
    const ends: (() => void)[] = [];
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((end, milliseconds) => {
      if (milliseconds !== 5_000) return later(end, milliseconds);
      ends.push(end);
      return later(() => undefined, 0);
    });
    try {
      mocks.scenarios.slow(5_000);
      const answered = vi.fn();
      const asked = mocks.ask(HEALTH).then(answered);
      await expect.poll(() => ends).toHaveLength(1);
      expect(answered).not.toHaveBeenCalled();
      ends[0]?.();
      await asked;
      expect(answered).toHaveBeenCalled();
    } finally {
      spy.mockRestore();
    }
  });

  test('a reset ends all of them', async () => {
    mocks.scenarios.rateLimited();
    mocks.scenarios.unauthenticatedOnce();
    mocks.scenarios.partialData();
    mocks.scenarios.nulls();
    mocks.scenarios.networkError();
    mocks.scenarios.slow(60_000);
    mocks.reset();
    expect(await mocks.ask(ASSET)).toMatchObject({ status: 200, errors: [] });
  });
});
