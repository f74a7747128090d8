import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { SeriesFigures } from '@investing-platform/rules/returns/performance';
import { exchangeOf } from '@investing-platform/rules/strategies/exchange-of';
import type { PricedPart } from '@investing-platform/rules/strategies/model-days';
import {
  benchmarkOf,
  modelDates,
  modelPerformance,
} from '@investing-platform/rules/strategies/model-performance';
import type { Span } from '@investing-platform/rules/time/span';
import type { PastRange } from '@investing-platform/schema/operations';
import {
  calendarOf,
  LAST_DATE,
  type TradingCalendar,
} from '@investing-platform/schema/trading-calendar';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { Deps } from '../../../deps.ts';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { ifAnswered } from '../../market/index.ts';
import type { StrategyShown } from './strategy.ts';

export interface PerformanceShown extends SeriesFigures {
  readonly range: PastRange;
  readonly benchmarkSymbol: string | null;
  readonly benchmarkReturnPercent: string | null;
  readonly series: { readonly date: string; readonly value: string }[];
}

type PriceDeps = Pick<Deps, 'marketData' | 'clock'>;
type Modelled = Pick<
  StrategyShown,
  'id' | 'version' | 'holdings' | 'cashPercent' | 'publishedAt' | 'createdAt'
>;

const MAX_BARS = 10_001;
const IN_FLIGHT = 8;
/** A close is looked up from so many days before the first, which may be a holiday. */
const LEAD_DAYS = 7;
const DATE_CHARACTERS = 10;

/** What one performance costs to reckon is the same whoever asks. */
const MAX_KEPT = 500;
const KEPT_MS = 600_000;
const kept = new Map<string, Promise<PerformanceShown>>();

/**
 * How the model portfolio of a strategy has done, by its present weights, from its first day on.
 * Where the source does not answer for a holding, its figures are not known.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where too many wait to be reckoned
 */
export function strategyPerformance(
  deps: PriceDeps,
  strategy: Modelled,
  range: PastRange,
): Promise<PerformanceShown> {
  const slot = Math.floor(deps.clock.now().getTime() / KEPT_MS);
  const key = [strategy.id, strategy.version, range, slot].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reckoned = inTurn(async () => {
    const { view, isWhole } = await reckon(deps, strategy, range);
    // What the source was silent about is asked again by the next who looks.
    if (!isWhole) kept.delete(key);
    return view;
  });
  remember(key, reckoned);
  // What failed is reckoned again by the next who asks.
  reckoned.catch(() => kept.delete(key));
  return reckoned;
}

/** Each holds years of prices in memory while it is reckoned. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const turns = bulkhead(AT_ONCE, MAX_WAITING);

/** @throws {PlatformError} PROVIDER_UNAVAILABLE where too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work);
  } catch (error) {
    if (!isBulkheadRejectedError(error)) throw error;
    throw refuse('PROVIDER_UNAVAILABLE', 'Too many performances are asked for; try again shortly', {
      retryAfterSeconds: 5,
    });
  }
}

function remember(key: string, reckoned: Promise<PerformanceShown>): void {
  const oldest = kept.keys().next();
  if (kept.size >= MAX_KEPT && oldest.done !== true) kept.delete(oldest.value);
  kept.set(key, reckoned);
}

interface Reckoned {
  readonly view: PerformanceShown;
  /** Whether the source told all that it was asked about. */
  readonly isWhole: boolean;
}

async function reckon(deps: PriceDeps, strategy: Modelled, range: Span): Promise<Reckoned> {
  const calendar = calendarOf(exchangeOf(weighed(strategy)));
  const dates = datesOf(deps, calendar, strategy, range);
  const benchmark = benchmarkOf(strategy.holdings);
  const assets = strategy.holdings.map(({ asset }) => asset);
  const read = [...assets, ...(benchmark === null ? [] : [benchmark])];
  const closes = await closesOf(deps, read, dates[0] ?? LAST_DATE);
  const isKnown = assets.every(({ id }) => closes.has(id));
  const parts = strategy.holdings.map(
    ({ asset, targetPercent }): PricedPart => ({
      weight: decimal(targetPercent).dividedBy(100),
      closes: closes.get(asset.id) ?? [],
    }),
  );
  const compared = benchmark && { ...benchmark, closes: closes.get(benchmark.id) ?? [] };
  const modelled = { parts: isKnown ? parts : null, benchmark: compared };
  const view = { range, ...modelPerformance(modelled, dates, calendar) };
  return { view, isWhole: read.every(({ id }) => closes.has(id)) };
}

const weighed = ({ holdings }: Modelled) =>
  holdings.map(({ asset, targetPercent }) => ({ asset, weight: decimal(targetPercent) }));

/** Of a day on which it was there already, and its prices were. */
function datesOf(
  { clock, marketData }: PriceDeps,
  calendar: TradingCalendar,
  { publishedAt, createdAt }: Modelled,
  range: Span,
): CivilDate[] {
  const born = (publishedAt ?? createdAt).toISOString().slice(0, DATE_CHARACTERS);
  const start = marketData.historyStart('DAY_1').toISOString().slice(0, DATE_CHARACTERS);
  return modelDates(calendar, range, clock.now(), born > start ? born : start);
}

async function closesOf(
  deps: PriceDeps,
  assets: readonly AssetRow[],
  from: CivilDate,
): Promise<ReadonlyMap<string, PricedPart['closes']>> {
  const closes = new Map<string, PricedPart['closes']>();
  for (let first = 0; first < assets.length; first += IN_FLIGHT) {
    const batch = assets.slice(first, first + IN_FLIGHT);
    const read = await Promise.all(batch.map((asset) => readCloses(deps, asset, from)));
    for (const [at, asset] of batch.entries()) {
      const told = read[at] ?? null;
      if (told !== null) closes.set(asset.id, told);
    }
  }
  return closes;
}

/** Null where the source does not answer. */
async function readCloses(
  deps: PriceDeps,
  asset: AssetRow,
  from: CivilDate,
): Promise<PricedPart['closes'] | null> {
  const bars = await barsOrNull(deps, asset, from);
  const calendar = calendarOf(asset.exchange);
  return bars?.map(({ at, close }) => ({ date: calendar.dateAt(at.getTime()), close })) ?? null;
}

async function barsOrNull({ marketData, clock }: PriceDeps, asset: AssetRow, from: CivilDate) {
  const start = marketData.historyStart('DAY_1');
  const lead = new Date(`${addDays(from, -LEAD_DAYS)}T00:00:00Z`);
  return ifAnswered(() =>
    marketData.bars({
      assetId: asset.id,
      timeframe: 'DAY_1',
      from: lead > start ? lead : start,
      to: clock.now(),
      adjustment: 'ALL',
      extendedHours: false,
      limit: MAX_BARS,
    }),
  );
}
