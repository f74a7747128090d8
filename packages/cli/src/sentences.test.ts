import { expect, test } from 'vitest';
import type { Params } from './flags/params.ts';
import { type Names, sentenceFor } from './sentences.ts';

const bitcoin = { id: 'b', symbol: 'BTC', name: 'Bitcoin', currency: 'USD' };
const paper = { name: 'Test', numberMasked: '****0417', tradingMode: 'PAPER', currency: 'USD' };
const order = {
  asset: { id: 'b' },
  side: 'SELL',
  type: 'LIMIT',
  quantity: '2',
  limitPrice: '90000',
};
const known: Names = {
  asset: async () => bitcoin,
  account: async () => paper,
  order: async () => order,
};
const unknown: Names = {
  asset: async () => null,
  account: async () => null,
  order: async () => null,
};
const buy = { assetId: 'b', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' };
const on = { brokerAccountId: 'p' };

test.each<[string, Params, string | null]>([
  [
    'placeOrder',
    { ...buy, ...on, notional: '25' },
    'Buy 25 USD of BTC (Bitcoin), market order, paper account 0417',
  ],
  [
    'placeOrder',
    { ...buy, type: 'STOP_LIMIT', quantity: '1500', notional: 0, limitPrice: '9', stopPrice: '8' },
    'Buy 1,500 BTC (Bitcoin), stop limit order at 9 USD from 8 USD on, live account',
  ],
  ['cancelOrder', { id: 'o' }, 'Cancel the order: Sell 2 BTC (Bitcoin), limit order at 90,000 USD'],
  [
    'editOrder',
    { id: 'o', limitPrice: '91000' },
    'Change the order: Sell 2 BTC (Bitcoin), limit order at 90,000 USD. To: limit price 91,000',
  ],
  [
    'liquidatePosition',
    { asset: { symbol: 'BTC' }, size: { percent: '50' }, ...on },
    'Sell 50 percent of BTC (Bitcoin), market order, paper account 0417',
  ],
  [
    'createWithdrawalRequest',
    { amount: '12500.5', currency: 'NZD' },
    'Withdraw 12,500.5 NZD to your bank account',
  ],
  [
    'createPendingUserTransaction',
    { cardCharge: { amount: '100', currency: 'NZD' } },
    'Charge 100 NZD to your card',
  ],
  [
    'fundPaperAccount',
    { id: 'p', amount: '25000', mode: 'ADD' },
    'Add 25,000 USD of play money to the paper account 0417',
  ],
  ['subscribeUser', { planId: 'x', interval: 'YEAR' }, null],
])('%s of %j', async (operation, params, expected) => {
  expect(await sentenceFor(operation, params, known)).toBe(expected);
});

test('what may not be looked up is not made up', async () => {
  expect(await sentenceFor('cancelOrder', { id: 'o' }, unknown)).toBeNull();
  expect(await sentenceFor('placeOrder', { ...buy, notional: '25' }, unknown)).toBeNull();
  const fund = { id: 'p', amount: '5', mode: 'ADD' };
  expect(await sentenceFor('fundPaperAccount', fund, unknown)).toBe(
    'Add 5 of play money to the account p',
  );
});
