import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { exchangeOf } from '@investing-platform/rules/strategies/exchange-of';
import type { PricedPart } from '@investing-platform/rules/strategies/model-days';
import {
  benchmarkOf,
  modelDates,
  modelPerformance,
} from '@investing-platform/rules/strategies/model-performance';
import type { PastRange } from '@investing-platform/schema/operations';
import { calendarOf, FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import { dayOf, daysFrom, now } from './time.ts';

/** How the model portfolio of a strategy has done, by its present weights. */
export function strategyPerformance(realm: Realm, row: RowOf<'Strategy'>, range: PastRange) {
  const holdings = holdingsOf(row);
  const calendar = calendarOf(exchangeOf(holdings));
  const born = dayOf(row.publishedAt ?? row.createdAt ?? now(realm));
  const earliest = born > FIRST_DATE ? born : FIRST_DATE;
  const dates = modelDates(calendar, range, now(realm), earliest);
  const parts = holdings.map(({ asset, weight }): PricedPart => {
    return { weight: weight.dividedBy(100), closes: closesOn(realm, asset, dates) };
  });
  const benchmark = benchmarkOf(holdings);
  const compared = benchmark && { ...benchmark, closes: closesOn(realm, benchmark, dates) };
  return { range, ...modelPerformance({ parts, benchmark: compared }, dates, calendar) };
}

/** Of the last year; null for a younger strategy. */
export function oneYearReturn(realm: Realm, row: RowOf<'Strategy'>): string | null {
  const { series, returnPercent } = strategyPerformance(realm, row, 'Y1');
  const aYearAgo = dayOf(daysFrom(now(realm), -YEAR_DAYS));
  return (series[0]?.date ?? aYearAgo) > aYearAgo ? null : returnPercent;
}

const YEAR_DAYS = 365;

function holdingsOf({ holdings = [] }: RowOf<'Strategy'>) {
  return holdings.flatMap((part) => {
    if (isLink(part) || !isLink(part.asset)) return [];
    const asset = assetById(part.asset.id);
    return asset === null ? [] : [{ asset, weight: decimal(part.targetPercent ?? 0) }];
  });
}

/** The mock market pays no dividends into its prices. */
function closesOn(realm: Realm, asset: AssetRow, dates: readonly string[]): PricedPart['closes'] {
  const calendar = calendarOf(asset.exchange);
  return dates.flatMap((date) => {
    const hours = calendar.dayOf(date);
    if (hours === null || hours.open > now(realm).getTime()) return [];
    const at = new Date(Math.min(hours.close, now(realm).getTime()));
    return [{ date, close: realm.platform.market.priceAt(asset, at) }];
  });
}
