import type { Instrument } from '@investing-platform/schema/instruments';
import { type Decimal, multiply, ZERO } from '../kernel/decimal.ts';
import type { Account } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { holdingOf } from './accounts.ts';
import { addLot } from './lots.ts';

export interface OpeningPosition {
  readonly asset: Instrument;
  readonly quantity: Decimal;
  /** Paid for one. */
  readonly price: Decimal;
  readonly at: Date;
}

/** A position with the filled order that bought it. Cash stays as it is. */
export function addOpeningPosition(
  platform: Platform,
  account: Account,
  { asset, quantity, price, at }: OpeningPosition,
): void {
  const holding = holdingOf(platform, account, asset);
  const value = multiply(quantity, price);
  addLot(platform, holding, { quantity, cost: value, acquiredAt: at });
  const id = platform.newId();
  platform.state.orders.set(id, {
    id,
    userId: account.userId,
    account,
    asset,
    clientOrderId: null,
    side: 'BUY',
    type: 'LIMIT',
    timeInForce: 'GTC',
    quantity,
    notional: null,
    limitPrice: price,
    stopPrice: null,
    capPrice: null,
    premarket: false,
    submittedAt: at,
    expiresAt: at,
    status: 'FILLED',
    isElected: true,
    quantityFilled: quantity,
    valueFilled: value,
    fees: ZERO,
    fills: [{ id: platform.newId(), quantity, price, fee: ZERO, at }],
    held: ZERO,
    lots: [],
    gain: ZERO,
    rejectReason: null,
    filledAt: at,
    canceledAt: null,
    expiredAt: null,
  });
}
