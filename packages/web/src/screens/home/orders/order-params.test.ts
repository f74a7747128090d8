import { expect, test } from 'vitest';
import { FormValues } from '../../../parts/forms/form-values.ts';
import { orderParams, timesFor } from './order-params.ts';

function valuesOf(fields: Record<string, string>): FormValues {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new FormValues(data);
}

test('a market order sends no price, and amounts as they were typed', () => {
  const values = valuesOf({
    type: 'MARKET',
    quantity: ' 0.10 ',
    limitPrice: '9',
    timeInForce: 'GTC',
  });
  expect(orderParams(values, 'asset-1', 'BUY')).toEqual({
    assetId: 'asset-1',
    side: 'BUY',
    type: 'MARKET',
    quantity: '0.10',
    timeInForce: 'GTC',
  });
});

test('a limit order carries its price and the account', () => {
  const values = valuesOf({
    type: 'LIMIT',
    quantity: '3',
    limitPrice: '101.50',
    timeInForce: 'DAY',
    brokerAccountId: 'account-1',
  });
  expect(orderParams(values, 'asset-1', 'SELL')).toMatchObject({
    side: 'SELL',
    type: 'LIMIT',
    limitPrice: '101.50',
    brokerAccountId: 'account-1',
  });
});

test('an order for an amount of money sends no quantity', () => {
  const values = valuesOf({ type: 'MARKET', notional: '25.00', timeInForce: 'DAY' });
  const params = orderParams(values, 'asset-1', 'BUY');
  expect(params).toMatchObject({ notional: '25.00' });
  expect(params).not.toHaveProperty('quantity');
});

test.each([
  ['crypto assets', 'CRYPTO', 'quantity', ['GTC', 'IOC']],
  ['shares', 'EQUITY', 'quantity', ['DAY', 'GTC', 'IOC']],
  ['shares for an amount of money', 'EQUITY', 'notional', ['DAY']],
] as const)(
  'only the times that the market takes are offered: %s',
  (_title, assetClass, by, times) => {
    expect(timesFor({ assetClass }, by)).toEqual(times);
  },
);
