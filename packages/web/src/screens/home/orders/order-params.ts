import type { OrderSide, PlaceOrderInput } from '@investing-platform/schema/operations';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import type { Asset } from '../trading-types.ts';

const TIMES = ['DAY', 'GTC', 'IOC'] as const;
export type OrderTime = (typeof TIMES)[number];

/** How the size of an order is given: how much of the asset, or for how much money. */
export type SizedBy = 'quantity' | 'notional';

/** What the ticket's fields ask for. Amounts stay texts, as they were typed. */
export function orderParams(values: FormValues, assetId: string, side: OrderSide): PlaceOrderInput {
  const isLimit = values.text('type') === 'LIMIT';
  const timeInForce = TIMES.find((time) => time === values.text('timeInForce')) ?? 'DAY';
  const brokerAccountId = values.given('brokerAccountId');
  const notional = values.given('notional');
  return {
    assetId,
    side,
    type: isLimit ? 'LIMIT' : 'MARKET',
    ...(notional === undefined ? { quantity: values.text('quantity').trim() } : { notional }),
    ...(isLimit ? { limitPrice: values.text('limitPrice').trim() } : {}),
    timeInForce,
    ...(brokerAccountId === undefined ? {} : { brokerAccountId }),
  };
}

const TIME_WORDS: Readonly<Record<OrderTime, string>> = {
  DAY: 'Until the end of the day',
  GTC: 'Until cancelled',
  IOC: 'Only at once',
};

/** What the order's time means, for the person. */
export function standsText(time: string): string {
  return TIME_WORDS[TIMES.find((known) => known === time) ?? 'DAY'];
}

/** The times that the market of an asset takes; those of shares where it is not known yet. */
export function timesFor(
  asset: Pick<Asset, 'assetClass'> | null,
  sizedBy: SizedBy,
): readonly OrderTime[] {
  if (asset?.assetClass === 'CRYPTO') return ['GTC', 'IOC'];
  return sizedBy === 'notional' ? ['DAY'] : TIMES;
}
