import { LAST_DATE, sessionAt } from '@investing-platform/schema/trading-calendar';
import type { Quote } from '../../../ports/market-data.ts';
import { priceUnits, printPrice, printUnits, spread } from './amounts.ts';
import { type DayPlan, dayPlan, priceOf, sessionUpTo } from './day-plan.ts';
import type { PricePath } from './price-path.ts';

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
  const { instrument, calendar, priceSteps } = prices;
  const unitsOf = (price: number) => priceUnits(price, priceSteps);
  const regularHalf = halfSpread(prices);
  let plan: DayPlan | null = null;

  const planAt = (at: number): DayPlan => {
    // Before 2015 the first day's first price stands, after 2030 the last day's last one.
    const index = Math.max(0, calendar.indexAt(at));
    if (plan?.day.index === index) return plan;
    const day = calendar.day(index);
    if (day === null) throw new Error(`No trading day ${index} of ${instrument.exchange}`);
    plan = dayPlan(prices, day);
    return plan;
  };

  return (at) => {
    const today = planAt(at);
    const { day, outline } = today;
    const second = Math.floor(Math.max(day.start, Math.min(at, day.end)) / 1000) * 1000;
    const price = unitsOf(priceOf(today, second));
    const soFar = sessionUpTo(today.regular, second);
    const session = sessionAt(instrument.exchange, new Date(at));
    const half = session === 'REGULAR' ? regularHalf : regularHalf * EXTENDED_HOURS_SPREAD;
    const [bid, ask] = spread(price, half, priceSteps);
    return Object.freeze({
      assetId: instrument.id,
      price: printPrice(price),
      bid: printPrice(bid),
      ask: printPrice(ask),
      open: soFar && printPrice(unitsOf(soFar.open)),
      high: soFar && printPrice(unitsOf(soFar.high)),
      low: soFar && printPrice(unitsOf(soFar.low)),
      previousClose: printPrice(unitsOf(outline.previousClose)),
      volume: printUnits(soFar?.volume ?? 0, prices.volumeDecimals),
      asOf: new Date(second),
      session,
      delayedMinutes: 0,
      source: 'simulated',
      stale: at > LAST_INSTANT || at < day.start,
    });
  };
}
