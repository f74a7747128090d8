import { describe, expect, test } from 'vitest';
import { operations } from '../contract.ts';
import { UsageError } from '../usage-error.ts';
import { flagsOf } from './flags.ts';
import { checkParams, type Given, type Params, paramsOf, readParams } from './params.ts';

const inputOf = (name: string) => operations.get(name)?.input ?? null;

function given(name: string, flag: string, value: unknown): Given {
  const found = flagsOf(inputOf(name)).find((one) => one.name === flag);
  if (found === undefined) throw new Error(`${name} has no ${flag}`);
  return [found, value];
}

test('flags come before --params, and nested ones join its objects', () => {
  const base = { portfolioId: 'p', asset: { symbol: 'A' } };
  const flags = [
    given('getStockHistoricalData', '--asset.symbol', 'B'),
    given('getStockHistoricalData', '--limit', 3),
  ];
  expect(paramsOf(base, flags)).toEqual({ portfolioId: 'p', asset: { symbol: 'B' }, limit: 3 });
  expect(base.asset.symbol).toBe('A');
});

test.each(['', '[]', 'null', '7', '{'])('--params refuses %j', (text) => {
  expect(() => readParams(text)).toThrow(UsageError);
});

describe('before anything is sent', () => {
  test.each<[string, string, Params, string]>([
    [
      'required flags are asked for, all at once',
      'placeOrder',
      { side: 'BUY' },
      'placeOrder needs --asset-id, --type, --time-in-force.',
    ],
    [
      'a choice is asked for as a choice',
      'getStockHistoricalData',
      { timeframe: 'DAY_1' },
      'one of --asset.',
    ],
    [
      'fields that the contract lacks are named',
      'getOrders',
      { group: 'OPEN', grup: 'x' },
      'getOrders takes no grup in --params.',
    ],
    [
      'also those of inner objects',
      'getStockHistoricalData',
      { asset: { ticker: 'A' }, timeframe: 'DAY_1' },
      'takes no asset.ticker in --params.',
    ],
    [
      'an operation without input takes none',
      'fetchCurrentUser',
      { id: 'x' },
      'fetchCurrentUser takes no id in --params.',
    ],
  ])('%s', (_title, name, params, expected) => {
    expect(() => checkParams(name, inputOf(name), params)).toThrow(expected);
  });

  test('input that may be right passes', () => {
    expect(() => checkParams('getOrders', inputOf('getOrders'), { group: 'OPEN' })).not.toThrow();
  });
});
