import { expect, test } from 'vitest';
import { FormValues } from '../../parts/form-values.ts';
import { orderParams } from './order-params.ts';

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
