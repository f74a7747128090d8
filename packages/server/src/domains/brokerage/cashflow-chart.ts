import type {
  CashflowTimeframe,
  ChartRange,
  TradingMode,
} from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { badInput } from '../../kernel/errors.ts';
import { newYorkDate } from '../../ledger/index.ts';
import { displayCurrency } from './accounts.sql.ts';
import { shown } from './amounts.ts';
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
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit, or steps that are too short
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
      new Date(Date.parse(first) - MARGIN_MILLISECONDS),
      new Date(Date.parse(last) + 2 * MARGIN_MILLISECONDS),
    ),
  ]);
  const within = payments.filter(({ at }) => {
    const date = newYorkDate(at);
    return date >= first && date <= last;
  });
  const moved = await movedBy(deps, within, currency, step.startOf);
  return { currency, timeframe, points: pointsOf(starts, end, moved, currency) };
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
  readonly deposits: Decimal;
  readonly withdrawals: Decimal;
}

const NOTHING: Moved = { deposits: ZERO, withdrawals: ZERO };

/** By the first day of each step, at the exchange rate of each day. */
async function movedBy(
  { marketData }: Pick<BrokerageDeps, 'marketData'>,
  payments: readonly CashflowRow[],
  into: string,
  startOf: StartOf,
): Promise<ReadonlyMap<string, Moved>> {
  const rates = new Map<string, Decimal>();
  const moved = new Map<string, Moved>();
  for (const { at, currency, amount } of payments) {
    const date = newYorkDate(at);
    const key = `${currency} ${date}`;
    const rate =
      rates.get(key) ??
      decimal(await marketData.fxRate(currency, into, new Date(Date.parse(date))));
    rates.set(key, rate);
    const value = decimal(amount).times(rate);
    const { deposits, withdrawals } = moved.get(startOf(date)) ?? NOTHING;
    moved.set(
      startOf(date),
      value.isNegative()
        ? { deposits, withdrawals: withdrawals.minus(value) }
        : { deposits: deposits.plus(value), withdrawals },
    );
  }
  return moved;
}

/** @param end the last day of the last step, which may be unfinished */
function pointsOf(
  starts: readonly string[],
  end: string,
  moved: ReadonlyMap<string, Moved>,
  currency: string,
): CashflowPoint[] {
  let total = ZERO;
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const { deposits, withdrawals } = moved.get(start) ?? NOTHING;
    const [paidIn, paidOut] = [shown(deposits, currency), shown(withdrawals, currency)];
    // A displayed total is the sum of its displayed parts (contract rule 4).
    const net = decimal(paidIn).minus(paidOut);
    total = total.plus(net);
    return {
      date: next === undefined ? end : dateOf(dayNumber(next) - 1),
      deposits: paidIn,
      withdrawals: paidOut,
      net: toPlain(net),
      cumulativeNet: toPlain(total),
    };
  });
}
