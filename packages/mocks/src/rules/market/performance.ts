import {
  assetsBySymbol,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/catalogue';
import { badInput } from '@investing-platform/rules/platform-error';
import {
  betaOf,
  returnsAYear,
  type SeriesDay,
  seriesFigures,
} from '@investing-platform/rules/returns/performance';
import { baseDay, daysOfSpan, type Span } from '@investing-platform/rules/time/span';
import type { Instrument } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  FIRST_DATE,
  formatDay,
  parseDay,
} from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import { now } from '../../facts/time.ts';

/** No exchange is closed for longer. */
const MAX_CLOSURE_DAYS = 14;

/** How an asset has done; the mock market pays no dividends into its prices. */
export function assetPerformance({ realm, params }: Call<'fetchAssetPerformance'>) {
  const asset = theAssetById('params.assetId', String(params.assetId));
  const benchmark = benchmarkOf(params.benchmarkSymbol);
  const spans = [...new Set((params.ranges ?? ['M1', 'YTD', 'Y1']) as readonly string[])];
  const calendar = calendarOf(asset.exchange);
  const today = calendar.dateAt(now(realm).getTime());
  const first = spans.map((span) => baseDay(span as Span, today) ?? FIRST_DATE).sort()[0] ?? today;
  const longest = spans.find((span) => (baseDay(span as Span, today) ?? FIRST_DATE) === first);
  const prices = closesOf(realm, asset, first);
  const others = benchmark === null ? [] : closesOf(realm, benchmark, first);
  const series = daysOfSpan(prices, (longest ?? 'ALL') as Span, today) ?? prices;
  const figures = seriesFigures(series, returnsAYear(calendar));
  const returnOf = (closes: readonly SeriesDay[], span: string) =>
    seriesFigures(daysOfSpan(closes, span as Span, today) ?? [], 1).returnPercent;
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    ranges: spans.map((range) => ({
      range,
      priceReturnPercent: returnOf(prices, range),
      totalReturnPercent: returnOf(prices, range),
      benchmarkReturnPercent: returnOf(others, range),
    })),
    volatilityPercent: figures.volatilityPercent,
    maxDrawdownPercent: figures.maxDrawdownPercent,
    beta: benchmark === null ? null : betaOf(series, others),
    series: series.map(({ date, value }) => ({ date, value: String(value) })),
  };
}

/** The closes of an asset's trading days up to now, from shortly before a day. */
function closesOf(realm: Realm, asset: Instrument, first: string): SeriesDay[] {
  const calendar = calendarOf(asset.exchange);
  const at = now(realm);
  const last = parseDay(calendar.dateAt(at.getTime()));
  const days: SeriesDay[] = [];
  const begin = Math.max(parseDay(FIRST_DATE), parseDay(first) - MAX_CLOSURE_DAYS);
  for (let day = begin; day <= last; day += 1) {
    const date = formatDay(day);
    const hours = calendar.dayOf(date);
    if (hours === null || hours.open > at.getTime()) continue;
    const close = new Date(Math.min(hours.close, at.getTime()));
    days.push({ date, value: Number(realm.platform.market.priceAt(asset, close)) });
  }
  return days;
}

/** An unknown benchmark is wrong input; the asset asked about was found. */
function benchmarkOf(symbol: unknown): Instrument | null {
  if (symbol == null) return null;
  const path = 'params.benchmarkSymbol';
  if (assetsBySymbol(String(symbol)).length === 0) {
    throw badInput(path, 'there is no asset with this symbol');
  }
  return theAssetBySymbol(path, String(symbol));
}
