import { assetById, assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { describe, expect, test } from 'vitest';
import { fetchAssetByTicker, fetchAssetsByAssetIds } from './fetch-assets.ts';
import { theAsset } from './market.fixture.ts';

const UNKNOWN = '01a1f640-0000-7000-8000-000000000000';

describe('fetchAssetByTicker', () => {
  test.each([
    ['AAPL', 'Apple Inc.'],
    ['aapl', 'Apple Inc.'],
    [' AAPL ', 'Apple Inc.'],
    ['AAPL.XNAS', 'Apple Inc.'],
    ['brk.b', 'Berkshire Hathaway Inc. Class B'],
    ['BRK.B.XNYS', 'Berkshire Hathaway Inc. Class B'],
    ['AIR.XNZE', 'Air New Zealand'],
    ['air.xnys', 'AAR Corp.'],
    ['BTC', 'Bitcoin'],
  ])('finds %s, which is %s', (ticker, name) => {
    expect(fetchAssetByTicker({ ticker }).name).toBe(name);
  });

  test('narrows a ticker of several exchanges by the exchange', () => {
    expect(fetchAssetByTicker({ ticker: 'AIR', exchange: 'NZX' }).currency).toBe('NZD');
    expect(fetchAssetByTicker({ ticker: 'AIR', exchange: 'NYSE' }).currency).toBe('USD');
  });

  test('refuses an ambiguous ticker and names the candidates', () => {
    expect(() => fetchAssetByTicker({ ticker: 'AIR' })).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('AIR.XNYS or AIR.XNZE'),
        fields: [expect.objectContaining({ path: 'params.ticker' })],
      }),
    );
  });

  test.each([
    [{ ticker: 'NOPE' }],
    [{ ticker: 'AAPL.XNYS' }],
    [{ ticker: 'AAPL', exchange: 'NZX' }],
    [{ ticker: 'BTC.XNAS' }],
    [{ ticker: '.XNAS' }],
    [{ ticker: '__proto__' }],
  ] as const)('answers NOT_FOUND to %o', (input) => {
    expect(() => fetchAssetByTicker(input)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

describe('fetchAssetsByAssetIds', () => {
  test('keeps the order of the ids, answers each once, and lists the unknown ones', () => {
    const [apple, bitcoin] = [theAsset('AAPL'), theAsset('BTC')];
    const assetIds = [bitcoin.id, UNKNOWN, apple.id, bitcoin.id, 'nonsense', UNKNOWN];
    expect(fetchAssetsByAssetIds({ assetIds })).toEqual({
      assets: [bitcoin, apple],
      unknownIds: [UNKNOWN, 'nonsense'],
    });
  });

  test('takes ids in capitals', () => {
    const apple = theAsset('AAPL');
    const { assets } = fetchAssetsByAssetIds({ assetIds: [apple.id.toUpperCase(), apple.id] });
    expect(assets).toEqual([apple]);
  });
});

describe('the catalogue', () => {
  test('finds assets by id and by symbol', () => {
    const apple = theAsset('AAPL');
    expect(assetById(apple.id)).toBe(apple);
    expect(assetById(UNKNOWN)).toBeNull();
    expect(assetsBySymbol('air').map(({ mic }) => mic)).toEqual(['XNYS', 'XNZE']);
    expect(assetsBySymbol('')).toEqual([]);
  });
});
