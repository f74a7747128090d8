import { Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import { minorUnits, roundCash } from '../../numbers/money.ts';
import { driftOf } from '../drift.ts';
import { allocate, type Want } from './allocate.ts';
import { type Book, type BookAsset, inBook, sharesOf, totalOf, unpriced, worthOf } from './book.ts';
import { cashEffect, proceedsOf } from './exchanges.ts';
import { obstacle, type Skip, skip, tooSmall } from './skip.ts';
import { leastBudget, MIN_NOTIONAL, purchaseFor, saleOf, type Trade } from './trade.ts';

/** What a run is to do, at the quotes that it was made with. Amounts in the book's currency. */
export interface Plan {
  readonly totalValue: Decimal;
  /** Sales first. Purchases go from the one wanted most to the one wanted least. */
  readonly sales: readonly Trade[];
  readonly purchases: readonly Trade[];
  readonly skipped: readonly Skip[];
  /** Cash that purchases leave alone. */
  readonly cashFloor: Decimal;
  /** Cash when all of it is filled at the quotes, and exchanged at the rates. */
  readonly cashAfter: Decimal;
  /** What exchanging between currencies costs. */
  readonly exchangeFees: Decimal;
}

export interface PlanOptions {
  /**
   * `FULL`: sell what there is too much of, and buy. `BUY_ONLY`: buy with its cash. `INVEST`: the
   * same for new cash, where it is usual that not everything is bought.
   */
  readonly mode: 'FULL' | 'BUY_ONLY' | 'INVEST';
  /** Holdings that are off their targets by at most so many percentage points stay as they are. */
  readonly tolerancePercentPoints: Decimal;
}

/** A holding with how far it is off its target in money; above 0: there is too little of it. */
interface Gap {
  readonly held: BookAsset;
  readonly amount: Decimal;
}

/**
 * Plans how a book comes to its targets: sales of what there is too much of, then purchases with
 * the cash that is there afterwards, the holdings farthest below their targets first. A plan
 * depends on nothing but its arguments, so that the same book at the same quotes gives the same.
 */
export function planRebalance(book: Book, options: PlanOptions): Plan {
  const totalValue = totalOf(book);
  const unknown = unpriced(book);
  if (unknown.length > 0) return nothingPlanned(book, unknown);
  const skipped: Skip[] = [];
  const gaps = gapsOf(book, totalValue, options, skipped);
  const sales = options.mode === 'FULL' ? planSales(gaps, book.currency, skipped) : [];
  const cashFloor = portion(totalValue, book.cashTargetPercent, book.currency);
  const cash = book.cash.plus(proceedsOf(sales, book.currency));
  const available = Decimal.max(cash.minus(cashFloor), ZERO);
  const purchases = planPurchases(gaps, available, book.currency, options.mode, skipped);
  const effect = cashEffect(sales, purchases, book.currency);
  return {
    totalValue,
    sales,
    purchases,
    skipped: inOrder(skipped),
    cashFloor,
    cashAfter: book.cash.plus(effect.cash),
    exchangeFees: effect.exchangeFees,
  };
}

/** Without the worth of the whole nothing has a target: all stays as it is, and says why. */
function nothingPlanned(book: Book, unknown: readonly BookAsset[]): Plan {
  const skipped = unknown.map((held) => {
    const detail = `There is no price of ${held.asset.symbol}, and so no worth of the whole`;
    return skip(held, null, null, 'NO_PRICE', detail);
  });
  return {
    totalValue: totalOf(book),
    sales: [],
    purchases: [],
    skipped: inOrder(skipped),
    cashFloor: ZERO,
    cashAfter: book.cash,
    exchangeFees: ZERO,
  };
}

/** A part of a value in whole minor units. */
export function portion(value: Decimal, percent: Decimal, currency: string): Decimal {
  return roundCash(value.times(percent).dividedBy(100), currency);
}

export function inOrder(skipped: readonly Skip[]): Skip[] {
  return [...skipped].sort((left, right) => (left.symbol < right.symbol ? -1 : 1));
}

function gapsOf(book: Book, total: Decimal, options: PlanOptions, skipped: Skip[]): Gap[] {
  const shares = sharesOf(book);
  const smallestUnit = decimal(10).pow(-minorUnits(book.currency));
  return book.assets.flatMap((held, at) => {
    const share = shares[at];
    const wanted = portion(total, held.targetPercent, book.currency);
    const amount = wanted.minus(worthOf(held, book.currency));
    const isLeftOver = held.targetPercent.isZero() && !held.quantity.isZero();
    if (share === undefined || (amount.abs().lessThan(smallestUnit) && !isLeftOver)) return [];
    const { tolerancePercentPoints: tolerance } = options;
    const isOff = driftOf(share).abs().gt(tolerance) || (isLeftOver && tolerance.isZero());
    if (isOff) return [{ held, amount }];
    const { symbol } = held.asset;
    const detail = `${symbol} is off its target by ${driftOf(share).abs().toFixed(2)} points`;
    skipped.push(skip(held, null, amount.abs(), 'WITHIN_TOLERANCE', detail));
    return [];
  });
}

function planSales(gaps: readonly Gap[], currency: string, skipped: Skip[]): Trade[] {
  const sales: Trade[] = [];
  for (const { held, amount } of gaps) {
    const isAll = held.targetPercent.isZero() && !held.quantity.isZero();
    if (!isAll && !amount.isNegative()) continue;
    const excess = amount.negated();
    const hindrance = obstacle(held, 'SELL', excess);
    const sale = hindrance === null ? saleOfExcess(held, excess, isAll) : null;
    if (sale !== null) sales.push(sale);
    else skipped.push(hindrance ?? tooSmall(held, 'SELL', roundCash(excess, currency)));
  }
  return sales.sort((left, right) => (left.order.assetId < right.order.assetId ? -1 : 1));
}

/** What is to go goes whole, however little it is worth. */
function saleOfExcess(held: BookAsset, excess: Decimal, isAll: boolean): Trade | null {
  if (isAll) return saleOf(held, held.quantity);
  if (held.quote === null || excess.lessThan(inBook(MIN_NOTIONAL, held))) return null;
  return saleOf(held, excess.dividedBy(inBook(held.quote.price, held)));
}

function planPurchases(
  gaps: readonly Gap[],
  available: Decimal,
  currency: string,
  mode: PlanOptions['mode'],
  skipped: Skip[],
): Trade[] {
  const wanted = new Map<string, Gap>();
  for (const gap of gaps) {
    if (!gap.amount.greaterThan(0)) continue;
    const hindrance = obstacle(gap.held, 'BUY', gap.amount) ?? smallWant(gap, currency);
    if (hindrance === null) wanted.set(gap.held.asset.id, gap);
    else skipped.push(hindrance);
  }
  const wants = [...wanted].map(
    ([id, { held, amount }]): Want => ({ id, amount, least: leastBudget(held, currency) }),
  );
  const parts = allocate(wants, available);
  const purchases: Trade[] = [];
  for (const [id, { held, amount }] of wanted) {
    const part = parts.get(id);
    const purchase = part === undefined ? null : purchaseFor(held, part, currency);
    if (purchase !== null) purchases.push(purchase);
    else if (part !== undefined) skipped.push(tooSmall(held, 'BUY', part));
    else if (mode !== 'INVEST') skipped.push(noCash(held, amount));
  }
  const order = [...parts.keys()];
  const placeOf = ({ order: { assetId } }: Trade): number => order.indexOf(assetId);
  return purchases.sort((left, right) => placeOf(left) - placeOf(right));
}

function smallWant({ held, amount }: Gap, currency: string): Skip | null {
  return amount.lessThan(leastBudget(held, currency)) ? belowLeast(held, amount) : null;
}

function belowLeast(held: BookAsset, amount: Decimal): Skip {
  const detail = `An order is for ${MIN_NOTIONAL} ${held.asset.currency} at least`;
  return skip(held, 'BUY', amount, 'BELOW_MIN_NOTIONAL', detail);
}

function noCash(held: BookAsset, amount: Decimal): Skip {
  const detail = `No cash is left for ${held.asset.symbol}`;
  return skip(held, 'BUY', amount, 'INSUFFICIENT_CASH', detail);
}
