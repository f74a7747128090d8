import { noBarsBefore } from '@investing-platform/rules/market/market-refusals';
import { askedSpan, type SpanOfTime } from '@investing-platform/rules/time/asked-span';
import { isSameStep, minutesOf } from '@investing-platform/rules/time/calendar-steps';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import { dayOf, daysFrom, now } from '../../facts/time.ts';
import { fractionOf } from '../../kernel/random.ts';
import { sharesSince } from '../../market/company-actions.ts';
import { askedOf, pageOfPoints, startOf } from './series.ts';

const LATEST_SAMPLES = 6;
/** Minutes are there for a year. */
const MINUTE_HISTORY_DAYS = 366;

/** What asks for past prices. */
type Asking = Pick<Call<'getStockHistoricalData'>, 'realm' | 'operation' | 'hints'> & {
  readonly params: Partial<Call<'getStockHistoricalData'>['params']>;
};

/** Past prices of an asset as the contract shows them: one page, for any operation that has them. */
export function historicalData(call: Asking, asset: Instrument) {
  return {
    ...pageOfPoints(call, bars(call, asset)),
    currency: asset.currency,
    source: 'simulated',
  };
}

interface Step {
  readonly start: number;
  readonly end: number;
}

/** The newest of them, where there are more. */
const MAX_STEPS = 10_000;

/** The hours in which an asset trades in a span, a day or a part of one each, oldest first. */
function stepsOfBars({ params }: Asking, asset: Instrument, span: SpanOfTime): Step[] {
  const { timeframe = 'DAY_1', extendedHours = false } = params;
  const calendar = calendarOf(asset.exchange);
  const [from, to] = [span.from.getTime(), span.to.getTime()];
  const minutes = minutesOf(timeframe);
  const steps: Step[] = [];
  for (let index = calendar.indexAt(to); index >= 0 && steps.length < MAX_STEPS; index -= 1) {
    const day = calendar.day(index);
    if (day === null || day.end <= from) break;
    if (minutes !== null) {
      const [opens, closes] = extendedHours ? [day.start, day.end] : [day.open, day.close];
      steps.push(...partsOf(opens, closes, minutes * MINUTE_MS).reverse());
    } else if (isSameStep(day, calendar.day(index + 1), timeframe) && steps.length > 0) {
      const { end = day.close } = steps.pop() ?? {};
      steps.push({ start: day.open, end });
    } else steps.push({ start: day.open, end: day.close });
  }
  return steps
    .slice(0, MAX_STEPS)
    .filter(({ start }) => start >= from && start < to)
    .map(({ start, end }) => ({ start, end: Math.min(end, to) }))
    .reverse();
}

function partsOf(opens: number, closes: number, length: number): Step[] {
  return Array.from({ length: Math.ceil((closes - opens) / length) }, (_, part) => {
    const start = opens + part * length;
    return { start, end: Math.min(start + length, closes) };
  });
}

/** Open, high, low and close of each step, from the prices of the mock market. */
function bars(call: Asking, asset: Instrument) {
  const { realm, params } = call;
  const evensOut = params.adjustment !== 'RAW' && params.adjustment !== 'DIVIDEND';
  const priceAt = (at: Date): number =>
    Number(realm.platform.market.priceAt(asset, at)) * (evensOut ? 1 : sharesSince(asset, at));
  return stepsOfBars(call, asset, spanOfBars(call)).map(({ start, end }) => {
    const prices = Array.from({ length: LATEST_SAMPLES + 1 }, (_, at) =>
      priceAt(new Date(start + ((end - start) * at) / LATEST_SAMPLES)),
    );
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    return {
      at: new Date(start),
      open: String(prices[0]),
      high: String(Math.max(...prices)),
      low: String(Math.min(...prices)),
      close: String(prices.at(-1)),
      volume: String(Math.round(1_000 + 90_000 * fractionOf(`${asset.id}:${start}`))),
      vwap: mean.toFixed(4).replace(/\.?0+$/, ''),
    };
  });
}

/**
 * @throws {PlatformError} BAD_USER_INPUT for a span that does not fit, or that there are no bars of
 *   that length of
 */
function spanOfBars({ realm, params }: Asking): SpanOfTime {
  const timeframe = String(params.timeframe ?? 'DAY_1');
  const began = timeframe.startsWith('MIN')
    ? dayOf(daysFrom(now(realm), -MINUTE_HISTORY_DAYS))
    : FIRST_DATE;
  const first = new Date(began);
  const span = askedSpan(askedOf(params), 'M1', now(realm), (range, to) => {
    if (to <= first) return to;
    const from = startOf(range, to);
    return range === 'ALL' && from < first ? first : from;
  });
  if (dayOf(span.from) >= began) return span;
  throw noBarsBefore(first, timeframe, span.path);
}
