import { Decimal, decimal, sum, toPlain, ZERO } from '../numbers/decimal.ts';
import { type SeriesFigures, seriesFigures } from '../returns/performance.ts';
import type { CivilDate } from '../time/civil-date.ts';

/** The closes of one asset by day, oldest first, adjusted for splits and dividends. */
export interface PricedPart {
  /** A fraction of the whole; with the cash they sum to 1. */
  readonly weight: Decimal;
  readonly closes: readonly { readonly date: CivilDate; readonly close: string }[];
}

/** One day of a model portfolio. */
export interface ModelDay {
  readonly date: CivilDate;
  /** 100 on the first day. */
  readonly value: Decimal;
}

const START = 100;
const DIGITS = 20;
const PLACES = 6;

/**
 * The value of a portfolio that is brought back to its weights every day, the cash without
 * interest. It begins on the first day on which every asset has a price; a day without one keeps
 * the last.
 *
 * @param dates the days of the series, oldest first
 */
export function modelDays(parts: readonly PricedPart[], dates: readonly CivilDate[]): ModelDay[] {
  const columns = parts.map(({ weight, closes }) => ({ weight, prices: pricesOn(closes, dates) }));
  const first = dates.findIndex((_, at) => columns.every(({ prices }) => prices[at] !== null));
  if (first === -1) return [];
  let value: Decimal = decimal(START);
  return dates.slice(first).map((date, offset) => {
    if (offset > 0) value = grown(value, columns, first + offset);
    return { date, value };
  });
}

function grown(
  value: Decimal,
  columns: readonly { weight: Decimal; prices: readonly (Decimal | null)[] }[],
  at: number,
): Decimal {
  const returned = columns.map(({ weight, prices }) => {
    const [before, now] = [prices[at - 1], prices[at]];
    if (before == null || now == null || before.isZero()) return ZERO;
    return weight.times(now.dividedBy(before).minus(1));
  });
  return value.times(sum(returned).plus(1)).toSignificantDigits(DIGITS);
}

/** The last close up to each day; null before there was one. */
function pricesOn(closes: PricedPart['closes'], dates: readonly CivilDate[]): (Decimal | null)[] {
  let next = 0;
  let last: Decimal | null = null;
  return dates.map((date) => {
    for (let close = closes[next]; close !== undefined && close.date <= date; ) {
      last = decimal(close.close);
      next += 1;
      close = closes[next];
    }
    return last;
  });
}

/** What a series comes to; null where there is too little of it to say. */
export function figuresOf(days: readonly ModelDay[], returnsInAYear: number): SeriesFigures {
  const shown = days.map(({ date, value }) => ({ date, value: value.toNumber() }));
  return seriesFigures(shown, returnsInAYear);
}

function rounded(value: Decimal): string {
  return toPlain(value.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_EVEN));
}

const MAX_POINTS = 4_000;
const WEEK_DAYS = 7;

/** The series as it is shown: by day, or by week where there are too many days. */
export function pointsOf(days: readonly ModelDay[]): { date: string; value: string }[] {
  const shown =
    days.length <= MAX_POINTS
      ? days
      : days.filter((_, at) => (days.length - 1 - at) % WEEK_DAYS === 0);
  return shown.map(({ date, value }) => ({ date, value: rounded(value) }));
}
