import { less, NO_LEAVES, sumOf, type Total, totalOf } from '@investing-platform/rules/worth';
import type {
  CashflowTimeframe,
  ChartRange,
  TradingMode,
} from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { badInput } from '../../kernel/errors.ts';
import { newYorkDate } from '../../ledger/index.ts';
import { worthAt } from '../market/index.ts';
import { displayCurrency } from './accounts.sql.ts';
import type { BrokerageDeps } from './deps.ts';
import { spanOf } from './history-range.ts';
import { type CashflowRow, firstPayment, paymentsOfMode } from './history-scope.sql.ts';

export interface CashflowChartInput {
  readonly tradingMode?: TradingMode | undefined;
  readonly range?: ChartRange | undefined;
  /** `YYYY-MM-DD`, with CUSTOM alone. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly timeframe?: CashflowTimeframe | undefined;
}

export interface CashflowPoint {
  readonly date: string;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly net: string;
  readonly cumulativeNet: string;
  readonly unpricedCount: number;
}

export interface CashflowChart {
  readonly currency: string;
  readonly timeframe: CashflowTimeframe;
  readonly points: CashflowPoint[];
}

const DAY_MILLISECONDS = 86_400_000;
const MAXIMUM_POINTS = 10_000;
const DATE_CHARACTERS = 10;
/** Further than any clock is from New York's. */
const MARGIN_MILLISECONDS = DAY_MILLISECONDS;

/**
 * Money paid into and out of the caller's accounts, by day, week or month of New York. Three
 * statements.
 *
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit, or steps that are too
 *   short
 */
export async function getCashflowChart(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  actor: Actor,
  input: CashflowChartInput,
): Promise<CashflowChart> {
  const { userId } = requireUser(actor);
  const { tradingMode = 'LIVE', range = 'Y1', timeframe = 'MONTH_1' } = input;
  const step = STEPS[timeframe];
  const now = deps.clock.now();
  const began = range === 'ALL' ? await deps.db.one(firstPayment, userId, tradingMode) : null;
  const span = spanOf({ range, ...endsOf(input) }, now, began?.at ?? now);
  const last = range === 'CUSTOM' ? (input.to ?? '') : newYorkDate(now);
  const first = range === 'CUSTOM' ? (input.from ?? '') : newYorkDate(span.from);
  const end = last < newYorkDate(now) ? last : newYorkDate(now);
  const starts = startsBetween(first, end, step);
  const [{ currency }, payments] = await Promise.all([
    deps.db.one(displayCurrency, userId),
    deps.db.all(
      paymentsOfMode,
      userId,
      tradingMode,
      // Nothing was paid before 1970 or is after now, and the margin would leave years 1 to 9999.
      new Date(Math.max(0, Date.parse(first) - MARGIN_MILLISECONDS)),
      new Date(Math.max(0, Date.parse(end) + 2 * MARGIN_MILLISECONDS)),
    ),
  ]);
  const within = payments.filter(({ at }) => {
    const date = newYorkDate(at);
    return date >= first && date <= last;
  });
  const moved = await movedBy(deps, within, { currency, now }, step.startOf);
  return { currency, timeframe, points: pointsOf(starts, end, moved) };
}

function endsOf({ from, to }: CashflowChartInput) {
  const at = (date: string | null | undefined, offset: number): Date | null =>
    date == null ? null : new Date(Date.parse(date) + offset);
  return { from: at(from, 0), to: at(to, DAY_MILLISECONDS) };
}

type StartOf = (date: string) => string;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MILLISECONDS;
const dateOf = (day: number): string =>
  new Date(day * DAY_MILLISECONDS).toISOString().slice(0, DATE_CHARACTERS);
/** 1970-01-01 was a Thursday: weeks begin on Mondays. */
const DAYS_FROM_MONDAY = 3;

interface Step {
  readonly startOf: StartOf;
  readonly longestDays: number;
}

const WEEK_DAYS = 7;
const STEPS: Record<CashflowTimeframe, Step> = {
  DAY_1: { startOf: (date) => date, longestDays: 1 },
  WEEK_1: { startOf: mondayOf, longestDays: WEEK_DAYS },
  MONTH_1: { startOf: (date) => `${date.slice(0, 7)}-01`, longestDays: 31 },
};

function mondayOf(date: string): string {
  const week = Math.floor((dayNumber(date) + DAYS_FROM_MONDAY) / WEEK_DAYS);
  return dateOf(week * WEEK_DAYS - DAYS_FROM_MONDAY);
}

/** By steps and not by days: a span may be thousands of years. */
function startsBetween(first: string, last: string, { startOf, longestDays }: Step): string[] {
  const starts: string[] = [];
  for (let start = startOf(first); start <= last; ) {
    if (starts.length === MAXIMUM_POINTS) {
      throw badInput('params.timeframe', 'is too short for the span: over 10,000 points');
    }
    starts.push(start);
    start = startOf(dateOf(dayNumber(start) + longestDays));
  }
  return starts;
}

interface Moved {
  readonly deposits: Total;
  readonly withdrawals: Total;
}

const NOTHING: Moved = { deposits: NO_LEAVES, withdrawals: NO_LEAVES };

/** By the first day of each step, at the exchange rate of the moment of each payment. */
async function movedBy(
  deps: Pick<BrokerageDeps, 'marketData'>,
  payments: readonly CashflowRow[],
  { currency: into, now }: { readonly currency: string; readonly now: Date },
  startOf: StartOf,
): Promise<ReadonlyMap<string, Moved>> {
  const moments = [...new Set(payments.map(({ at }) => at.getTime()))];
  const places = new Map(moments.map((at, place) => [at, place]));
  const times = moments.map((at) => new Date(at));
  const names = payments.map(({ currency }) => currency);
  const { leafOf } = await worthAt(deps, { names, times, now, into: [into] });
  const moved = new Map<string, Moved>();
  for (const { at, currency: name, amount: paid } of payments) {
    const amount = decimal(paid);
    const place = places.get(at.getTime()) ?? 0;
    const value = totalOf([leafOf({ name, amount: amount.abs(), into, place })]);
    const step = startOf(newYorkDate(at));
    const { deposits, withdrawals } = moved.get(step) ?? NOTHING;
    moved.set(
      step,
      amount.isNegative()
        ? { deposits, withdrawals: sumOf([withdrawals, value]) }
        : { deposits: sumOf([deposits, value]), withdrawals },
    );
  }
  return moved;
}

/** @param end the last day of the last step, which may be unfinished */
function pointsOf(
  starts: readonly string[],
  end: string,
  moved: ReadonlyMap<string, Moved>,
): CashflowPoint[] {
  let total = ZERO;
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const { deposits, withdrawals } = moved.get(start) ?? NOTHING;
    const net = less(deposits, withdrawals);
    total = total.plus(net.value);
    return {
      date: next === undefined ? end : dateOf(dayNumber(next) - 1),
      deposits: toPlain(deposits.value),
      withdrawals: toPlain(withdrawals.value),
      net: toPlain(net.value),
      cumulativeNet: toPlain(total),
      unpricedCount: net.unpricedCount,
    };
  });
}
