import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import {
  isCalendarRule,
  type RebalanceRule,
} from '@investing-platform/rules/strategies/rebalance-rule';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { calendarOf, type TradingCalendar } from '@investing-platform/schema/trading-calendar';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { nextRuleDay } from '../rules/calendar-rule.ts';

export type TradingExchange = AssetRow['exchange'];

/** A run begins only with so much regular trading left (domain model, section 2.6). */
const MIN_MS = 15 * MINUTE_MS;
/** When a run can begin and has to end. */
export interface RunWindow {
  /** Now, or the next time that its market is open for 15 minutes or more. */
  readonly beginsAt: Date;
  readonly deadlineAt: Date;
}

/** When a run that keeps to an exchange's hours may begin. Null past the days that are known. */
export function runWindow(exchange: TradingExchange, now: Date): RunWindow | null {
  const calendar = calendarOf(exchange);
  const at = now.getTime();
  if (!calendar.closes) return { beginsAt: now, deadlineAt: new Date(at + DAY_MS) };
  const started = calendar.indexAt(at);
  for (const index of [started, started + 1]) {
    const day = calendar.day(index);
    if (day === null || at > day.close - MIN_MS) continue;
    return { beginsAt: new Date(Math.max(at, day.open)), deadlineAt: new Date(day.close) };
  }
  return null;
}

/** Whether an exchange is in regular trading at an instant. */
export function isTrading(exchange: TradingExchange, at: Date): boolean {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return true;
  const day = calendar.day(calendar.indexAt(at.getTime()));
  return day !== null && at.getTime() >= day.open && at.getTime() < day.close;
}

/** The day that it is for a strategy, on its exchange's clock. */
export function tradingDateAt(exchange: TradingExchange, at: Date): CivilDate {
  return calendarOf(exchange).dateAt(at.getTime());
}

/**
 * When the rule by the calendar starts the next run: on the first of its days that lies after the
 * cooldown, and on which a run can still begin. Null where no rule goes by the calendar.
 */
export function nextCalendarRun(
  rules: readonly RebalanceRule[],
  exchange: TradingExchange,
  state: {
    readonly now: Date;
    readonly lastRebalancedAt: Date | null;
    readonly cooldownDays: number;
  },
): Date | null {
  const rule = rules.find(isCalendarRule);
  if (rule === undefined) return null;
  const calendar = calendarOf(exchange);
  const day = nextRuleDay(rule, calendar, earliestDay(calendar, exchange, state));
  return day === null ? null : startOf(calendar, day);
}

function earliestDay(
  calendar: TradingCalendar,
  exchange: TradingExchange,
  state: Parameters<typeof nextCalendarRun>[2],
): CivilDate {
  const { now, lastRebalancedAt, cooldownDays } = state;
  const window = runWindow(exchange, now);
  const today = calendar.dateAt((window?.beginsAt ?? now).getTime());
  if (lastRebalancedAt === null) return today;
  const last = calendar.dateAt(lastRebalancedAt.getTime());
  const afterLast = addDays(last, Math.max(1, cooldownDays));
  return afterLast > today ? afterLast : today;
}

function startOf(calendar: TradingCalendar, day: CivilDate): Date {
  const open = calendar.closes ? calendar.dayOf(day)?.open : undefined;
  return new Date(open ?? Date.parse(day));
}

/** Whether the cooldown after the last rebalancing is over, so that a rule may start a run. */
export function isCooledDown(
  lastRebalancedAt: Date | null,
  cooldownDays: number,
  now: Date,
): boolean {
  if (lastRebalancedAt === null) return true;
  return now.getTime() >= lastRebalancedAt.getTime() + cooldownDays * DAY_MS;
}
