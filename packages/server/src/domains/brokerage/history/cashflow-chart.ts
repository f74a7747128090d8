import {
  less,
  NO_LEAVES,
  sumOf,
  type Total,
  totalOf,
} from '@investing-platform/rules/networth/worth';
import { MAX_POINTS, refuseTooMany } from '@investing-platform/rules/time/chart-length';
import type { CivilDate } from '@investing-platform/rules/time/civil-date';
import { type AskedDays, daySpan } from '@investing-platform/rules/time/day-span';
import { daySteps, lastDayOfStep } from '@investing-platform/rules/time/day-steps';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { HistoryTimeframe, TradingMode } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { newYorkDate } from '../../../ledger/index.ts';
import { worthAt } from '../../market/index.ts';
import { displayCurrency } from '../accounts/accounts.sql.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type CashflowRow, firstPayment, paymentsOfMode } from './history-scope.sql.ts';

/** Days are those of New York. */
export interface CashflowChartInput extends AskedDays {
  readonly tradingMode?: TradingMode | undefined;
  readonly timeframe?: HistoryTimeframe | undefined;
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
  readonly timeframe: HistoryTimeframe;
  readonly points: CashflowPoint[];
}

/** Further than any clock is from New York's. */
const MARGIN_MS = DAY_MS;

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
  const { tradingMode = 'LIVE', timeframe = 'MONTH_1' } = input;
  const now = deps.clock.now();
  const today = newYorkDate(now);
  const { from, to: last } = daySpan(input, today);
  const first = from ?? (await firstDayOf(deps, userId, tradingMode)) ?? today;
  const ends = daySteps(first, last, timeframe, MAX_POINTS + 1);
  refuseTooMany(ends.length, 'points');
  const [{ currency }, payments] = await Promise.all([
    deps.db.one(displayCurrency, userId),
    deps.db.all(
      paymentsOfMode,
      userId,
      tradingMode,
      // Nothing was paid before 1970 or is after now, and the margin would leave years 1 to 9999.
      new Date(Math.max(0, Date.parse(first) - MARGIN_MS)),
      new Date(Math.max(0, Date.parse(last) + 2 * MARGIN_MS)),
    ),
  ]);
  const within = payments.filter(({ at }) => {
    const date = newYorkDate(at);
    return date >= first && date <= last;
  });
  const moved = await movedBy(deps, within, { currency, now }, (date) => {
    const end = lastDayOfStep(date, timeframe);
    return end < last ? end : last;
  });
  return { currency, timeframe, points: pointsOf(ends, moved) };
}

async function firstDayOf(
  { db }: Pick<BrokerageDeps, 'db'>,
  userId: string,
  tradingMode: TradingMode,
): Promise<CivilDate | null> {
  const { at } = await db.one(firstPayment, userId, tradingMode);
  return at === null ? null : newYorkDate(at);
}

interface Moved {
  readonly deposits: Total;
  readonly withdrawals: Total;
}

const NOTHING: Moved = { deposits: NO_LEAVES, withdrawals: NO_LEAVES };

/** By the last day of each step, at the exchange rate of the moment of each payment. */
async function movedBy(
  deps: Pick<BrokerageDeps, 'marketData'>,
  payments: readonly CashflowRow[],
  { currency: into, now }: { readonly currency: string; readonly now: Date },
  endOf: (date: CivilDate) => CivilDate,
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
    const step = endOf(newYorkDate(at));
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

function pointsOf(
  ends: readonly CivilDate[],
  moved: ReadonlyMap<CivilDate, Moved>,
): CashflowPoint[] {
  let total = ZERO;
  return ends.map((date) => {
    const { deposits, withdrawals } = moved.get(date) ?? NOTHING;
    const net = less(deposits, withdrawals);
    total = total.plus(net.value);
    return {
      date,
      deposits: toPlain(deposits.value),
      withdrawals: toPlain(withdrawals.value),
      net: toPlain(net.value),
      cumulativeNet: toPlain(total),
      unpricedCount: net.unpricedCount,
    };
  });
}
