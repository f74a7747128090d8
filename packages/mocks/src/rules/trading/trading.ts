import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { ZERO } from '@investing-platform/rules/numbers/decimal';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import {
  editedTerms,
  moreThanNamed,
  remainingTerms,
  sellsMore,
  timesOfEdit,
} from '@investing-platform/rules/trading/orders/edit';
import {
  assetToSell,
  liquidationTerms,
  outsideSymbol,
  quantityToSell,
} from '@investing-platform/rules/trading/orders/liquidation';
import { cutTo } from '@investing-platform/rules/trading/orders/named-lots';
import { refuseUneditable } from '@investing-platform/rules/trading/orders/refusals';
import { isEditable, isOpen } from '@investing-platform/rules/trading/orders/status';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { EditOrderInput, LiquidatePositionInput } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import {
  findAccount,
  heldOf,
  holdCash,
  holdingOf,
  holdQuantity,
  ordersOf,
} from '../../trading/accounts.ts';
import { holdLots, unsoldOf } from '../../trading/lots.ts';
import { refuseOutside, refuseOutsideSymbol } from '../../trading/outside.ts';
import { placeOrder, refuseRestricted, takeOrder } from '../../trading/place-order.ts';
import { end } from '../../trading/settle.ts';
import { workOrders } from '../../trading/work-orders.ts';
import type { Order, User } from '../../world/entities.ts';
import type { Platform } from '../../world/platform.ts';
import { limitsFor } from '../brokerage/owner-limits.ts';
import { orderRules, ownOrder, ownUser, shownOrder } from './orders.ts';

/** A new order takes the place of what the old one had not filled. */
function edit({ realm, params }: Call<'editOrder'>) {
  const { platform } = realm;
  const { id, clientOrderId = null, ...changes } = params as EditOrderInput;
  const old = ownOrder(realm, id);
  const { account, asset } = old;
  refuseUneditable({
    status: old.status,
    isEditable: isEditable(old.status),
    activeStrategyId: old.activeStrategyId ?? null,
    replacedByOrderId: old.replacedByOrderId ?? null,
  });
  const whole = editedTerms(old, changes, asset);
  refuseRestricted(account, whole, limitsFor(realm, account, asset, whole));
  if (old.lots.length > 0 && sellsMore(old, whole)) throw moreThanNamed();
  const terms = remainingTerms(whole, old);
  const lots = old.lots.length === 0 ? null : { lots: unsold(old, terms), path: 'params.lots' };
  const times = timesOfEdit(old, old.asset, terms, platform.clock.now());
  const { status, held } = old;
  end(platform, old, 'REPLACED');
  try {
    const order = takeOrder(platform, {
      account,
      asset,
      terms,
      clientOrderId,
      lots,
      times,
      source: old.source,
    });
    old.replacedByOrderId = order.id;
    order.replacesOrderId = old.id;
    order.electedAt = old.electedAt;
    return shownOrder(realm, order);
  } catch (refusal) {
    // What cannot be placed leaves the old order as it was.
    restore(platform, old, status, held);
    throw refusal;
  }
}

/** What an order has not sold of its lots, cut to a quantity: those named first. */
function unsold(old: Order, { quantity }: OrderTerms) {
  return cutTo(unsoldOf(old), quantity ?? ZERO).map(({ lotId, part }) => ({
    lotId,
    quantity: part,
  }));
}

function restore(
  platform: Platform,
  old: Order,
  status: Order['status'],
  held: Order['held'],
): void {
  const { account, asset } = old;
  if (old.side === 'BUY') holdCash(platform, account, asset.currency, held);
  else {
    const holding = holdingOf(platform, account, asset);
    holdQuantity(holding, held);
    holdLots(holding, old);
  }
  old.held = held;
  old.status = status;
  old.endedAt = null;
}

function liquidate({ realm, params }: Call<'liquidatePosition'>) {
  const { platform } = realm;
  const user = ownUser(realm);
  const { asset: reference, size, cancelOpenOrders, ...choice } = params as LiquidatePositionInput;
  const asset = assetMeant(platform, user, reference);
  const account = findAccount(platform, user, choice);
  const holding = heldOf(platform, account, asset);
  if (cancelOpenOrders !== false) {
    for (const order of ordersOf(platform, account)) {
      if (order.asset === asset && isOpen(order.status)) end(platform, order, 'CANCELED');
    }
  }
  refuseOutside(platform, account, asset);
  if (holding === undefined || holding.quantity.isZero()) throw notFound('Position');
  const { quantity: whole, held } = holding;
  const quantity = quantityToSell(asset, { whole, available: whole.minus(held) }, size);
  const terms = liquidationTerms(asset, quantity);
  refuseRestricted(account, terms, null);
  const lots = size.lots == null ? null : { lots: size.lots, path: 'params.size.lots' };
  const order = {
    account,
    asset,
    terms,
    clientOrderId: null,
    lots,
    source: 'LIQUIDATION',
  } as const;
  return shownOrder(realm, takeOrder(platform, order));
}

function assetMeant(
  platform: Platform,
  user: User,
  asked: LiquidatePositionInput['asset'],
): Instrument {
  const outside = outsideSymbol(asked);
  if (outside !== null) refuseOutsideSymbol(platform, user.id, outside);
  return assetToSell(asked);
}

/** An open order far below the market, for the examples. */
function openOrder(realm: Realm): string {
  const { platform } = realm;
  const order = placeOrder(realm, ownUser(realm), {
    assetId: theAssetBySymbol('symbol', 'AAPL').id,
    side: 'BUY',
    type: 'LIMIT',
    timeInForce: 'GTC',
    quantity: '2',
    limitPrice: '120',
  });
  workOrders(platform);
  return order.id;
}

const onOpenOrder = (realm: Realm, params: Readonly<Record<string, unknown>>) => ({
  ...params,
  id: openOrder(realm),
  ...(params['quantity'] === undefined ? {} : { quantity: '3', limitPrice: '121.5' }),
});

export const tradingRules: Rules = {
  ...orderRules,
  cancelOrder: { ...orderRules.cancelOrder, example: onOpenOrder },
  editOrder: { answers: edit, example: onOpenOrder },
  liquidatePosition: { answers: liquidate },
};
