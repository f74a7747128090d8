import type { Decimal } from '../../numbers/decimal.ts';
import { toPlain } from '../../numbers/decimal.ts';
import { badInput } from '../../refusals/platform-error.ts';
import { leftAfter, type OrderEstimate } from './estimate.ts';
import type { OrderNeeds } from './needs.ts';

/** @throws {PlatformError} BAD_USER_INPUT where an order is for another asset than is looked at */
export function refuseOtherAsset(assetId: string, asset: { readonly id: string }): void {
  if (assetId.toLowerCase() === asset.id) return;
  throw badInput('params.assetId', `must be the id of this asset: ${asset.id}`);
}

/** What one fill would come to, as a preview shows it; nothing where it cannot be told. */
export function shownEstimate(estimate: OrderEstimate | null) {
  return {
    price: estimate && toPlain(estimate.price),
    quantity: estimate && toPlain(estimate.quantity),
    value: estimate && toPlain(estimate.value),
    fees: estimate && toPlain(estimate.fees),
  };
}

/**
 * What an order would hold, of what there is, as a preview shows it.
 *
 * @param cash what its account can spend; null where there is no account
 */
export function shownNeeds(needs: OrderNeeds | null, cash: Decimal | null) {
  const left = cash === null || needs === null ? null : leftAfter(cash, needs.cash);
  return {
    cashNeeded: needs && toPlain(needs.cash),
    quantityNeeded: needs && toPlain(needs.quantity),
    buyingPower: cash && toPlain(cash),
    buyingPowerAfter: left && toPlain(left),
  };
}
