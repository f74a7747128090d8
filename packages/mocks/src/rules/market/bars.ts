import { noBarsBefore } from '@investing-platform/rules/market/market-refusals';
import { askedSpan, type SpanOfTime } from '@investing-platform/rules/time/asked-span';
import type { Instrument } from '@investing-platform/schema/instruments';
import { FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import { dayOf, daysFrom, now } from '../../facts/time.ts';
import { fractionOf } from '../../kernel/random.ts';
import { sharesSince } from '../../market/company-actions.ts';
import { askedOf, pageOfPoints, startOf, stepsOf } from './series.ts';

const LATEST_SAMPLES = 6;
/** Minutes are there for a year. */
const MINUTE_HISTORY_DAYS = 366;

/** Past prices of an asset as the contract shows them: one page, for any operation that has them. */
/** What asks for past prices. */
type Asking = Pick<Call<'getStockHistoricalData'>, 'realm' | 'operation' | 'hints'> & {
  readonly params: Partial<Call<'getStockHistoricalData'>['params']>;
};

export function historicalData(call: Asking, asset: Instrument) {
  return {
    ...pageOfPoints(call, bars(call, asset)),
    currency: asset.currency,
    source: 'simulated',
  };
}

/** Open, high, low and close of each step, from the prices of the mock market. */
function bars(call: Asking, asset: Instrument) {
  const { realm, params } = call;
  const timeframe = String(params.timeframe ?? 'DAY_1');
  const steps = stepsOf(spanOfBars(call), timeframe);
  const evensOut = params.adjustment !== 'RAW' && params.adjustment !== 'DIVIDEND';
  const priceAt = (at: Date): number =>
    Number(realm.platform.market.priceAt(asset, at)) * (evensOut ? 1 : sharesSince(asset, at));
  return steps.slice(1).map((end, index) => {
    const start = steps[index] ?? end;
    const length = end.getTime() - start.getTime();
    const prices = Array.from({ length: LATEST_SAMPLES + 1 }, (_, at) =>
      priceAt(new Date(start.getTime() + (length * at) / LATEST_SAMPLES)),
    );
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    return {
      at: start,
      open: String(prices[0]),
      high: String(Math.max(...prices)),
      low: String(Math.min(...prices)),
      close: String(prices.at(-1)),
      volume: String(Math.round(1_000 + 90_000 * fractionOf(`${asset.id}:${start.getTime()}`))),
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
