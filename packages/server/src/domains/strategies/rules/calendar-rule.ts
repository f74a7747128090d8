import { type RebalanceRule, WEEKDAYS } from '@investing-platform/rules/strategies/rebalance-rule';
import {
  FIRST_DATE,
  LAST_DATE,
  type TradingCalendar,
} from '@investing-platform/schema/trading-calendar';
import {
  addDays,
  type CivilDate,
  dayOfMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '../../../kernel/civil-date.ts';

/** Exchanges are never closed for longer. */
const MAX_CLOSURE_DAYS = 14;
/** An annual rule comes twice in so many months, whatever day a search starts on. */
const MONTHS_SEARCHED = 25;
const QUARTER_MONTHS: ReadonlySet<number> = new Set([1, 4, 7, 10]);

/**
 * The first trading day from `from` on, itself included, on which a calendar rule starts a run.
 * Where the market is closed on the rule's day, or a month has no such day, it is the trading day
 * before.
 *
 * @returns null for a drift rule, and past the days that the calendar knows
 */
export function nextRuleDay(
  rule: RebalanceRule,
  calendar: TradingCalendar,
  from: CivilDate,
): CivilDate | null {
  for (const day of nominalDays(rule, from)) {
    const tradingDay = tradingDayUpTo(calendar, day);
    if (tradingDay !== null && tradingDay >= from) return tradingDay;
  }
  return null;
}

/** The last trading day that is not after a day. Null where the calendar does not know. */
function tradingDayUpTo(calendar: TradingCalendar, day: CivilDate): CivilDate | null {
  for (let back = 0; back <= MAX_CLOSURE_DAYS; back += 1) {
    const candidate = addDays(day, -back);
    if (isTradingDay(calendar, candidate)) return candidate;
  }
  return null;
}

function isTradingDay(calendar: TradingCalendar, day: CivilDate): boolean {
  if (day < FIRST_DATE || day > LAST_DATE) return false;
  return !calendar.closes || calendar.dayOf(day) !== null;
}

/** The days that a rule names, in order, from somewhat before `from` on. */
function* nominalDays(rule: RebalanceRule, from: CivilDate): Generator<CivilDate> {
  if (rule.weekday !== null) {
    const wanted = WEEKDAYS.indexOf(rule.weekday) + 1;
    for (let ahead = 0; ahead <= MAX_CLOSURE_DAYS; ahead += 1) {
      const day = addDays(from, ahead);
      if (weekdayOf(day) === wanted) yield day;
    }
    return;
  }
  for (let ahead = 0; ahead < MONTHS_SEARCHED; ahead += 1) {
    const first = dayOfMonth(yearOf(from), monthOf(from) + ahead, 1);
    const day = dayInMonth(rule, monthOf(first));
    if (day !== null) yield dayOfMonth(yearOf(first), monthOf(first), day);
  }
}

/** Null where a rule names no day of a month. */
function dayInMonth(rule: RebalanceRule, month: number): number | null {
  if (rule.monthDay !== null) return rule.monthDay;
  if (rule.quarterDay !== null) return QUARTER_MONTHS.has(month) ? rule.quarterDay : null;
  if (rule.yearDay === null) return null;
  const [ruleMonth, day] = rule.yearDay.split('-').map(Number);
  return ruleMonth === month && day !== undefined ? day : null;
}
