import type { Instrument } from '@investing-platform/schema/instruments';
import { LAST_DATE, sessionAt } from '@investing-platform/schema/trading-calendar';
import type { Quote } from '../../../ports/market-data.ts';
import { printPrice, printUnits, spread } from './amounts.ts';
import { type DayProgress, dayProgress } from './day-progress.ts';
import type { PricePath } from './price-path.ts';
import { volumeDecimals } from './volume.ts';

/** Half of the spread as a fraction of the price, by how much money trades on a day. */
const HALF_SPREADS: readonly (readonly [turnover: number, fraction: number])[] = [
  [1e9, 0.00005],
  [1e8, 0.00015],
  [1e7, 0.0004],
  [0, 0.001],
];
const EXTENDED_HOURS_SPREAD = 2;
/** Calendars end here: prices stand still afterwards. */
const LAST_INSTANT = Date.parse(`${LAST_DATE}T23:59:59.999Z`);

function halfSpread({ parameters }: PricePath): number {
  const turnover = parameters.dailyVolume * parameters.referencePrice;
  return HALF_SPREADS.find(([least]) => turnover >= least)?.[1] ?? 0;
}

/** The quotes of one instrument, second by second. */
export function quoteBook(prices: PricePath): (at: number) => Quote {
  const { instrument, calendar } = prices;
  const regularHalf = halfSpread(prices);
  const decimals = volumeDecimals(prices);
  let dayIndex = -1;
  let soFar: DayProgress | null = null;

  return (at) => {
    // Before 2015 the first day's first price stands, after 2030 the last day's last one.
    const index = Math.max(0, calendar.indexAt(at));
    const day = calendar.day(index);
    if (day === null) throw new Error(`No trading day ${index} of ${instrument.exchange}`);
    if (soFar === null || dayIndex !== index) {
      dayIndex = index;
      soFar = dayProgress(prices, prices.dayPath(day));
    }
    const state = soFar(Math.max(at, day.start));
    const session = sessionOf(instrument, at);
    const half = session === 'REGULAR' ? regularHalf : regularHalf * EXTENDED_HOURS_SPREAD;
    const [bid, ask] = spread(state.price, half);
    return Object.freeze({
      assetId: instrument.id,
      price: printPrice(state.price),
      bid: printPrice(bid),
      ask: printPrice(ask),
      open: printPrice(state.open),
      high: printPrice(state.high),
      low: printPrice(state.low),
      previousClose: printPrice(state.previousClose),
      volume: printUnits(state.volume, decimals),
      asOf: new Date(state.madeAt),
      session,
      delayedMinutes: 0,
      source: 'simulated',
      isStale: at > LAST_INSTANT || at < day.start,
    });
  };
}

function sessionOf({ exchange }: Instrument, at: number): Quote['session'] {
  return sessionAt(exchange, new Date(at));
}
