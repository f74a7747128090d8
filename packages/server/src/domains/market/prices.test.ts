import { describe, expect, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import type { Quote } from '../../ports/market-data.ts';
import { getCurrentStockPrice } from './get-current-stock-price.ts';
import { marketWorld, theAsset } from './market.fixture.ts';
import { priceInRequest, quotesOf } from './quotes.ts';
import { stockPrice } from './stock-price.ts';

const apple = theAsset('AAPL');

function quote(parts: Partial<Quote>): Quote {
  return {
    assetId: apple.id,
    price: '110',
    bid: '109.99',
    ask: '110.01',
    open: '100',
    high: '111',
    low: '99.5',
    previousClose: '100',
    volume: '5',
    asOf: new Date('2026-11-20T16:20:31Z'),
    session: 'REGULAR',
    delayedMinutes: 0,
    source: 'simulated',
    stale: false,
    ...parts,
  };
}

describe('getCurrentStockPrice', () => {
  test('reads a price by id or by symbol, with its change from the day before', async () => {
    const deps = marketWorld();
    const byId = await getCurrentStockPrice(deps, { assetId: apple.id });
    expect(await getCurrentStockPrice(deps, { symbol: 'aapl.xnas' })).toBe(byId);
    expect(byId).toMatchObject({ assetId: apple.id, symbol: 'AAPL', currency: 'USD' });
    expect(decimal(byId.previousClose).plus(byId.change).toFixed()).toBe(byId.price);
    expect(byId.source).toBe('simulated');
  });

  test.each([
    [{ assetId: '01a1f640-0000-7000-8000-000000000000' }, 'NOT_FOUND'],
    [{ symbol: 'NOPE' }, 'NOT_FOUND'],
    [{ symbol: 'AIR' }, 'BAD_USER_INPUT'],
    [{}, 'BAD_USER_INPUT'],
    [{ symbol: 'BTC', assetId: apple.id }, 'BAD_USER_INPUT'],
  ])('refuses %o with %s', async (input, code) => {
    await expect(getCurrentStockPrice(marketWorld(), input)).rejects.toMatchObject({ code });
  });

  const failures = [
    async () => new Map<string, Quote>(),
    () => Promise.reject(new Error('socket hang up')),
    () => Promise.reject(refuse('PROVIDER_UNAVAILABLE', 'later')),
  ];

  test('keeps the last price, marked stale, while the source has none or fails', async () => {
    for (const failure of failures) {
      const { marketData } = marketWorld();
      let quotes = marketData.quotes;
      const deps = {
        marketData: { ...marketData, quotes: (ids: readonly string[]) => quotes(ids) },
      };
      const before = await getCurrentStockPrice(deps, { symbol: 'AAPL' });
      quotes = failure;
      const kept = await getCurrentStockPrice(deps, { symbol: 'AAPL' });
      expect(kept).toEqual({ ...before, stale: true });
      expect(await priceInRequest(deps, {}, apple)).toEqual(kept);
      const never = getCurrentStockPrice(deps, { symbol: 'BTC' });
      await expect(never).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect(await priceInRequest(deps, {}, theAsset('BTC'))).toBeNull();
      quotes = marketData.quotes;
      expect(await getCurrentStockPrice(deps, { symbol: 'AAPL' })).toEqual(before);
    }
  });

  test('is PROVIDER_UNAVAILABLE where the source has never told a price', async () => {
    const { marketData } = marketWorld();
    for (const quotes of failures) {
      const deps = { marketData: { ...marketData, quotes } };
      const failure = await getCurrentStockPrice(deps, { symbol: 'AAPL' }).catch((e: unknown) => e);
      expect(failure).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect(String(failure)).not.toContain('socket');
    }
  });
});

describe('a stock price', () => {
  test.each([
    ['110', '100', '10', '10'],
    ['99.5', '100', '-0.5', '-0.5'],
    ['100', '100', '0', '0'],
    ['100', '300', '-200', '-66.666667'],
    ['0.1', '0.3', '-0.2', '-66.666667'],
    ['5', '0', '5', null],
  ])('of %s after %s changed by %s, or %s percent', (price, previousClose, change, percent) => {
    const found = stockPrice(apple, quote({ price, previousClose }));
    expect([found.change, found.changePercent]).toEqual([change, percent]);
  });

  test('is worked out once for each quote', () => {
    const one = quote({});
    expect(stockPrice(apple, one)).toBe(stockPrice(apple, one));
    expect(stockPrice(apple, quote({}))).not.toBe(stockPrice(apple, one));
  });
});

describe('Asset.quote', () => {
  test('asks the source once for all the assets of a request', async () => {
    const deps = marketWorld();
    const request = {};
    const assets = ['AAPL', 'BTC', 'AIR.XNZE', 'AAPL'].map(theAsset);
    const prices = await Promise.all(assets.map((asset) => priceInRequest(deps, request, asset)));
    expect(prices.map((price) => price?.symbol)).toEqual(['AAPL', 'BTC', 'AIR', 'AAPL']);
    expect(deps.asked).toEqual([['AAPL', 'BTC', 'AIR.XNZE'].map((symbol) => theAsset(symbol).id)]);
  });

  test('asks anew for another request', async () => {
    const deps = marketWorld();
    await priceInRequest(deps, {}, apple);
    deps.clock.advance(3_600_000);
    const later = await priceInRequest(deps, {}, apple);
    expect(later?.asOf).toEqual(deps.clock.now());
    expect(deps.asked).toHaveLength(2);
  });

  test('is null for the assets without a price only', async () => {
    const { marketData } = marketWorld();
    const bitcoin = theAsset('BTC');
    const deps = { marketData: { ...marketData, quotes: () => marketData.quotes([bitcoin.id]) } };
    const request = {};
    const [without, withPrice] = await Promise.all([
      priceInRequest(deps, request, apple),
      priceInRequest(deps, request, bitcoin),
    ]);
    expect(without).toBeNull();
    expect(withPrice).toMatchObject({ symbol: 'BTC' });
  });
});

describe('quotesOf', () => {
  test('leaves unknown ids out', async () => {
    const quotes = await quotesOf(marketWorld(), [apple.id, 'nonsense']);
    expect([...quotes.keys()]).toEqual([apple.id]);
  });
});
