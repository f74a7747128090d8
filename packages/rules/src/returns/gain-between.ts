import { type Decimal, toPlain, ZERO } from '../numbers/decimal.ts';
import { percentOf } from '../numbers/percent.ts';
import { askedSpan } from '../time/asked-span.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';

/** What happened to one thing between the ends of two days, in one currency; null: not known. */
export interface Between {
  /** What it was worth at the end of the first day. */
  readonly start: Decimal | null;
  /** What it was worth at the end of the last day. */
  readonly end: Decimal | null;
  /** What purchases cost after the first day, fees included. */
  readonly paid: Decimal | null;
  /** What sales brought after the first day, after fees. */
  readonly brought: Decimal | null;
  /** What was received for holding it after the first day. */
  readonly income: Decimal | null;
}

/** The same of several things; an amount is null where it is not known of one of them. */
export interface GainBetween {
  readonly start: Decimal | null;
  readonly end: Decimal | null;
  /** What was paid less what sales brought. */
  readonly cashflow: Decimal | null;
  readonly income: Decimal | null;
  readonly gain: Decimal | null;
  /** Null where nothing was there and nothing paid, too. */
  readonly gainPercent: string | null;
  /** Of how many things one of the amounts is not known. */
  readonly unpricedCount: number;
}

/** What things have gained: what came to be there or came out of them, and was not put in. */
export function gainBetween(things: readonly Between[]): GainBetween {
  const [start, end] = [sumOf(things, 'start'), sumOf(things, 'end')];
  const [paid, brought] = [sumOf(things, 'paid'), sumOf(things, 'brought')];
  const income = sumOf(things, 'income');
  const cashflow = paid === null || brought === null ? null : paid.minus(brought);
  const isKnown = start !== null && end !== null && cashflow !== null && income !== null;
  const gain = isKnown ? end.minus(start).minus(cashflow).plus(income) : null;
  return {
    start,
    end,
    cashflow,
    income,
    gain,
    gainPercent:
      gain === null || start === null || paid === null ? null : percentOf(gain, start.plus(paid)),
    unpricedCount: things.filter((thing) => Object.values(thing).includes(null)).length,
  };
}

function sumOf(things: readonly Between[], name: keyof Between): Decimal | null {
  let sum = ZERO;
  for (const { [name]: amount } of things) {
    if (amount === null) return null;
    sum = sum.plus(amount);
  }
  return sum;
}

/**
 * The days between which a gain is asked for: by default from the day before anything was traded.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future
 */
export function daysOfGain(
  asked: {
    readonly from?: CivilDate | null | undefined;
    readonly to?: CivilDate | null | undefined;
  },
  firstTradedOn: readonly CivilDate[],
  today: CivilDate,
) {
  const [first = today] = firstTradedOn.toSorted();
  return askedSpan(asked, null, today, (_range, end) => {
    const before = addDays(first, -1);
    return before < end ? before : end;
  });
}

/** As it is shown: amounts are plain decimals in the currency. */
export function gainShown(
  days: { readonly from: CivilDate; readonly to: CivilDate },
  currency: string,
  things: readonly Between[],
) {
  const { start, end, cashflow, income, gain, gainPercent, unpricedCount } = gainBetween(things);
  const plain = (amount: Decimal | null) => (amount === null ? null : toPlain(amount));
  return {
    ...days,
    currency,
    startValue: plain(start),
    endValue: plain(end),
    cashflow: plain(cashflow),
    income: plain(income),
    gain: plain(gain),
    gainPercent,
    unpricedCount,
  };
}
