import { assetById } from '@investing-platform/rules/market/catalogue';
import { DAY_MS } from '@investing-platform/schema/durations';
import { calendarOf, type TradingExchange } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type { BarsRequest, HistoryBar, MarketData, Timeframe } from '../../../ports/market-data.ts';
import { barsByStep, type DateUnit, type ImportedBarRow, importedAssets } from './bars.sql.ts';

const UNITS: Partial<Record<Timeframe, DateUnit>> = {
  DAY_1: 'day',
  WEEK_1: 'week',
  MONTH_1: 'month',
};
const IMPORTED = 'IMPORTED';
/** How long it may take until an import shows. */
const KNOWN_MS = 10_000;
const HALF_HOUR_MS = 1_800_000;

/**
 * Lets days, weeks and months of an asset come from what was imported of it, and from nothing else,
 * so that no real price stands beside a simulated one. Imported prices are taken as they are,
 * whatever adjustment is asked for. All the rest comes from the source.
 */
export function withImportedBars(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: MarketData,
): MarketData {
  let firstDates: ReadonlyMap<string, string> = new Map();
  let knownAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function load(): Promise<void> {
    const rows = await db.all(importedAssets);
    firstDates = new Map(rows.map(({ assetId, firstDate }) => [assetId, firstDate]));
    knownAt = clock.now().getTime();
  }

  async function isImported(assetId: string, timeframe: Timeframe): Promise<boolean> {
    if (UNITS[timeframe] === undefined) return false;
    if (Math.abs(clock.now().getTime() - knownAt) >= KNOWN_MS) {
      pending ??= load().finally(() => {
        pending = undefined;
      });
      await pending;
    }
    return firstDates.has(assetId);
  }

  // `historyStart` answers at once, so that the imports have to be known before they are asked for.
  pending = load().finally(() => {
    pending = undefined;
  });
  // Whoever asks for bars meets the fault again.
  pending.catch(() => undefined);

  return {
    ...source,
    async bars(request) {
      if (!(await isImported(request.assetId, request.timeframe))) return source.bars(request);
      return importedBars(db, request, clock.now());
    },
    async barsSource(assetId, timeframe) {
      if (await isImported(assetId, timeframe)) return IMPORTED;
      if (source.barsSource !== undefined) return source.barsSource(assetId, timeframe);
      return (await source.quotes([assetId])).get(assetId)?.source ?? 'unknown';
    },
    historyStart(timeframe) {
      const start = source.historyStart(timeframe);
      if (UNITS[timeframe] === undefined) return start;
      const first = [...firstDates.values()].reduce((a, b) => (b < a ? b : a), '9999-12-31');
      const imported = new Date(`${first}T00:00:00Z`);
      return imported < start ? imported : start;
    },
  };
}

async function importedBars(
  db: Deps['db'],
  { assetId, timeframe, from, to, limit }: BarsRequest,
  now: Date,
): Promise<HistoryBar[]> {
  const asset = assetById(assetId);
  const unit = UNITS[timeframe];
  if (asset === null || unit === undefined) return [];
  const { exchange } = asset;
  // A day earlier, since the exchange's day may begin before that of UTC; the first step may begin before `from`.
  const since = new Date(from.getTime() - DAY_MS).toISOString().slice(0, 10);
  const rows = await db.all(barsByStep, asset.id, unit, since, limit + 3);
  return rows
    .map((row) => barOf(exchange, row))
    .filter(({ at }) => at >= from && at < to && at <= now)
    .slice(0, limit);
}

function barOf(exchange: TradingExchange, row: ImportedBarRow): HistoryBar {
  return Object.freeze({
    at: new Date(openOf(exchange, row.date)),
    open: toPlain(row.open),
    high: toPlain(row.high),
    low: toPlain(row.low),
    close: toPlain(row.close),
    volume: row.volume === null ? null : toPlain(row.volume),
    vwap: null,
  });
}

/**
 * When regular trading began on a day: by the calendar, or where that does not reach, or says that
 * there was none, at the hour at which it began on the first day that the calendar knows.
 */
function openOf(exchange: TradingExchange, date: string): number {
  const calendar = calendarOf(exchange);
  const day = calendar.dayOf(date);
  if (day !== null) return day.open;
  const first = calendar.day(0);
  const midnight = startOfDay(exchange, date);
  return first === null ? midnight : midnight + first.open - startOfDay(exchange, first.date);
}

/** Midnight on the exchange's clock: no zone is more than 14 hours ahead of UTC or 12 behind. */
function startOfDay(exchange: TradingExchange, date: string): number {
  const { dateAt } = calendarOf(exchange);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let at = midnight - 28 * HALF_HOUR_MS;
  while (dateAt(at) < date) at += HALF_HOUR_MS;
  return at;
}
