import { type Decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import type { Fill, Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

const NOTHING_YET = {
  status: 'PENDING_NEW',
  electedAt: null,
  quantityFilled: ZERO,
  valueFilled: ZERO,
  fees: ZERO,
  held: ZERO,
  gain: ZERO,
  failureReason: null,
  failureCode: null,
  endedAt: null,
  filledAt: null,
  canceledAt: null,
  expiredAt: null,
} as const;

type Made = keyof typeof NOTHING_YET | 'id' | 'userId' | 'fills' | 'lots';

/** Adds an order of which nothing is filled but what is given. */
export function addOrder(
  { newId, state }: Platform,
  given: Omit<Order, Made> & Partial<Order>,
): Order {
  const { account } = given;
  const own = { id: newId(), userId: account.userId, fills: [], lots: [] };
  const order: Order = { ...NOTHING_YET, ...own, ...given };
  state.orders.set(order.id, order);
  return order;
}

/** An order that was filled at once, all of it at one price. */
export interface FilledAtOnce
  extends Pick<Order, 'account' | 'asset' | 'side' | 'type' | 'timeInForce' | 'limitPrice'>,
    Partial<Pick<Order, 'activeStrategyId' | 'runId'>> {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly fees: Decimal;
  readonly at: Date;
  readonly brought: Fill['brought'];
}

/** Adds the order; cash and shares stay as they are. */
export function addFilledOrder(
  platform: Platform,
  { price, at, brought, ...terms }: FilledAtOnce,
): Order {
  const { quantity, fees } = terms;
  return addOrder(platform, {
    ...terms,
    clientOrderId: null,
    notional: null,
    stopPrice: null,
    capPrice: null,
    premarket: false,
    submittedAt: at,
    expiresAt: at,
    auctionAt: null,
    status: 'FILLED',
    electedAt: at,
    quantityFilled: quantity,
    valueFilled: quantity.times(price),
    fills: [{ id: platform.newId(), quantity, price, fee: fees, at, brought }],
    source: terms.activeStrategyId == null ? 'API' : 'REBALANCE',
    endedAt: at,
    filledAt: at,
  });
}
