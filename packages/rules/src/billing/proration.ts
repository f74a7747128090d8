import { DAY_MS } from '@investing-platform/schema/durations';
import { Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';

/** A stretch of time that was paid for. */
export interface PaidPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** What was paid for it, in whole minor units of `currency`. */
  readonly price: string;
  readonly currency: string;
}

/**
 * What is left of a period's price at a moment: the part of the days that have not ended yet,
 * rounded down. What was used is the rest, so that both sum to the price.
 */
export function unusedPart({ startsAt, endsAt, price, currency }: PaidPeriod, now: Date): Decimal {
  if (now >= endsAt) return ZERO;
  const days = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
  const ended = Math.max(0, Math.floor((now.getTime() - startsAt.getTime()) / DAY_MS));
  const left = Math.max(0, days - ended);
  return decimal(price)
    .times(left)
    .dividedBy(days)
    .toDecimalPlaces(minorUnits(currency), Decimal.ROUND_DOWN);
}

/** What is charged, and what the person has to their credit afterwards. */
export interface Due {
  readonly charge: Decimal;
  /** Below 0: it was too little to be charged, and comes with the next charge. */
  readonly creditLeft: Decimal;
}

/**
 * What is charged for a price where a person has credit.
 *
 * @param minimum the least that the card processor charges
 */
export function dueFor(price: Decimal, credit: Decimal, minimum: Decimal): Due {
  const due = price.minus(credit);
  return due.lt(minimum) || due.lte(ZERO)
    ? { charge: ZERO, creditLeft: due.negated() }
    : { charge: due, creditLeft: ZERO };
}
