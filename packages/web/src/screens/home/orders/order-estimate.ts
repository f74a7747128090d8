import type { OrderSide } from '@investing-platform/schema/operations';
import type { Asset } from '../trading-types.ts';

/** What is known of an order before the market has it. */
export interface OrderOutline {
  readonly side: OrderSide;
  /** How much of the asset; empty where `notional` is given. */
  readonly quantity: string;
  /** For how much money; empty where `quantity` is given. */
  readonly notional: string;
  /** Empty for an order at the market. */
  readonly limitPrice: string;
}

/** What an order comes to at the present price, fees apart. For the eye: nothing is booked by it. */
export interface OrderEstimate {
  readonly price: number;
  readonly quantity: number;
  readonly value: number;
}

/** Bid and ask are null where the market quotes none. */
type Quoted = Pick<NonNullable<Asset['quote']>, 'price' | 'bid' | 'ask'>;

/** Null while the order's size or its price is not known. */
export function estimateOf(order: OrderOutline, quote: Quoted | null): OrderEstimate | null {
  const best = order.side === 'BUY' ? quote?.ask : quote?.bid;
  const price = Number(order.limitPrice || best || quote?.price || 0);
  if (!(price > 0)) return null;
  const [quantity, notional] = [Number(order.quantity), Number(order.notional)];
  if (quantity > 0) return { price, quantity, value: quantity * price };
  if (notional > 0) return { price, quantity: notional / price, value: notional };
  return null;
}
