import { assetById, theAssetBySymbol } from '@investing-platform/rules/catalogue';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { isMore, minus, percentOf } from '../../facts/amounts.ts';
import { accountsOf } from '../../facts/brokerage.ts';
import { compare, decimal, least, plain, sign, subtract, sum } from '../../kernel/decimal.ts';
import { holdCash, holdingOf, holdQuantity } from '../../trading/accounts.ts';
import { holdLots } from '../../trading/lots.ts';
import { isOpen } from '../../trading/order-status.ts';
import { refuseOutside, refuseOutsideSymbol } from '../../trading/outside.ts';
import { placeOrder } from '../../trading/place-order.ts';
import { given, refuseOddEdit } from '../../trading/refuse-odd-edit.ts';
import { end } from '../../trading/settle.ts';
import { orderView } from '../../trading/views.ts';
import { workOrders } from '../../trading/work-orders.ts';
import type { Order, User } from '../../world/entities.ts';
import type { Platform } from '../../world/platform.ts';
import { refuseBySettings } from '../brokerage/owner-limits.ts';

const EDITABLE = new Set(['ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED']);

function ownUser({ user }: Realm): User {
  if (user === null) throw notFound('Account');
  return user;
}

/** A new order takes the place of what the old one had not filled. */
function edit({ realm, params }: Call) {
  const { platform } = realm;
  const user = ownUser(realm);
  const old = platform.state.orders.get(String(params['id']).toLowerCase());
  if (old === undefined || old.userId !== user.id) throw notFound('Order');
  if (!EDITABLE.has(old.status) || old.activeStrategyId != null) {
    const next = old.status === 'REPLACED' ? `; edit ${old.replacedByOrderId} in its place` : '';
    const message = `The order cannot be edited: its status is ${old.status}${next}`;
    throw refuse('ORDER_NOT_EDITABLE', message);
  }
  refuseOddEdit(old, params);
  const left = old.quantity === null ? null : plain(subtract(old.quantity, old.quantityFilled));
  const text = (value: unknown, before: string | null) => plainOrNull(given(value)) ?? before;
  const plainOrNull = (value: Order['limitPrice']) => (value === null ? null : plain(value));
  const { status, held, lots } = old;
  refuseMoreThanNamed(old, params['quantity']);
  end(platform, old, 'REPLACED');
  try {
    const wanted: PlaceOrderInput = {
      assetId: old.asset.id,
      brokerAccountId: old.account.id,
      side: old.side,
      type: old.type,
      timeInForce: (params['timeInForce'] ?? old.timeInForce) as Order['timeInForce'],
      premarket: old.premarket,
      quantity: given(params['notional']) === null ? text(params['quantity'], left) : null,
      notional: text(
        params['notional'],
        given(params['quantity']) === null ? plainOrNull(old.notional) : null,
      ),
      limitPrice: text(params['limitPrice'], plainOrNull(old.limitPrice)),
      stopPrice: text(params['stopPrice'], plainOrNull(old.stopPrice)),
      clientOrderId: (params['clientOrderId'] ?? null) as string | null,
      ...(lots.length === 0 ? {} : { lots: unsold(lots, text(params['quantity'], left)) }),
    };
    refuseBySettings(realm, old.account, wanted);
    const order = placeOrder(platform, user, wanted);
    old.replacedByOrderId = order.id;
    order.replacesOrderId = old.id;
    return orderView(platform, order);
  } catch (refusal) {
    // What cannot be placed leaves the old order as it was.
    restore(platform, old, status, held);
    throw refusal;
  }
}

/** An order that names its lots has no others to sell more of. */
function refuseMoreThanNamed({ lots, quantity }: Order, wanted: unknown): void {
  if (lots.length === 0 || wanted == null || quantity === null) return;
  if (compare(decimal(String(wanted)), quantity) <= 0) return;
  const repair = 'cancel it, and place one that names more lots';
  throw badInput('params.quantity', `must not exceed the lots that the order names: ${repair}`);
}

/** What an order has not sold of its lots, cut to a quantity: those named first. */
function unsold(lots: Order['lots'], quantity: string | null) {
  let rest = decimal(quantity ?? '0');
  return lots.flatMap(({ lotId, quantity: named, sold }) => {
    const part = least(rest, subtract(named, sold));
    rest = subtract(rest, part);
    return sign(part) > 0 ? [{ lotId, quantity: plain(part) }] : [];
  });
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
}

function liquidate({ realm, params }: Call) {
  const { platform } = realm;
  const user = ownUser(realm);
  const { assetId, symbol } = Object(params['asset']);
  if (symbol != null) refuseOutsideSymbol(platform, user.id, symbol);
  const asset =
    symbol == null ? assetById(assetId) : theAssetBySymbol('params.asset.symbol', symbol);
  const wanted = params['brokerAccountId'] ?? behindCredential(realm, params);
  const holding = platform.state.holdings.find(
    ({ account, asset: own, quantity }) =>
      own === asset &&
      sign(quantity) > 0 &&
      accountsOf(realm).includes(account) &&
      (wanted === null ? account.tradingMode === 'LIVE' : account.id === wanted),
  );
  if (asset !== null) {
    const named = accountsOf(realm).find(({ id }) => id === wanted);
    if (named !== undefined) refuseOutside(platform, named, asset);
  }
  if (asset === null || holding === undefined) throw notFound('Position');
  if (params['cancelOpenOrders'] !== false) {
    for (const order of platform.state.orders.values()) {
      if (order.account === holding.account && order.asset === asset && isOpen(order.status)) {
        end(platform, order, 'CANCELED');
      }
    }
  }
  const { quantity, percent, lots } = Object(params['size']);
  const given = lots == null ? quantity : plain(sum(lots.map(quantityOf)));
  const free = minus(plain(holding.quantity), plain(holding.held));
  const sold = given ?? roundedDown(percentOf(plain(holding.quantity), percent));
  if (isMore(sold, free)) throw refuse('INSUFFICIENT_QUANTITY', 'Less can be sold');
  if (compare(decimal(sold), decimal('0')) <= 0) throw badInput('params.size', 'sells nothing');
  const request = {
    assetId: asset.id,
    brokerAccountId: holding.account.id,
    side: 'SELL',
    type: 'MARKET',
    timeInForce: asset.assetClass === 'CRYPTO' ? 'GTC' : 'DAY',
    quantity: sold,
    lots,
    source: 'LIQUIDATION',
  } as const;
  const order = placeOrder(platform, user, request, 'params.size.lots');
  return orderView(platform, order);
}

/** The account that a credential reaches, where one is named. */
function behindCredential(realm: Realm, params: Call['params']): string | null {
  const wanted = params['brokerCredentialId'];
  if (wanted == null) return null;
  const found = accountsOf(realm).find(({ credentialId }) => credentialId === wanted);
  if (found === undefined) throw notFound('Broker credential');
  return found.id;
}

const quantityOf = (lot: { readonly quantity: string | number }) => decimal(lot.quantity);

const PLACES = 9;

function roundedDown(quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.');
  const cut = fraction.slice(0, PLACES).replace(/0+$/, '');
  return cut === '' ? whole : `${whole}.${cut}`;
}

/** An open order far below the market, for the examples. */
function openOrder(realm: Realm): string {
  const { platform } = realm;
  const order = placeOrder(platform, ownUser(realm), {
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
  cancelOrder: { example: onOpenOrder },
  editOrder: { answers: edit, example: onOpenOrder },
  liquidatePosition: { answers: liquidate },
};
