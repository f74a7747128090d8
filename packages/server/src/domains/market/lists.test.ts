import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { fetchAssetByAssetId, fetchAssetsByTickers } from './fetch-assets.ts';
import { crossRate, fetchAvailableRates } from './fetch-available-rates.ts';
import { type GetTradableAssetsInput, getTradableAssets } from './get-tradable-assets.ts';
import { marketWorld, theAsset } from './market.fixture.ts';

const UNKNOWN_ID = '01a1f640-0000-7000-8000-000000000000';
const [bitcoin, pair] = [theAsset('BTC'), theAsset('EURUSD')];

describe('fetchAssetByAssetId', () => {
  test('finds an asset by its id, and nothing else', () => {
    const apple = theAsset('AAPL');
    expect(fetchAssetByAssetId({ assetId: apple.id.toUpperCase() })).toBe(apple);
    expect(() => fetchAssetByAssetId({ assetId: 'nonsense' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

describe('fetchAssetsByTickers', () => {
  test('keeps the order, answers each asset once, and lists what means none or several', () => {
    const { assets, unknownTickers } = fetchAssetsByTickers({
      tickers: ['btc', 'AAPL', 'AIR', 'AAPL.XNAS', 'NOPE', 'AIR.XNZE', 'NOPE'],
    });
    expect(assets.map(({ symbol }) => symbol)).toEqual(['BTC', 'AAPL', 'AIR']);
    expect(unknownTickers).toEqual(['AIR', 'NOPE']);
  });

  test('narrows tickers by the exchange', () => {
    const { assets, unknownTickers } = fetchAssetsByTickers({
      tickers: ['AIR', 'AAPL'],
      exchange: 'NZX',
    });
    expect(assets.map(({ mic }) => mic)).toEqual(['XNZE']);
    expect(unknownTickers).toEqual(['AAPL']);
  });
});

describe('getTradableAssets', () => {
  function all(input: GetTradableAssetsInput): string[] {
    const world = marketWorld();
    const symbols: string[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < 20; pages += 1) {
      const page: ReturnType<typeof getTradableAssets> = getTradableAssets(world, {
        ...input,
        cursor,
      });
      symbols.push(...page.nodes.map(({ symbol }) => symbol));
      cursor = page.nextCursor;
      if (cursor === null) return symbols;
    }
    throw new Error('too many pages');
  }

  test('lists the whole catalogue by symbol, page by page', () => {
    const symbols = all({ limit: 100 });
    expect(symbols).toHaveLength(instruments.filter(({ tradable }) => tradable).length);
    expect(symbols).toEqual([...symbols].sort());
  });

  test.each([
    [{ assetClasses: ['CRYPTO'] }, ({ assetClass }) => assetClass === 'CRYPTO'],
    [{ exchanges: ['NZX', 'ARCA'] }, ({ exchange }) => exchange === 'NZX' || exchange === 'ARCA'],
    [{ fractionable: false }, ({ fractionable }) => !fractionable],
    [{ exchanges: ['ARCA'], assetClasses: ['EQUITY'] }, () => false],
    [{ ids: [bitcoin.id.toUpperCase(), pair.id, UNKNOWN_ID] }, ({ id }) => id === bitcoin.id],
  ] satisfies [GetTradableAssetsInput, (row: (typeof instruments)[number]) => boolean][])(
    'narrows by %o',
    (input, isWanted) => {
      expect(all({ ...input, limit: 500 })).toHaveLength(instruments.filter(isWanted).length);
    },
  );

  test('searches for beginnings of words, and finds nothing for signs alone', () => {
    expect(all({ search: 'vang bond' })).toContain('BND');
    expect(all({ search: 'air new' })).toEqual(['AIR']);
    expect(all({ search: '!!!' })).toEqual([]);
  });

  test('refuses a cursor that it did not give out', () => {
    expect(() => getTradableAssets(marketWorld(), { cursor: 'AAAA' })).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    );
  });
});

describe('fetchAvailableRates', () => {
  test('crosses every pair through the euro, to ten digits', async () => {
    const world = marketWorld();
    const table = await world.rates.ratesAt(world.clock.now());
    const rates = await fetchAvailableRates(world, { base: 'NZD' });
    expect(rates).toHaveLength(29);
    const dollars = rates.find(({ to }) => to === 'USD');
    const exact = decimal(table.rates.get('USD') ?? '').dividedBy(table.rates.get('NZD') ?? '');
    expect(dollars).toMatchObject({
      from: 'NZD',
      rate: exact.toSignificantDigits(10).toFixed(),
      feeFraction: null,
      source: 'simulated',
      asOf: table.publishedAt,
    });
  });

  test('are the published ones from the euro, and lead around in a circle', async () => {
    const world = marketWorld();
    const table = await world.rates.ratesAt(world.clock.now());
    for (const [code, rate] of table.rates) expect(crossRate(table, 'EUR', code)).toBe(rate);
    for (const from of table.rates.keys()) {
      for (const to of ['USD', 'NZD', 'JPY', 'IDR']) {
        const there = decimal(crossRate(table, from, to));
        const circle = there
          .times(crossRate(table, to, 'EUR'))
          .times(crossRate(table, 'EUR', from));
        expect(circle.minus(1).abs().lessThan('1e-8')).toBe(true);
      }
    }
  });

  test('lists every currency that has a rate where no base is given', async () => {
    const world = marketWorld();
    const table = await world.rates.ratesAt(world.clock.now());
    const rates = await fetchAvailableRates(world, {});
    expect(new Set(rates.map(({ from }) => from))).toEqual(new Set([table.base]));
    const codes = [table.base, ...rates.map(({ to }) => to)];
    expect(codes.sort()).toEqual([...table.rates.keys()].sort());
    for (const { to, rate } of rates) expect(rate).toBe(table.rates.get(to));
  });

  test('knows no base without rates', async () => {
    const world = marketWorld();
    await expect(fetchAvailableRates(world, { base: 'XPF' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
