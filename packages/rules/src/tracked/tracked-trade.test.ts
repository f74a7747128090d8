import type { TradeType } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { type TrackedTrade, tradeProblems } from './tracked-trade.ts';
import { trade } from './tracked-trades.fixture.ts';

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
