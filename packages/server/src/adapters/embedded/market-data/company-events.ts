import { DAY_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import {
  formatDay,
  parseDay,
  type TradingCalendar,
} from '@investing-platform/schema/trading-calendar';
import type { Noise } from './noise.ts';
import type { SimulatedInstrument } from './simulated-instruments.ts';

/** What happens to a share before trading starts on one of its exchange's trading days. */
export interface CompanyEvent {
  readonly dayIndex: number;
  /** The dividend as a fraction of the last close before; 0 for a split. */
  readonly dividendFraction: number;
  /** New shares for one old share; 1 for a dividend. */
  readonly splitRatio: number;
}

const FIRST_YEAR = 2015;
const LAST_YEAR = 2030;
const STREAM = { schedule: 11, amount: 12, split: 13 };
/** A fund that moves this little holds bonds, and pays every month. */
const BOND_FUND_VOLATILITY = 0.095;
const MAX_DAYS_TO_NEXT_TRADING = 12;
const SPLIT_CHANCE_A_YEAR = 0.06;
const SPLIT_RATIOS = [2, 2, 2, 3, 4, 10];
/** After a split, companies like to have a price in this range. */
const AFTER_SPLIT = { least: 40, most: 400 };

function dividendsAYear({ exchange, assetClass }: Instrument, parameters: SimulatedInstrument) {
  if (parameters.yearlyDividends === 0) return 0;
  if (exchange === 'NZX') return 2;
  const { yearlyVolatility } = parameters;
  return assetClass === 'ETF' && yearlyVolatility < BOND_FUND_VOLATILITY ? 12 : 4;
}

/** The dividends of an instrument, ascending. */
export function dividendsOf(
  instrument: Instrument,
  parameters: SimulatedInstrument,
  calendar: TradingCalendar,
  noise: Noise,
): CompanyEvent[] {
  const perYear = dividendsAYear(instrument, parameters);
  if (perYear === 0) return [];
  const monthsBetween = 12 / perYear;
  const firstMonth = Math.floor(noise.uniform(STREAM.schedule, 0, 0) * Math.min(3, monthsBetween));
  const dayOfMonth = 5 + Math.floor(noise.uniform(STREAM.schedule, 0, 1) * 18);
  const events: CompanyEvent[] = [];
  for (let count = 0; count < (LAST_YEAR - FIRST_YEAR + 1) * perYear; count += 1) {
    const month = firstMonth + count * monthsBetween;
    const day = Date.UTC(FIRST_YEAR, month, dayOfMonth) / DAY_MS;
    const dayIndex = tradingDayFrom(calendar, day);
    const wobble = 0.92 + 0.16 * noise.uniform(STREAM.amount, 0, count);
    const dividendFraction = (parameters.yearlyDividends / perYear) * wobble;
    if (dayIndex !== null) events.push({ dayIndex, dividendFraction, splitRatio: 1 });
  }
  return events;
}

/** The first trading day on or after a day; null past the calendar's end. */
function tradingDayFrom(calendar: TradingCalendar, day: number): number | null {
  for (let ahead = 0; ahead < MAX_DAYS_TO_NEXT_TRADING; ahead += 1) {
    const found = calendar.dayOf(formatDay(day + ahead));
    if (found !== null) return found.index;
  }
  return null;
}

/**
 * The splits of an instrument: in some years, where the price has grown high for it. Known from the
 * price of the reference day, so that before it they are looked for backwards.
 *
 * @param priceAt the price at a trading day's close if there were no splits
 */
export function splitsOf(
  instrument: Instrument,
  calendar: TradingCalendar,
  noise: Noise,
  reference: number,
  priceAt: (dayIndex: number) => number,
): CompanyEvent[] {
  if (instrument.assetClass !== 'EQUITY' || instrument.exchange === 'NZX') return [];
  const candidates: { dayIndex: number; ratio: number }[] = [];
  for (let year = FIRST_YEAR + 1; year <= LAST_YEAR; year += 1) {
    if (noise.uniform(STREAM.split, year, 0) >= SPLIT_CHANCE_A_YEAR) continue;
    const dayOfYear = Math.floor(noise.uniform(STREAM.split, year, 1) * 360);
    const dayIndex = tradingDayFrom(calendar, parseDay(`${year}-01-01`) + dayOfYear);
    const at = Math.floor(noise.uniform(STREAM.split, year, 2) * SPLIT_RATIOS.length);
    if (dayIndex !== null) candidates.push({ dayIndex, ratio: SPLIT_RATIOS[at] ?? 2 });
  }
  const isBefore = ({ dayIndex }: { dayIndex: number }) => dayIndex <= reference;
  const before = candidates.filter(isBefore).reverse();
  const after = candidates.filter((candidate) => !isBefore(candidate));
  return [...accepted(before, priceAt, 1), ...accepted(after, priceAt, -1)].sort(
    (left, right) => left.dayIndex - right.dayIndex,
  );
}

/** @param direction 1 where each split lies before those seen already, -1 where after */
function accepted(
  candidates: readonly { dayIndex: number; ratio: number }[],
  priceAt: (dayIndex: number) => number,
  direction: 1 | -1,
): CompanyEvent[] {
  let factor = 1;
  return candidates.flatMap(({ dayIndex, ratio }) => {
    const price = priceAt(dayIndex) * factor;
    const afterSplit = direction === 1 ? price : price / ratio;
    if (afterSplit < AFTER_SPLIT.least || afterSplit > AFTER_SPLIT.most) return [];
    factor *= ratio ** direction;
    return [{ dayIndex, dividendFraction: 0, splitRatio: ratio }];
  });
}
