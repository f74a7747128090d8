import { type Decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Account } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { holdingOf } from './accounts.ts';
import { addFilledOrder } from './filled-order.ts';
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
  const value = roundCash(quantity.times(price), asset.currency);
  addLot(platform, holding, { quantity, cost: value, acquiredAt: at });
  const terms = { side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', limitPrice: price } as const;
  const brought = { amount: value.negated(), currency: asset.currency };
  addFilledOrder(platform, { ...terms, account, asset, quantity, price, fees: ZERO, at, brought });
}
