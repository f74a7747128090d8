import type { PriceBar } from '@investing-platform/rules/ideas/idea-progress';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { HistoryBar, Timeframe } from '../../../ports/market-data.ts';

/** A day with a change of the clock in it may be so much longer. */
const SURELY_OVER_MS = 25 * HOUR_MS;
/** The next day begins no sooner than this after a day of which no next one is known. */
const NEXT_DAY_MS = 22 * HOUR_MS;
/** Days that one reading goes through at most. */
const MAX_DAYS = 400;
/** More than the minutes of two days and nights. */
const MAX_BARS = 5_000;

/** Bars that a source may have, the shortest first. */
const SHORT: readonly (readonly [timeframe: Timeframe, milliseconds: number])[] = [
  ['MIN_1', MINUTE_MS],
  ['MIN_5', 5 * MINUTE_MS],
  ['MIN_15', 15 * MINUTE_MS],
  ['HOUR_1', HOUR_MS],
];

/** A bar that is over, with when what follows begins. */
export interface CourseBar {
  readonly bar: PriceBar;
  readonly next: Date;
  /** Of less than a day, or a day of which nothing shorter is known. */
  readonly isShortest: boolean;
}

/** Bars of a course, and whether they reach its end. */
interface WholeCourse {
  readonly bars: readonly CourseBar[];
  readonly isWhole: boolean;
}

export interface Course {
  readonly assetId: string;
  /** The prices are those of shares as they were then, whatever was split since. */
  readonly as: Date;
  readonly from: Date;
  readonly to: Date;
}

type MarketDeps = Pick<Deps, 'marketData'>;

/**
 * What a price did over some time in regular trading, in bars that are over: days where they are
 * whole, shorter bars at the ends. Bars that were running when the time began are left out, for
 * nobody knows which part of them came before.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
 */
export async function courseOf(deps: MarketDeps, course: Course): Promise<WholeCourse> {
  const days = await wholeDays(deps, course);
  const first = days[0]?.bar.at ?? course.to;
  const last = days.at(-1)?.next ?? course.to;
  const before = await shortBars(deps, { ...course, to: first });
  const after = last < course.to ? await shortBars(deps, { ...course, from: last }) : [];
  return { bars: [...before, ...days, ...after], isWhole: days.length < MAX_DAYS };
}

async function wholeDays(deps: MarketDeps, course: Course): Promise<CourseBar[]> {
  const { from, to } = course;
  if (to.getTime() - from.getTime() < DAY_MS) return [];
  const isFine = await hasShorter(deps, course.assetId, from);
  const bars = await read(deps, course, 'DAY_1', MAX_DAYS);
  return bars
    .map((bar, place) => {
      const next = bars[place + 1]?.at ?? new Date(bar.at.getTime() + NEXT_DAY_MS);
      return { bar, next, isShortest: !isFine };
    })
    .filter(({ bar }) => bar.at.getTime() + SURELY_OVER_MS <= to.getTime());
}

/** The bars within a day, or within a part of one. Empty where only days are known. */
export async function shortBars(deps: MarketDeps, course: Course): Promise<CourseBar[]> {
  const { from, to, assetId } = course;
  if (!(await hasShorter(deps, assetId, from))) return [];
  const shortest = SHORT.find(([timeframe]) => deps.marketData.historyStart(timeframe) <= from);
  if (shortest === undefined) return [];
  const [timeframe, milliseconds] = shortest;
  const bars = await read(deps, course, timeframe, MAX_BARS);
  return bars
    .map((bar) => {
      const next = new Date(bar.at.getTime() + milliseconds);
      return { bar, next, isShortest: true };
    })
    .filter(({ next }) => next <= to);
}

/** Whether bars of less than a day tell of the same prices as the days do. */
async function hasShorter({ marketData }: MarketDeps, assetId: string, from: Date) {
  if (!SHORT.some(([timeframe]) => marketData.historyStart(timeframe) <= from)) return false;
  const sources = await Promise.all(
    (['DAY_1', 'MIN_1'] as const).map((one) => marketData.barsSource?.(assetId, one)),
  );
  return sources[0] === sources[1];
}

async function read(
  { marketData }: MarketDeps,
  { assetId, from, to, as }: Course,
  timeframe: Timeframe,
  limit: number,
): Promise<PriceBar[]> {
  if (from >= to) return [];
  const asked = { assetId, from, to, timeframe, limit };
  const bars = await marketData.bars({ ...asked, adjustment: 'RAW', extendedHours: false });
  const splits = await splitsSince({ marketData }, assetId, as, to);
  return bars.map((bar) => asOfThen(bar, splits));
}

interface Split {
  readonly at: Date;
  /** New shares for each old one. */
  readonly ratio: ReturnType<typeof decimal>;
}

async function splitsSince(
  { marketData }: MarketDeps,
  assetId: string,
  since: Date,
  to: Date,
): Promise<Split[]> {
  const actions = await marketData.corporateActions([assetId], since, to);
  return actions.flatMap((action) =>
    action.kind === 'SPLIT' && action.exAt > since
      ? [{ at: action.exAt, ratio: decimal(action.numerator).dividedBy(action.denominator) }]
      : [],
  );
}

/** A bar as it would have been without the splits before it. */
function asOfThen(bar: HistoryBar, splits: readonly Split[]): PriceBar {
  const { at, open, high, low, close } = bar;
  const ratio = splits
    .filter((split) => split.at <= at)
    .reduce((all, split) => all.times(split.ratio), decimal(1));
  if (ratio.equals(1)) return { at, open, high, low, close };
  const then = (price: string): string => toPlain(decimal(price).times(ratio));
  return { at, open: then(open), high: then(high), low: then(low), close: then(close) };
}
