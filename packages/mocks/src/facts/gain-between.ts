import {
  type Between,
  daysOfGain,
  gainShown,
} from '@investing-platform/rules/returns/gain-between';
import type { Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts';
import {
  type Amount,
  inCurrency,
  isNothing,
  minus,
  percentOf,
  plus,
  times,
  total,
} from './amounts.ts';
import { ADDS, type Counted, incomeOf, priceOf, TAKES, takeTrade } from './holdings.ts';
import { today } from './time.ts';

/**
 * What holdings have gained between two days.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future
 */
export function gainsBetween(
  realm: Realm,
  held: readonly Row[],
  args: object,
  currency: string,
): object {
  const asked = ('params' in args ? (args.params ?? {}) : {}) as Partial<Record<Ends, string>>;
  const firstDays = held.map(({ firstTradedOn }) => String(firstTradedOn));
  const { from, to } = daysOfGain(asked, firstDays, today(realm));
  const things = held.map((row) => between(realm, row, currency, { from, to }));
  return gainShown({ from, to }, currency, things);
}

type Ends = 'from' | 'to';

/** How much of a holding there was at the end of a day. */
export function quantityOn(holding: Row, day: string): Amount {
  const stock: Counted = { quantity: '0', cost: '0', realized: '0', trades: [] };
  for (const trade of tradesOf(holding)) {
    if (String(trade['tradedOn']) <= day) takeTrade(stock, trade);
  }
  return stock.quantity;
}

const tradesOf = (holding: Row): readonly Row[] => (holding['trades'] ?? []) as readonly Row[];

function between(
  realm: Realm,
  holding: Row,
  into: string,
  { from, to }: Readonly<Record<Ends, string>>,
): Between {
  const [portfolioId, instrumentId] = [holding['portfolioId'], holding['instrumentId']].map(String);
  const own = (amount: Amount): Decimal => {
    const part = percentOf(amount, holding['ownershipPercent']);
    return decimal(inCurrency(part, String(holding['currency']), into));
  };
  const valueOn = (day: string): Decimal | null => {
    const quantity = quantityOn(holding, day);
    if (isNothing(quantity)) return ZERO;
    const price = priceOf(realm, instrumentId ?? '', day)?.price;
    return price === undefined ? null : own(times(quantity, price));
  };
  const isInside = (day: unknown): boolean => String(day) > from && String(day) <= to;
  const sumOf = (types: ReadonlySet<string>, amountOf: (trade: Row) => Amount): Decimal => {
    const counted = tradesOf(holding).filter(
      ({ tradedOn, type }) => types.has(String(type)) && isInside(tradedOn),
    );
    return own(total(counted.map(amountOf)));
  };
  const received = incomeOf(realm, portfolioId ?? '', instrumentId ?? '', ({ paidOn }) =>
    isInside(paidOn),
  );
  return {
    start: valueOn(from),
    end: valueOn(to),
    paid: sumOf(ADDS, (trade) => plus(trade['costBasis'] ?? worthOf(trade), trade['fee'])),
    brought: sumOf(TAKES, (trade) => minus(worthOf(trade), trade['fee'])),
    income: own(received),
  };
}

const worthOf = ({ quantity, price }: Row): Amount => times(quantity ?? '0', price ?? '0');
