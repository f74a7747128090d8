import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { Decimal } from 'decimal.js';
import type { RawActivity, RawOrder } from '../support/raw.ts';
import { Exact, exact, total, ZERO } from './money.ts';

/** A purchase, as far as it is not sold. */
export interface Purchase {
  readonly at: Date;
  readonly quantity: Exact;
  /** With fees (IRS Publication 551, "Stocks and Bonds"). */
  readonly cost: Exact;
}

export interface Books {
  readonly purchases: ReadonlyMap<string, readonly Purchase[]>;
  /** What each sale has gained: proceeds after fees less cost (IRS Publication 550, chapter 4). */
  readonly gains: ReadonlyMap<string, Exact>;
}

/** A lot that a sale named, as the positions showed it. */
export interface SeenLot {
  readonly at: Date;
  readonly unitCost: string;
}

export interface CostTerms {
  readonly method: CostBasisMethod;
  readonly orders: ReadonlyMap<string, RawOrder>;
  readonly seen: ReadonlyMap<string, SeenLot>;
  /** New shares for one old share, by the day that a split was made. */
  readonly splits: readonly {
    readonly assetId: string;
    readonly ratio: Exact;
    readonly at: Date;
  }[];
}

/** Goes through an account's life from its first purchase on. */
export function booksOf(activities: readonly RawActivity[], terms: CostTerms): Books {
  const purchases = new Map<string, Purchase[]>();
  const gains = new Map<string, Exact>();
  const soldOf = new Map<string, Exact>();
  for (const activity of activities) {
    const { type, assetId, quantity, netAmount, orderId } = activity;
    if (assetId === null || quantity === null) continue;
    const held = purchases.get(assetId) ?? [];
    const at = new Date(activity.occurredAt);
    if (type === 'SPLIT' || type === 'REVERSE_SPLIT') {
      purchases.set(assetId, afterSplit(held, exact(quantity), ratioOf(terms, assetId, at)));
    } else if (activity.side === 'BUY') {
      const bought = { at, quantity: exact(quantity), cost: exact(netAmount).negated() };
      purchases.set(
        assetId,
        terms.method === 'AVERAGE' ? [pooled([...held, bought])] : [...held, bought],
      );
    } else if (activity.side === 'SELL' && orderId !== null) {
      const sold = exact(quantity).negated();
      const before = soldOf.get(orderId) ?? ZERO;
      const taken = takenBy(terms, orderId, held, sold, before);
      purchases.set(
        assetId,
        held.map((lot, place) => less(lot, taken[place] ?? ZERO)).filter(isLeft),
      );
      const cost = total(held.map((lot, place) => costOf(lot, taken[place] ?? ZERO)));
      gains.set(orderId, (gains.get(orderId) ?? ZERO).plus(netAmount).minus(cost));
      soldOf.set(orderId, before.plus(sold));
    }
  }
  return { purchases, gains };
}

/** Of dollars and pounds alike (ISO 4217). */
const CENTS = 2;

/** One average cost for all (26 CFR 1.1012-1(e)(7)). */
function pooled(lots: readonly Purchase[]): Purchase {
  const [first] = lots;
  return {
    at: first?.at ?? new Date(0),
    quantity: total(lots.map(({ quantity }) => quantity)),
    cost: total(lots.map(({ cost }) => cost)),
  };
}

/**
 * What a part of a purchase cost: its share in whole cents, as the contract says of lots, and what
 * is left for the last part, so that the parts come to what was paid.
 */
const costOf = ({ quantity, cost }: Purchase, part: Exact): Exact =>
  part.equals(quantity)
    ? cost
    : cost.times(part).dividedBy(quantity).toDecimalPlaces(CENTS, Decimal.ROUND_HALF_EVEN);
const isLeft = ({ quantity }: Purchase): boolean => quantity.greaterThan(0);
const less = (lot: Purchase, part: Exact): Purchase => ({
  ...lot,
  quantity: lot.quantity.minus(part),
  cost: lot.cost.minus(costOf(lot, part)),
});

/**
 * How much of each lot a sale takes: the identified ones (26 CFR 1.1012-1(c)(2)), else the oldest
 * first (1.1012-1(c)(1)), or in the order that the account's method says.
 */
function takenBy(
  terms: CostTerms,
  orderId: string,
  held: readonly Purchase[],
  sold: Exact,
  before: Exact,
): Exact[] {
  const named = terms.orders.get(orderId)?.lots ?? [];
  const taken = held.map(() => ZERO);
  let rest = sold;
  const take = (place: number, most: Exact): void => {
    const quantity = held[place]?.quantity ?? ZERO;
    const part = Exact.min(rest, most, quantity.minus(taken[place] ?? ZERO));
    taken[place] = (taken[place] ?? ZERO).plus(part);
    rest = rest.minus(part);
  };
  if (named.length === 0) {
    for (const place of inOrder(terms.method, held)) take(place, rest);
  } else {
    let gone = before;
    for (const { lotId, quantity } of named) {
      const most = Exact.max(0, exact(quantity).minus(gone));
      gone = Exact.max(0, gone.minus(quantity));
      take(placeOf(held, terms.seen.get(lotId)), most);
    }
  }
  if (!rest.isZero()) throw new Error(`${rest} of ${sold} that order ${orderId} sold is in no lot`);
  return taken;
}

function placeOf(held: readonly Purchase[], seen: SeenLot | undefined): number {
  if (seen === undefined) throw new Error('a sale names a lot that was never seen');
  const off = ({ cost, quantity }: Purchase): Exact =>
    cost.dividedBy(quantity).minus(seen.unitCost).abs();
  const places = held.keys().filter((place) => held[place]?.at.getTime() === seen.at.getTime());
  const [best] = [...places].sort((one, other) => {
    const [left, right] = [held[one], held[other]];
    return left === undefined || right === undefined ? 0 : off(left).comparedTo(off(right));
  });
  if (best === undefined) throw new Error(`no lot was bought at ${seen.at.toISOString()}`);
  return best;
}

function inOrder(method: CostBasisMethod, held: readonly Purchase[]): number[] {
  const places = [...held.keys()];
  const price = (place: number): Exact => {
    const lot = held[place];
    return lot === undefined
      ? ZERO
      : lot.cost.dividedBy(lot.quantity).toDecimalPlaces(8, Decimal.ROUND_DOWN);
  };
  if (method === 'LIFO') return places.reverse();
  if (method === 'HIFO') return places.sort((one, other) => price(other).comparedTo(price(one)));
  return places;
}

/** More shares for the same cost (IRS Publication 550, "Stock splits"), to nine places. */
function afterSplit(held: readonly Purchase[], more: Exact, ratio: Exact): Purchase[] {
  const grown = held.map((lot) => ({
    ...lot,
    quantity: lot.quantity.times(ratio).toDecimalPlaces(9, Decimal.ROUND_DOWN),
  }));
  const quantity = ({ quantity: one }: Purchase) => one;
  const lacking = total(held.map(quantity))
    .plus(more)
    .minus(total(grown.map(quantity)));
  return grown.map((lot, place) =>
    place === grown.length - 1 ? { ...lot, quantity: lot.quantity.plus(lacking) } : lot,
  );
}

function ratioOf({ splits }: CostTerms, assetId: string, at: Date): Exact {
  const split = splits.findLast((one) => one.assetId === assetId && one.at <= at);
  if (split === undefined) throw new Error('a split was never announced');
  return split.ratio;
}
