import { type Decimal, decimal, sum, toPlain, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { percentOf } from '../numbers/percent.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { dayOf, type HoldingGain } from './tracked-holding.ts';

/** Gains of several holdings, all in one currency. Every sum is of amounts that are shown. */
export function gainShown(gains: readonly HoldingGain[], currency: string) {
  const of = (name: keyof HoldingGain): Decimal => sum(gains.map((gain) => gain[name]));
  const [total, capital, income] = [of('total'), of('capital'), of('income')];
  return {
    capital: toPlain(capital),
    income: toPlain(income),
    currencyEffect: toPlain(total.minus(capital).minus(income)),
    total: toPlain(total),
    realizedGain: toPlain(of('realized')),
    unrealizedGain: toPlain(of('unrealized')),
    fees: toPlain(of('fees')),
    totalPercent: percentOf(total, of('paid')),
    currency,
  };
}

/** A gain in another currency, at the rate of now: its parts sum to what they did. */
export function gainIn(gain: HoldingGain, rate: Decimal, into: string): HoldingGain {
  const shown = (amount: Decimal): Decimal => roundCash(amount.times(rate), into);
  const realized = shown(gain.realized);
  const unrealized = shown(gain.unrealized);
  const income = shown(gain.income);
  const capital = shown(gain.capital);
  return {
    realized,
    unrealized,
    income,
    capital,
    total: realized.plus(unrealized).plus(income),
    currencyEffect: realized.plus(unrealized).minus(capital),
    fees: shown(gain.fees),
    paid: shown(gain.paid),
  };
}

/** A holding, as the portfolios above it sum it. */
export interface HeldInPortfolio {
  readonly currency: string;
  readonly portfolioCurrency: string;
  /** Unrounded, in `currency`; null: not known. */
  readonly value: Decimal | null;
  /** In `portfolioCurrency`. */
  readonly cost: Decimal;
  /** In `portfolioCurrency`; null: not known. */
  readonly gain: HoldingGain | null;
}

export interface HeldPart {
  readonly value: Decimal;
  readonly cost: Decimal;
  readonly gain: HoldingGain;
}

/** A holding in the currency of a portfolio; null where a price or a rate is not known. */
export function partIn(
  held: HeldInPortfolio,
  into: string,
  rateOf: (from: string, into: string) => Decimal | null,
): HeldPart | null {
  const { gain, portfolioCurrency } = held;
  const rate = rateOf(portfolioCurrency, into);
  const valueRate = rateOf(held.currency, into);
  if (gain === null || rate === null || valueRate === null) return null;
  return {
    value: roundCash((held.value ?? ZERO).times(valueRate), into),
    cost: roundCash(held.cost.times(rate), into),
    gain: portfolioCurrency === into ? gain : gainIn(gain, rate, into),
  };
}

export interface HeldMoney {
  /** The sums of all days until then; ascending. */
  readonly days: readonly {
    readonly date: CivilDate;
    readonly paid: Decimal | string;
    readonly brought: Decimal | string;
  }[];
  readonly incomes: readonly { readonly date: CivilDate; readonly amount: Decimal | string }[];
}

export interface MoneyOfDay {
  readonly paid: Decimal;
  readonly brought: Decimal;
  readonly income: Decimal;
}

/** What was paid, came back and was received after a day and until another. */
export function moneyBetween(
  { days, incomes }: HeldMoney,
  after: CivilDate,
  until: CivilDate,
): MoneyOfDay {
  const [first, last] = [dayOf(days, after), dayOf(days, until)];
  const between = (name: 'paid' | 'brought'): Decimal =>
    decimal(last?.[name] ?? 0).minus(first?.[name] ?? 0);
  const received = incomes.filter(({ date }) => date > after && date <= until);
  return {
    paid: between('paid'),
    brought: between('brought'),
    income: sum(received.map(({ amount }) => decimal(amount))),
  };
}
