import { describe, expect, test } from 'vitest';
import { theAssetBySymbol } from '../market/catalogue.ts';
import { decimal } from '../numbers/decimal.ts';
import { PlatformError } from '../refusals/platform-error.ts';
import { readWeights, refuseMoreThanWhole, requireWhole } from './weights.ts';

const symbols = ['AAPL', 'MSFT', 'NVDA'];
const requests = (...percents: string[]) =>
  percents.map((targetPercent, at) => ({
    assetId: theAssetBySymbol('symbol', symbols[at] ?? 'AAPL').id,
    targetPercent,
  }));

function fieldsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof PlatformError) return (error.fields ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('weights and cash come to exactly 100 percent', () => {
  test.each([
    [['5', '60', '35'], '0', true],
    [['5', '60', '34.99'], '0', false],
    [['5', '60', '35.01'], '0', false],
    [['60', '30'], '10', true],
    [['33.33', '33.33', '33.34'], '0', true],
    [['33.33', '33.33', '33.33'], '0', false],
    [['0.01'], '99.99', true],
    [[], '100', false],
  ])('%j and %s percent cash: %s', (percents, cash, isWhole) => {
    const weights = readWeights(requests(...percents), 'params.holdings');
    const check = () => requireWhole(weights, decimal(cash), 'params.holdings');
    expect(fieldsOf(check)).toEqual(isWhole ? [] : ['params.holdings']);
  });

  test('a draft may come to less, and not to more', () => {
    const weights = readWeights(requests('50'), 'params.holdings');
    expect(fieldsOf(() => refuseMoreThanWhole(weights, decimal('50'), 'w'))).toEqual([]);
    expect(fieldsOf(() => refuseMoreThanWhole(weights, decimal('10'), 'w'))).toEqual([]);
    expect(fieldsOf(() => refuseMoreThanWhole(weights, decimal('50.01'), 'w'))).toEqual(['w']);
  });
});

describe('each weight', () => {
  test('names an asset that stands there once; all faults are named', () => {
    const twice = [...requests('50', '20'), ...requests('20'), ...requests('10')];
    const read = () => readWeights(twice, 'params.assets');
    expect(fieldsOf(read)).toEqual(['params.assets.2.assetId', 'params.assets.3.assetId']);
  });

  test('names an asset of the catalogue', () => {
    const assetId = '01a1f640-0000-7000-8000-000000000000';
    const read = () => readWeights([{ assetId, targetPercent: '100' }], 'params.assets');
    expect(read).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
