import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { type OrderTimes, orderTimes } from '@investing-platform/rules/trading/orders/hours';
import {
  type NamedLots,
  refuseUnsoundLots,
} from '@investing-platform/rules/trading/orders/named-lots';
import { type OrderNeeds, orderNeeds } from '@investing-platform/rules/trading/orders/needs';
import {
  nameInUse,
  restrictionsOf,
  washTrade,
} from '@investing-platform/rules/trading/orders/refusals';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import { type OrderTerms, orderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OrderSource, PlaceOrderInput } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import { limitsFor } from '../rules/brokerage/owner-limits.ts';
import type { Account, Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import {
  holdCash,
  holdingOf,
  holdQuantity,
  refuseTooMuch,
  selectAccount,
  statusOf,
} from './accounts.ts';
import { feeRate } from './fees.ts';
import { addOrder } from './filled-order.ts';
import { holdLots, namedLots, refuseUnavailable } from './lots.ts';
import { refuseOutside } from './outside.ts';

/**
 * Takes an order as the service does: it holds what it may need; the mock market fills it with the
 * next read or when time moves.
 *
 * @throws {PlatformError} with the codes that the contract names
 */
export function placeOrder(realm: Realm, user: User, input: PlaceOrderInput): Order {
  const asset = assetById(input.assetId);
  if (asset === null) throw notFound('Asset');
  const terms = orderTerms(input, asset);
  const account = selectAccount(realm, user, input);
  refuseRestricted(account, terms, limitsFor(realm, account, asset, terms));
  return takeOrder(realm.platform, {
    account,
    asset,
    terms,
    clientOrderId: input.clientOrderId ?? null,
    lots: input.lots == null ? null : { lots: input.lots, path: 'params.lots' },
    source: 'API',
  });
}

/** @throws {PlatformError} ACCOUNT_RESTRICTED; ASSET_NOT_FRACTIONABLE; ORDER_REJECTED */
export function refuseRestricted(
  account: Account,
  terms: OrderTerms,
  limits: Parameters<typeof restrictionsOf>[2],
): void {
  const [first] = restrictionsOf(statusOf(account), terms, limits);
  if (first !== undefined) throw first;
}

/** An order that nothing about its account speaks against. */
export interface OrderToTake {
  readonly account: Account;
  readonly asset: Instrument;
  readonly terms: OrderTerms;
  readonly clientOrderId: string | null;
  readonly lots: NamedLots | null;
  readonly source: OrderSource;
  /** Default: as its terms and the hours of its market say. */
  readonly times?: OrderTimes;
}

export function takeOrder(platform: Platform, toTake: OrderToTake): Order {
  const { account, asset, terms, clientOrderId, source } = toTake;
  const times = toTake.times ?? orderTimes(asset, terms, platform.clock.now());
  const needs = needsNow(platform, asset, terms);
  refuseOutside(platform, account, asset);
  refuseWashTrade(platform, account, asset, terms);
  refuseUsedName(platform, account.userId, clientOrderId);
  const holding = holdingOf(platform, account, asset);
  if (toTake.lots !== null) refuseUnsoundLots(toTake.lots, terms);
  const lots = namedLots(toTake.lots);
  if (terms.side === 'BUY') holdCash(platform, account, asset.currency, needs.cash);
  else {
    refuseTooMuch(holding, needs.quantity);
    refuseUnavailable(holding, lots, toTake.lots?.path ?? '');
    holdQuantity(holding, needs.quantity);
  }
  const order = addOrder(platform, {
    ...terms,
    ...times,
    account,
    asset,
    clientOrderId,
    lots,
    source,
    capPrice: needs.capPrice,
    held: needs.cash.plus(needs.quantity),
  });
  holdLots(holding, order);
  return order;
}

/** @throws {PlatformError} PROVIDER_UNAVAILABLE; BAD_USER_INPUT for a notional that is too small */
export function needsNow({ market }: Platform, asset: Instrument, terms: OrderTerms): OrderNeeds {
  return orderNeeds(asset, terms, market.quote(asset), feeRate(asset));
}

export function refuseWashTrade(
  { state }: Platform,
  { userId, tradingMode }: Account,
  asset: Instrument,
  terms: OrderTerms,
): void {
  for (const order of state.orders.values()) {
    if (order.userId !== userId || order.asset !== asset || order.side === terms.side) continue;
    if (order.account.tradingMode !== tradingMode || !isOpen(order.status)) continue;
    if (crosses(terms, order.limitPrice)) throw washTrade();
  }
}

function crosses({ side, limitPrice }: OrderTerms, opposing: Decimal | null): boolean {
  if (limitPrice === null || opposing === null) return true;
  return side === 'BUY' ? limitPrice.gte(opposing) : limitPrice.lte(opposing);
}

export function refuseUsedName(
  { state }: Platform,
  userId: string,
  clientOrderId: string | null,
): void {
  if (clientOrderId === null) return;
  for (const order of state.orders.values()) {
    if (order.userId === userId && order.clientOrderId === clientOrderId) throw nameInUse();
  }
}
