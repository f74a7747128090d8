import type { TradeType } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { type ToldTrade, type TrackedTrade, toldProblems, tradeProblems } from './tracked-trade.ts';
import { buy, trade } from './tracked-trades.fixture.ts';

test.each<[TradeType, Partial<TrackedTrade>, string[]]>([
  ['BUY', {}, ['params.quantity', 'params.price']],
  ['BUY', { quantity: '1', price: '1', costBasis: '1' }, ['params.costBasis']],
  ['OPENING_BALANCE', { quantity: '1' }, ['params.costBasis']],
  ['OPENING_BALANCE', { quantity: '1', costBasis: '1', price: '1' }, ['params.costBasis']],
  ['SPLIT', { ratio: { numerator: 1, denominator: 2 } }, ['params.ratio']],
  ['CONSOLIDATION', { ratio: { numerator: 2, denominator: 2 } }, ['params.ratio']],
  ['TRANSFER_OUT', { quantity: '1', price: '2' }, ['params.price']],
  [
    'BUY',
    { quantity: '1', price: '2', lotSelections: [{ tradeId: 'a', quantity: '1' }] },
    ['params.lotSelections'],
  ],
  [
    'SELL',
    { quantity: '1', price: '2', lotSelections: [{ tradeId: 'a', quantity: '2' }] },
    ['params.lotSelections'],
  ],
  ['CAPITAL_CALL', { capitalAmount: '3' }, []],
])('%s with %j is wrong in %j', (type, given, paths) => {
  expect(tradeProblems(trade(type, '2026-01-05', given)).map(({ path }) => path)).toEqual(paths);
});

test.each<[Partial<ToldTrade>, string, string[]]>([
  [{}, 'EUR', []],
  [{ tradedOn: '2026-11-20' }, 'EUR', []],
  [{ tradedOn: '2026-11-21' }, 'EUR', ['tradedOn: must not be in the future']],
  [{ feeCurrency: 'EUR', exchangeRate: '0.9' }, 'EUR', []],
  [{ feeCurrency: 'NZD' }, 'EUR', ['feeCurrency: must be USD or EUR']],
  [{ feeCurrency: 'NZD' }, 'USD', ['feeCurrency: must be USD']],
  [{ exchangeRate: '1.0' }, 'USD', []],
  [
    { price: null, exchangeRate: '0.9' },
    'USD',
    [
      'price: is needed for BUY',
      'exchangeRate: must be 1 or left out: instrument and portfolio are in USD',
    ],
  ],
])('a purchase told with %j for a portfolio in %s: %j', (given, portfolioCurrency, wrong) => {
  const told = { ...buy('2026-11-19', '1', '2'), feeCurrency: null, exchangeRate: null, ...given };
  const found = toldProblems(told, { currency: 'USD', portfolioCurrency }, '2026-11-20');
  expect(found.map(({ path, message }) => `${path.replace('params.', '')}: ${message}`)).toEqual(
    wrong,
  );
});
