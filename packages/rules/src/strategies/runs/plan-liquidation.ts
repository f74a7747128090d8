import { Decimal, ZERO } from '../../numbers/decimal.ts';
import { allocate, type Want } from './allocate.ts';
import { type Book, type BookAsset, inBook, totalOf, worthOf } from './book.ts';
import { cashEffect } from './exchanges.ts';
import { inOrder, type Plan, portion } from './plan.ts';
import { obstacle, type Skip, tooSmall } from './skip.ts';
import { saleOf, stepOf, type Trade } from './trade.ts';

/** How much to take out of a book. */
export type LiquidationSize =
  | { readonly kind: 'PERCENT'; readonly percent: Decimal }
  | { readonly kind: 'AMOUNT'; readonly amount: Decimal };

/** What is sold, and how much of the cash that was there before goes out with it. */
export interface LiquidationPlan extends Plan {
  readonly cashOut: Decimal;
  /** The most that goes out in all. Null: what the sales bring and `cashOut`, whatever it is. */
  readonly payoutLimit: Decimal | null;
}

/**
 * Plans what to sell so that a part of a book can be taken out: the same part of everything, or for
 * an amount the cash beyond its target first, then the holdings farthest above their targets.
 */
export function planLiquidation(book: Book, size: LiquidationSize): LiquidationPlan {
  const skipped: Skip[] = [];
  const sales =
    size.kind === 'PERCENT'
      ? salesOfPart(book, size.percent, skipped)
      : salesForAmount(book, size.amount, skipped);
  const effect = cashEffect(sales, [], book.currency);
  const cash = book.cash.plus(effect.cash);
  const cashOut = cashOutOf(book, size);
  const brought = cashOut.plus(effect.cash);
  const payoutLimit = size.kind === 'AMOUNT' ? size.amount : null;
  const payout = payoutLimit === null ? brought : Decimal.min(brought, payoutLimit);
  return {
    totalValue: totalOf(book),
    sales: sales.sort((left, right) => (left.order.assetId < right.order.assetId ? -1 : 1)),
    purchases: [],
    skipped: inOrder(skipped),
    cashFloor: cash,
    cashAfter: cash.minus(payout),
    exchangeFees: effect.exchangeFees,
    cashOut,
    payoutLimit,
  };
}

function cashOutOf(book: Book, size: LiquidationSize): Decimal {
  if (size.kind === 'PERCENT') return portion(book.cash, size.percent, book.currency);
  return Decimal.min(size.amount, cashBeyondTarget(book, size.amount));
}

/** Of what stays in the book, the target part stays cash. */
function cashBeyondTarget(book: Book, amount: Decimal): Decimal {
  const left = totalOf(book).minus(amount);
  const kept = portion(left, book.cashTargetPercent, book.currency);
  return Decimal.max(book.cash.minus(kept), ZERO);
}

function salesOfPart(book: Book, percent: Decimal, skipped: Skip[]): Trade[] {
  return book.assets.flatMap((held) => {
    if (held.quantity.isZero()) return [];
    return sale(book, held, held.quantity.times(percent).dividedBy(100), skipped);
  });
}

function salesForAmount(book: Book, amount: Decimal, skipped: Skip[]): Trade[] {
  const left = totalOf(book).minus(amount);
  const needed = amount.minus(Decimal.min(amount, cashBeyondTarget(book, amount)));
  const wants: Want[] = book.assets.flatMap((held) => {
    const excess = worthOf(held, book.currency).minus(
      portion(left, held.targetPercent, book.currency),
    );
    const canSell = !held.quantity.isZero() && obstacle(held, 'SELL', excess) === null;
    return canSell && excess.greaterThan(0)
      ? [{ id: held.asset.id, amount: excess, least: ZERO }]
      : [];
  });
  const parts = allocate(wants, needed);
  return book.assets.flatMap((held) => {
    const part = parts.get(held.asset.id);
    if (part === undefined || held.quote === null) return [];
    // Rounded up, and with the fees on top, so that the sales bring what is asked for.
    const step = stepOf(held);
    const gross = needOf(held, part).dividedBy(held.feeRate.negated().plus(1));
    const units = gross.dividedBy(held.quote.bid).dividedBy(step);
    return sale(book, held, units.ceil().times(step), skipped);
  });
}

/** What brings an amount of the book's money, in the asset's currency. */
function needOf({ exchange }: BookAsset, amount: Decimal): Decimal {
  if (exchange === null) return amount;
  return amount.dividedBy(exchange.rate).dividedBy(exchange.feeRate.negated().plus(1));
}

function sale(book: Book, held: BookAsset, quantity: Decimal, skipped: Skip[]): Trade[] {
  const worth = held.quote === null ? null : inBook(quantity.times(held.quote.price), held);
  const hindrance = obstacle(held, 'SELL', worth);
  const trade = hindrance === null ? saleOf(held, quantity) : null;
  if (trade !== null) return [trade];
  skipped.push(hindrance ?? tooSmall(held, 'SELL', worth ?? portion(ZERO, ZERO, book.currency)));
  return [];
}
