import type { FieldProblem } from '@investing-platform/schema';
import type { RebalanceTrigger } from '@investing-platform/schema/operations';
import { decimal, toPlain } from '../numbers/decimal.ts';
import { invalidInput } from '../refusals/platform-error.ts';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
export type TradingWeekday = (typeof WEEKDAYS)[number];

/** When to rebalance: one rule as it is kept and shown. Exactly one field is not null. */
export interface RebalanceRule {
  readonly trigger: RebalanceTrigger;
  /** Above 0; a plain decimal. */
  readonly driftPercentPoints: string | null;
  /** Above 0; a plain decimal. */
  readonly driftPercentOfTarget: string | null;
  readonly weekday: TradingWeekday | null;
  /** 1 to 31. */
  readonly monthDay: number | null;
  /** 1 to 31, of January, April, July and October. */
  readonly quarterDay: number | null;
  /** `MM-DD`, a day of a leap year. */
  readonly yearDay: string | null;
}

/** One rule as callers write it: exactly one field is given. */
export interface RebalanceRuleRequest {
  readonly driftPercentPoints?: string | null | undefined;
  readonly driftPercentOfTarget?: string | null | undefined;
  readonly weekday?: TradingWeekday | null | undefined;
  readonly monthDay?: number | null | undefined;
  readonly quarterDay?: number | null | undefined;
  readonly yearDay?: string | null | undefined;
}

const NO_RULE = {
  driftPercentPoints: null,
  driftPercentOfTarget: null,
  weekday: null,
  monthDay: null,
  quarterDay: null,
  yearDay: null,
};

const YEAR_DAY = /^(\d\d)-(\d\d)$/;
const LEAP_YEAR = 2024;

/**
 * The rules that a caller asks for: at most one of each drift rule and one by the calendar.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong rule
 */
export function rebalanceRules(
  requests: readonly RebalanceRuleRequest[] | null | undefined,
  path = 'params.rebalanceRules',
): RebalanceRule[] {
  const rules = (requests ?? []).map(ruleOf);
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  for (const [at, rule] of rules.entries()) {
    const place = `${path}.${at}`;
    if (rule.yearDay !== null && !isDayOfYear(rule.yearDay)) {
      problems.push({ path: `${place}.yearDay`, message: 'must be a month and day as 06-30' });
    }
    const family = isCalendarRule(rule) ? 'one day' : `one rule ${rule.trigger}`;
    if (seen.has(family)) problems.push({ path: place, message: `at most ${family} is taken` });
    seen.add(family);
  }
  if (problems.length > 0) throw invalidInput(problems);
  return rules;
}

function ruleOf(request: RebalanceRuleRequest): RebalanceRule {
  const { driftPercentPoints, driftPercentOfTarget, weekday, monthDay, quarterDay } = request;
  if (driftPercentPoints != null) {
    const points = toPlain(decimal(driftPercentPoints));
    return { ...NO_RULE, trigger: 'DRIFT_ABSOLUTE', driftPercentPoints: points };
  }
  if (driftPercentOfTarget != null) {
    const percent = toPlain(decimal(driftPercentOfTarget));
    return { ...NO_RULE, trigger: 'DRIFT_RELATIVE', driftPercentOfTarget: percent };
  }
  if (weekday != null) return { ...NO_RULE, trigger: 'CALENDAR_WEEKLY', weekday };
  if (monthDay != null) return { ...NO_RULE, trigger: 'CALENDAR_MONTHLY', monthDay };
  if (quarterDay != null) return { ...NO_RULE, trigger: 'CALENDAR_QUARTERLY', quarterDay };
  return { ...NO_RULE, trigger: 'CALENDAR_ANNUALLY', yearDay: request.yearDay ?? '' };
}

export function isCalendarRule({ trigger }: RebalanceRule): boolean {
  return trigger.startsWith('CALENDAR');
}

function isDayOfYear(text: string): boolean {
  const [, month = '', day = ''] = YEAR_DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(LEAP_YEAR, Number(month) - 1, Number(day)));
  return date.toISOString().slice(5, 10) === `${month}-${day}`;
}
