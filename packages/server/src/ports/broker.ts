import type { OrderSide, OrderType, TimeInForce } from '@investing-platform/schema/operations';

/** What a venue is told about an order; the same at every call. Amounts are plain decimals. */
export interface VenueOrder {
  /** Ours, unique: a venue takes an order once however often it is handed over. */
  readonly id: string;
  /** The account that it trades for. */
  readonly brokerAccountId: string;
  readonly assetId: string;
  /** The asset's: of all prices, values and fees. */
  readonly currency: string;
  /**
   * What a fill costs at most, as a fraction of its value: `greatestFeeRate` when the order was
   * taken.
   */
  readonly feeRate: string;
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  /** Null where the order names a `notional`: exactly one of the two is given. */
  readonly quantity: string | null;
  readonly notional: string | null;
  readonly limitPrice: string | null;
  readonly stopPrice: string | null;
  /** The highest price that a MARKET or STOP buy may pay: what its cash covers. */
  readonly capPrice: string | null;
  /** The most that a sell by `notional` may deliver: what is held for it. */
  readonly maximumQuantity: string | null;
  /** Fills are multiples of this. */
  readonly quantityStep: string;
  /** No order for less is taken. Null: no such rule. */
  readonly minimumQuantity: string | null;
  /** Whether the order also trades before and after regular hours. */
  readonly extendedHours: boolean;
  /** The opening or closing that an OPG or CLS order is for. Null for all others. */
  readonly auctionAt: Date | null;
}

/** What has been recorded of an order so far: a venue answers with what came after it. */
export interface VenueRecord {
  readonly quantityFilled: string;
  /** The sum of quantity times price over the fills. */
  readonly valueFilled: string;
  readonly fees: string;
  readonly fillCount: number;
  readonly lastFilledAt: Date | null;
  /** Whether the stop price of a STOP or STOP_LIMIT order has been reached. */
  readonly isElected: boolean;
}

/** One fill. */
export interface VenueFill {
  /** The venue's name for it, unique within the order. */
  readonly reference: string;
  readonly quantity: string;
  readonly price: string;
  /** In the order's currency, whole minor units. */
  readonly fee: string;
  readonly at: Date;
}

/**
 * `WAITING`: the market is closed for the order. `HELD`: its stop price has not been reached.
 * `WORKING`: it can be filled. `FILLED` and `CANCELED` are final.
 */
export type VenueState = 'WAITING' | 'HELD' | 'WORKING' | 'FILLED' | 'CANCELED';

/**
 * A price, and what has to become of it before anything can come of an order: `BUY` is what buys
 * pay, `SELL` what sells get, `LAST` the last price. `AT_MOST` and `AT_LEAST` include the price.
 */
export interface AwaitedPrice {
  readonly kind: 'BUY_AT_MOST' | 'SELL_AT_LEAST' | 'LAST_AT_LEAST' | 'LAST_AT_MOST';
  readonly price: string;
}

/** The prices of one asset that orders may wait for. */
export interface VenuePrices {
  /** The least that a buy could pay now. */
  readonly buy: string;
  /** The most that a sell could get now. */
  readonly sell: string;
  readonly last: string;
}

export interface VenueReport {
  /** After the fills. */
  readonly state: VenueState;
  /** Those that are not in the record, oldest first. At most 100; more come at the next call. */
  readonly fills: readonly VenueFill[];
  /**
   * Until the price is there the same call would bring no news, unless a session of the market
   * begins or ends, or the order lapses. Absent: it has to be asked again to find out.
   */
  readonly waitsFor?: AwaitedPrice;
  /** The venue's own name for the order. Absent: it has none, or does not tell it. */
  readonly brokerOrderId?: string;
}

/**
 * `refused` is final: the venue does not have the order and will not take it. After `retryable`
 * nothing happened. After `unknown` it may have: the same call again finds out.
 */
export type VenueAnswer =
  | { readonly kind: 'ok'; readonly report: VenueReport }
  | { readonly kind: 'refused' | 'retryable' | 'unknown'; readonly reason: string };

/**
 * The venue that fills orders. No call rejects; what takes longer than the caller's signal allows
 * is `unknown`. Every adapter passes `broker.contract.ts`.
 */
export interface Broker {
  /** The greatest fee for a fill, as a fraction of its value: 0.0025 is a quarter percent. */
  greatestFeeRate(isCrypto: boolean): string;
  /** Hands the order over, or finds it where it was handed over before. */
  submit(order: VenueOrder, record: VenueRecord, signal: AbortSignal): Promise<VenueAnswer>;
  /** Asks what has come of an order that was handed over. */
  poll(order: VenueOrder, record: VenueRecord, signal: AbortSignal): Promise<VenueAnswer>;
  /**
   * Takes the order back. The report is the last one: its state is CANCELED, or FILLED where a
   * fill came first. An order that the venue never had is CANCELED too. Any other state says that
   * the venue keeps the order.
   */
  cancel(order: VenueOrder, record: VenueRecord, signal: AbortSignal): Promise<VenueAnswer>;
  /**
   * Where the market is now, for the orders that wait for a price. Assets that nobody trades now
   * are left out; past the signal's deadline, all. Venues that never report `waitsFor` lack it.
   */
  prices?(
    assetIds: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, VenuePrices>>;
}
