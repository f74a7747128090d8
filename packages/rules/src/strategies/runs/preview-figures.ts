import type { CostBasisMethod, OrderSide } from '@investing-platform/schema/operations';
import { Decimal, sum, toPlain, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { type Lot, relieve } from '../../returns/cost-basis.ts';
import { percentOf } from '../drift.ts';
import { type Book, inBook, sharesOf, unpriced } from './book.ts';
import type { Plan } from './plan.ts';
import type { Trade } from './trade.ts';

/** What would be done with one asset. Plain decimals. */
export interface PreviewLine {
  readonly assetId: string;
  readonly symbol: string;
  readonly targetPercent: string;
  /** Null where something held cannot be valued. */
  readonly actualPercent: string | null;
  readonly currentQuantity: string;
  readonly targetQuantity: string;
  readonly side: OrderSide | null;
  readonly quantityDelta: string;
  readonly estimatedPrice: string | null;
  readonly estimatedNotional: string;
  readonly estimatedRealizedGain: string | null;
}

/** What has been bought when, by asset. */
export interface Purchases {
  readonly lots: ReadonlyMap<string, readonly Lot[]>;
  readonly method: CostBasisMethod;
}

const PERCENT_PLACES = 6;

/**
 * All that a preview shows about a plan.
 *
 * @param unratedCurrencies of how many there is cash that nobody knows the worth of
 */
export function figuresOf(book: Book, plan: Plan, purchases: Purchases, unratedCurrencies: number) {
  const trades = new Map([...plan.sales, ...plan.purchases].map((t) => [t.order.assetId, t]));
  const gains = new Map(
    plan.sales.map((sale) => [sale.order.assetId, gainOf(sale, purchases, book.currency)]),
  );
  const unpricedCount = unpriced(book).length + unratedCurrencies;
  const lines = linesOf(book, trades, gains, unpricedCount);
  const own = (amount: Decimal, trade: Trade) => roundCash(inBook(amount, trade), book.currency);
  const moved = (part: readonly Trade[]): Decimal => sum(part.map((t) => own(t.value, t)));
  const fees = [...trades.values()].map((trade) => own(trade.fee, trade));
  const lesser = Decimal.min(moved(plan.sales), moved(plan.purchases));
  return {
    totalValue: toPlain(plan.totalValue),
    unpricedCount,
    currency: book.currency,
    lines,
    estimatedFees: toPlain(sum(fees).plus(plan.exchangeFees)),
    estimatedRealizedGain: toPlain(sum(gains.values())),
    turnoverPercent: rounded(percentOf(lesser, plan.totalValue)),
    cashAfter: toPlain(plan.cashAfter),
    skipped: [...plan.skipped],
  };
}

function linesOf(
  book: Book,
  trades: ReadonlyMap<string, Trade>,
  gains: ReadonlyMap<string, Decimal>,
  unpricedCount: number,
): PreviewLine[] {
  const shares = sharesOf(book);
  const isKnown = unpricedCount === 0;
  const lines = book.assets.map((held, at): PreviewLine => {
    const { id: assetId, symbol } = held.asset;
    const trade = trades.get(assetId);
    const delta =
      trade === undefined
        ? ZERO
        : trade.order.side === 'BUY'
          ? trade.quantity
          : trade.quantity.negated();
    const gain = gains.get(assetId);
    const price = trade?.price ?? held.quote?.price;
    return {
      assetId,
      symbol,
      targetPercent: toPlain(held.targetPercent),
      actualPercent: isKnown ? rounded(shares[at]?.actualPercent ?? ZERO) : null,
      currentQuantity: toPlain(held.quantity),
      targetQuantity: toPlain(held.quantity.plus(delta)),
      side: trade?.order.side ?? null,
      quantityDelta: toPlain(delta),
      estimatedPrice: price === undefined ? null : toPlain(price),
      estimatedNotional: toPlain(
        trade === undefined ? ZERO : roundCash(inBook(trade.value, trade), book.currency),
      ),
      estimatedRealizedGain: gain === undefined ? null : toPlain(gain),
    };
  });
  return lines.sort((left, right) => (left.symbol < right.symbol ? -1 : 1));
}

/** The gain of a sale by the lots that it would take; lots are chosen by hand for orders alone. */
function gainOf(sale: Trade, { lots, method }: Purchases, currency: string): Decimal {
  const { order, quantity, value, fee } = sale;
  const ofAsset = lots.get(order.assetId) ?? [];
  const taken = relieve(ofAsset, {
    quantity,
    currency: sale.currency,
    method: method === 'SPECIFIC' ? 'FIFO' : method,
  });
  const cost = sum(taken.reliefs.map((relief) => relief.cost));
  const gain = value.minus(fee).minus(roundCash(cost, sale.currency));
  return roundCash(inBook(gain, sale), currency);
}

const rounded = (percent: Decimal): string =>
  toPlain(percent.toDecimalPlaces(PERCENT_PLACES, Decimal.ROUND_HALF_EVEN));
