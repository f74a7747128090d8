import type { OrderSide } from '@investing-platform/schema/operations';
import { type Decimal, sum, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { broughtBy, costOf, type ExchangeTerms } from './exchange-terms.ts';
import { cashOf, type Trade } from './trade.ts';

/** What trades come to in the cash of a book, when all are filled at the quotes. */
export interface CashEffect {
  /** In the book's currency; below 0 where more is spent than comes in. */
  readonly cash: Decimal;
  /** What exchanging costs, in the book's currency. */
  readonly exchangeFees: Decimal;
}

/**
 * What sales and purchases do to the cash of a book. Before the purchases of a currency, just what
 * they lack is exchanged to it, or what they leave is exchanged back; and after them what is left
 * of what they held.
 *
 * @param currency the book's
 */
export function cashEffect(
  sales: readonly Trade[],
  purchases: readonly Trade[],
  currency: string,
): CashEffect {
  const all = Map.groupBy([...sales, ...purchases], (trade) => trade.currency);
  const effects = [...all.values()].map((trades) => effectOf(trades, currency));
  return {
    cash: sum(effects.map(({ cash }) => cash)),
    exchangeFees: sum(effects.map(({ exchangeFees }) => exchangeFees)),
  };
}

function effectOf(trades: readonly Trade[], currency: string): CashEffect {
  const flow = sum(trades.map(cashOf));
  const terms = trades[0]?.exchange ?? null;
  if (terms === null) return { cash: flow, exchangeFees: ZERO };
  const ofSide = (side: OrderSide) => trades.filter(({ order }) => order.side === side);
  const brought = sum(ofSide('SELL').map(cashOf));
  const held = sum(ofSide('BUY').map(({ reserve }) => reserve));
  const spent = sum(ofSide('BUY').map(cashOf)).negated();
  const before = exchangeFor(held.minus(brought), terms, currency);
  const after = exchangeFor(spent.minus(held), terms, currency);
  const cash = before.plus(after);
  return { cash, exchangeFees: roundCash(flow.times(terms.rate), currency).minus(cash) };
}

/** What comes in of the book's currency; `lacking` of the other one, below 0: what is left of it. */
function exchangeFor(lacking: Decimal, terms: ExchangeTerms, currency: string): Decimal {
  return lacking.greaterThan(0)
    ? costOf(lacking, terms, currency).negated()
    : broughtBy(lacking.negated(), terms, currency);
}

/** What sales bring in the book's currency where all of it is exchanged. */
export function proceedsOf(sales: readonly Trade[], currency: string): Decimal {
  return cashEffect(sales, [], currency).cash;
}
