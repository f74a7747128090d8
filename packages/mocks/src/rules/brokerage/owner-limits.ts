import type { AccountLimits } from '@investing-platform/rules/trading/orders/refusals';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import { single } from '../../contract/single.ts';
import { inCurrency, isMore, times } from '../../facts/amounts.ts';
import { changeOfDay } from '../../facts/day-change.ts';
import type { Account } from '../../world/entities.ts';

/** What the owner's settings say of an order of the platform account; null of another's. */
export function limitsFor(
  realm: Realm,
  account: Account,
  asset: Instrument,
  terms: OrderTerms,
): AccountLimits | null {
  if (account.tradingMode !== 'LIVE') return null;
  const config = single(realm, 'PlatformInvestAccountConfig');
  return {
    isSuspended: config.suspendTrade === true,
    isWholeOnly: config.fractionalTrading === false,
    isTooLarge: isTooLarge(realm, config, asset, terms),
    isLossReached: isLossReached(realm, config, account),
  };
}

function isTooLarge(
  { platform: { market } }: Realm,
  { maxOrderNotional }: RowOf<'PlatformInvestAccountConfig'>,
  asset: Instrument,
  { quantity, notional, limitPrice, stopPrice }: OrderTerms,
): boolean {
  if (maxOrderNotional == null) return false;
  const { amount, currency } = Object(maxOrderNotional);
  const price = limitPrice ?? stopPrice ?? market.quote(asset).ask;
  const value = inCurrency(notional ?? times(quantity, price), asset.currency, currency);
  return isMore(value, amount);
}

function isLossReached(
  realm: Realm,
  { dailyLossLimit }: RowOf<'PlatformInvestAccountConfig'>,
  account: Account,
): boolean {
  if (dailyLossLimit == null) return false;
  const { amount, currency } = Object(dailyLossLimit);
  const lost = times(changeOfDay(realm, account, currency), -1);
  return !isMore(amount, lost);
}
