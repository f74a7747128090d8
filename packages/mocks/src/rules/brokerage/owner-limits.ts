import { assetById } from '@investing-platform/rules/catalogue';
import { refuse } from '@investing-platform/rules/platform-error';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import type { Realm } from '../../contract/realm.ts';
import type { Row } from '../../contract/row.ts';
import { single } from '../../contract/single.ts';
import { inCurrency, isMore, times } from '../../facts/amounts.ts';
import { changeOfDay } from '../../facts/day-change.ts';
import type { Account } from '../../world/entities.ts';

/**
 * What the owner's settings do not allow of an order of the platform account.
 *
 * @throws {PlatformError} ACCOUNT_RESTRICTED; ASSET_NOT_FRACTIONABLE; ORDER_REJECTED, naming the
 *   limit
 */
export function refuseBySettings(realm: Realm, account: Account, order: PlaceOrderInput): void {
  if (account.tradingMode !== 'LIVE') return;
  const config = single(realm, 'PlatformInvestAccountConfig');
  if (config['suspendTrade'] === true) {
    throw refuse('ACCOUNT_RESTRICTED', 'Trading is stopped by the setting suspendTrade');
  }
  if (config['fractionalTrading'] === false && !Number.isInteger(Number(order.quantity ?? 0.5))) {
    const message = 'The setting fractionalTrading allows orders for whole shares only';
    throw refuse('ASSET_NOT_FRACTIONABLE', message);
  }
  if (isTooLarge(realm, config, order)) {
    throw refuse('ORDER_REJECTED', 'The order is worth more than the setting maxOrderNotional');
  }
  if (order.side === 'BUY' && isLossReached(realm, config, account)) {
    throw refuse('ORDER_REJECTED', 'The loss of the day has reached the setting dailyLossLimit');
  }
}

function isTooLarge(
  { platform: { market } }: Realm,
  { maxOrderNotional }: Row,
  { assetId, quantity, notional, limitPrice, stopPrice }: PlaceOrderInput,
): boolean {
  const asset = assetById(assetId);
  if (asset === null || maxOrderNotional == null) return false;
  const { amount, currency } = Object(maxOrderNotional);
  const price = limitPrice ?? stopPrice ?? market.quote(asset).ask;
  const value = inCurrency(notional ?? times(quantity ?? 0, price), asset.currency, currency);
  return isMore(value, amount);
}

function isLossReached(realm: Realm, { dailyLossLimit }: Row, account: Account): boolean {
  if (dailyLossLimit == null) return false;
  const { amount, currency } = Object(dailyLossLimit);
  const lost = times(changeOfDay(realm, account, currency), -1);
  return !isMore(amount, lost);
}
