import {
  type AssetReference,
  type AssetRow,
  theAsset,
} from '@investing-platform/rules/market/catalogue';
import { noBarsBefore } from '@investing-platform/rules/market/market-refusals';
import { askedSpan, type SpanOfTime } from '@investing-platform/rules/time/asked-span';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { PastRange } from '@investing-platform/schema/operations';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { badCursor } from '../../../kernel/errors.ts';
import { keptBeside } from '../../../kernel/kept-beside.ts';
import { type Page, pageOf } from '../../../kernel/page.ts';
import type { HistoryBar, PriceAdjustment, Timeframe } from '../../../ports/market-data.ts';
import { fromSource, quotesOf } from '../quotes.ts';
import { rangeStart } from './chart-range.ts';

export interface GetStockHistoricalDataInput {
  readonly asset: AssetReference;
  /** Default: a day. */
  readonly timeframe?: Timeframe | undefined;
  /** Default: a month before `to`. */
  readonly range?: PastRange | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  /** Default: SPLIT. */
  readonly adjustment?: PriceAdjustment | undefined;
  readonly extendedHours?: boolean | undefined;
  /** 1 to 10,000, default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/** The nodes are frozen, and the same list for the same question as long as it is true. */
export interface BarPage extends Page<HistoryBar> {
  readonly currency: string;
  readonly source: string;
}

type HistoryDeps = Pick<Deps, 'marketData' | 'clock' | 'cursors'>;

const LIST = 'getStockHistoricalData';
const USUAL_LIMIT = 1_000;
const USUAL_RANGE: PastRange = 'M1';
/** Bars in the pages that are kept, of which many are shared with what the source keeps. */
const MAX_BARS = 60_000;
/** A page that is over is asked for again after this, since a split changes how it looks. */
const PAGE_MS = 60_000;

interface KeptPage {
  readonly page: BarPage;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Pages belong to the source that gave them. */
const pagesOf = keptBeside(
  () =>
    new LRUCache<string, KeptPage>({
      maxSize: MAX_BARS,
      sizeCalculation: ({ page }) => page.nodes.length + 1,
    }),
);

/**
 * Past prices of an asset as bars, oldest first; the last one may still be running.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for a span that does not fit, or that there are
 *   no bars of that length of; PROVIDER_UNAVAILABLE
 */
export async function getStockHistoricalData(
  deps: HistoryDeps,
  input: GetStockHistoricalDataInput,
): Promise<BarPage> {
  const asset = theAsset('params.asset', input.asset);
  const timeframe = input.timeframe ?? 'DAY_1';
  const adjustment = input.adjustment ?? 'SPLIT';
  const extendedHours = input.extendedHours ?? false;
  const limit = input.limit ?? USUAL_LIMIT;
  const now = deps.clock.now().getTime();
  const span = spanOf(deps, asset, timeframe, input);
  const from = input.cursor == null ? span.from : startAfter(deps, input.cursor, asset);
  const question = { assetId: asset.id, timeframe, adjustment, extendedHours, from };
  const key = JSON.stringify([question, input.to ?? null, limit]);
  const pages = pagesOf(deps.marketData);
  const kept = pages.get(key);
  if (kept !== undefined && now < kept.until) return kept.page;
  const bars = await fromSource(() =>
    deps.marketData.bars({ ...question, to: span.to, limit: limit + 1 }),
  );
  const page = await barPage(deps, asset, timeframe, bars, limit);
  // The last page holds a bar that may still be running: it stands for this second.
  const isOver = page.nextCursor !== null;
  const secondEnds = (Math.floor(now / SECOND_MS) + 1) * SECOND_MS;
  pages.set(key, { page, until: isOver ? now + PAGE_MS : secondEnds });
  return page;
}

async function barPage(
  deps: HistoryDeps,
  asset: AssetRow,
  timeframe: Timeframe,
  bars: readonly HistoryBar[],
  limit: number,
): Promise<BarPage> {
  const page = pageOf(bars, limit, (last) =>
    deps.cursors.encode(LIST, [asset.id, String(last.at.getTime() + 1)]),
  );
  const source = await sourceOf(deps, asset, timeframe);
  Object.freeze(page.nodes);
  return Object.freeze({ ...page, currency: asset.currency, source });
}

async function sourceOf(deps: HistoryDeps, { id }: AssetRow, timeframe: Timeframe) {
  const { marketData } = deps;
  if (marketData.barsSource === undefined) {
    return (await quotesOf(deps, [id])).get(id)?.source ?? 'unknown';
  }
  return fromSource(async () => (await marketData.barsSource?.(id, timeframe)) ?? 'unknown');
}

function startAfter({ cursors }: HistoryDeps, cursor: string, asset: AssetRow): Date {
  const [assetId, start] = cursors.decode(LIST, cursor);
  const at = new Date(Number(start));
  if (assetId !== asset.id || Number.isNaN(at.getTime())) throw badCursor();
  return at;
}

function spanOf(
  { clock, marketData }: HistoryDeps,
  asset: AssetRow,
  timeframe: Timeframe,
  input: GetStockHistoricalDataInput,
): SpanOfTime {
  const began = marketData.historyStart(timeframe);
  // What is running now has begun before the next millisecond.
  const end = new Date(clock.now().getTime() + 1);
  const span = askedSpan(input, USUAL_RANGE, end, (range, last) =>
    last <= began ? began : rangeStart(range, asset.exchange, new Date(last.getTime() - 1), began),
  );
  if (span.from >= began && span.to > began) return span;
  throw noBarsBefore(began, timeframe, span.path);
}
