import { gainShown, type HeldPart, partIn } from '@investing-platform/rules/tracked/holding-gain';
import {
  type HoldingDay,
  type HoldingGain,
  holdingGain,
} from '@investing-platform/rules/tracked/tracked-holding';
import { type Decimal, decimal, sum, toPlain, ZERO } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import type { HeldRow, PortfolioRow } from '../holdings/index.ts';
import type { Book } from './book.ts';
import type { GainShown, HoldingShown, PortfolioShown } from './rows.ts';

/** Prices are told with at most so many places. */
const PRICE_PLACES = 18;

function holdingShown(book: Book, row: HeldRow): HoldingShown {
  const { currency, portfolioCurrency } = row;
  const quantity = decimal(row.quantity);
  const last = book.priceOf(row);
  const value = quantity.isZero() ? ZERO : last === null ? null : quantity.times(last.price);
  const shownIn = (into: string): string | null => {
    const rate = book.rateOf(currency, into);
    return value === null || rate === null ? null : toPlain(roundCash(value.times(rate), into));
  };
  const gain = gainOf(book, row);
  const cost = decimal(row.costBasis);
  return {
    id: row.id,
    portfolioId: row.portfolioId,
    instrumentId: row.instrumentId,
    currency,
    row,
    quantity: toPlain(quantity),
    averageCost: quantity.isZero()
      ? '0'
      : toPlain(cost.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES)),
    costBasis: toPlain(cost),
    ownershipPercent: toPlain(row.ownershipPercent),
    price: last === null ? null : toPlain(last.price),
    priceAsOf: last?.asOf ?? null,
    stale: last?.stale ?? true,
    value: value === null ? null : toPlain(roundCash(value, currency)),
    valueInPortfolioCurrency: shownIn(portfolioCurrency),
    valueInDisplayCurrency: shownIn(book.displayCurrency),
    gain: gain === null ? null : gainWithReturns([gain], portfolioCurrency, [row]),
    firstTradedOn: row.firstTradedOn,
  };
}

/** What a holding has gained, in its portfolio's currency; null where that is not known. */
export function gainOf(book: Book, row: HeldRow): HoldingGain | null {
  const { portfolioCurrency, currency } = row;
  const last = book.priceOf(row);
  return holdingGain({
    day: dayOfRow(row),
    income: decimal(row.income),
    value: last === null ? null : decimal(row.quantity).times(last.price),
    rate: book.rateOf(currency, portfolioCurrency),
    portfolioCurrency,
  });
}

function dayOfRow(row: HeldRow): Omit<HoldingDay, 'moved'> {
  return {
    date: row.firstTradedOn,
    quantity: decimal(row.quantity),
    cost: { own: decimal(row.costBasis), inPortfolio: decimal(row.costInPortfolio) },
    paid: decimal(row.paid),
    brought: decimal(row.brought),
    realized: decimal(row.realized),
    realizedCapital: decimal(row.realizedCapital),
    fees: decimal(row.fees),
  };
}

/** What holdings have gained together, and of which of them. */
export function gainWithReturns(
  gains: readonly HoldingGain[],
  currency: string,
  holdings: readonly HeldRow[],
): GainShown {
  return { ...gainShown(gains, currency), holdings };
}

/** All portfolios with those under them, in the order of the book. */
export function portfoliosShown(book: Book): PortfolioShown[] {
  const rowsOf = Map.groupBy(book.holdings, ({ portfolioId }) => portfolioId);
  const childrenOf = Map.groupBy(book.portfolios, ({ parentId }) => parentId);
  const done = new Map<string, PortfolioShown>();
  const shownOf = (row: PortfolioRow): PortfolioShown => {
    const known = done.get(row.id);
    if (known !== undefined) return known;
    const children = (childrenOf.get(row.id) ?? []).map(shownOf);
    const shown = portfolioShown(book, row, rowsOf.get(row.id) ?? [], children);
    done.set(row.id, shown);
    return shown;
  };
  return book.portfolios.map(shownOf);
}

function portfolioShown(
  book: Book,
  row: PortfolioRow,
  own: readonly HeldRow[],
  children: PortfolioShown[],
): PortfolioShown {
  const { currency } = row;
  const all = [...own, ...children.flatMap((child) => child.all)];
  const parts = all.map((holding) => partOf(book, holding, currency));
  const known = parts.filter((part) => part !== null);
  const held = own.map((holding) => holdingShown(book, holding));
  const total = (name: 'value' | 'cost'): string => toPlain(sum(known.map((part) => part[name])));
  return {
    ...row,
    ownershipPercent: toPlain(row.ownershipPercent),
    default: row.kind === 'ASSETS' || row.kind === 'LIABILITIES',
    children,
    value: total('value'),
    unpricedCount: parts.length - known.length,
    costBasis: total('cost'),
    gain: gainWithReturns(
      known.map(({ gain }) => gain),
      currency,
      all,
    ),
    holdings: largestFirst(held.filter(({ quantity }) => quantity !== '0')),
    all,
  };
}

/** A holding in the currency of a portfolio; null where a price or a rate is not known. */
function partOf(book: Book, row: HeldRow, into: string): HeldPart | null {
  const last = book.priceOf(row);
  const held = {
    currency: row.currency,
    portfolioCurrency: row.portfolioCurrency,
    value: last === null ? null : decimal(row.quantity).times(last.price),
    cost: decimal(row.costInPortfolio),
    gain: gainOf(book, row),
  };
  return partIn(held, into, book.rateOf);
}

function largestFirst(holdings: readonly HoldingShown[]): HoldingShown[] {
  const amountOf = ({ valueInPortfolioCurrency }: HoldingShown): Decimal =>
    decimal(valueInPortfolioCurrency ?? -1);
  return holdings.toSorted(
    (left, right) => amountOf(right).comparedTo(amountOf(left)) || (left.id < right.id ? -1 : 1),
  );
}
