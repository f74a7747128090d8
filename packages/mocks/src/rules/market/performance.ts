import { theAssetById } from '@investing-platform/rules/market/catalogue';
import {
  benchmarkOf,
  longestOf,
  performanceFigures,
  spansAsked,
} from '@investing-platform/rules/returns/asset-performance';
import type { SeriesDay } from '@investing-platform/rules/returns/performance';
import { baseDay } from '@investing-platform/rules/time/span';
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
  const benchmark = benchmarkOf(params.benchmarkSymbol ?? null);
  const spans = spansAsked(params.ranges);
  const calendar = calendarOf(asset.exchange);
  const today = calendar.dateAt(now(realm).getTime());
  const first = baseDay(longestOf(spans, today), today) ?? FIRST_DATE;
  const prices = closesOf(realm, asset, first);
  const others = benchmark === null ? [] : closesOf(realm, benchmark, first);
  const closes = { prices, totals: prices, others };
  const told = performanceFigures(closes, spans, today, calendar, benchmark !== null);
  const series = told.series.map(({ date, value }) => ({ date, value: String(value) }));
  return { assetId: asset.id, symbol: asset.symbol, ...told, series };
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
