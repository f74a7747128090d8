import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import type { FormValues } from '../../parts/form-values.ts';

const TIMES = ['DAY', 'GTC', 'IOC'] as const;

/** What the ticket's fields ask for. Amounts stay texts, as they were typed. */
export function orderParams(
  values: FormValues,
  assetId: string,
  side: 'BUY' | 'SELL',
): PlaceOrderInput {
  const isLimit = values.text('type') === 'LIMIT';
  const timeInForce = TIMES.find((time) => time === values.text('timeInForce')) ?? 'DAY';
  const brokerAccountId = values.given('brokerAccountId');
  return {
    assetId,
    side,
    type: isLimit ? 'LIMIT' : 'MARKET',
    quantity: values.text('quantity').trim(),
    ...(isLimit ? { limitPrice: values.text('limitPrice').trim() } : {}),
    timeInForce,
    ...(brokerAccountId === undefined ? {} : { brokerAccountId }),
  };
}
