import { refuseAll } from '../problems.ts';

const TRIGGERS: Readonly<Record<string, string>> = {
  driftPercentPoints: 'DRIFT_ABSOLUTE',
  driftPercentOfTarget: 'DRIFT_RELATIVE',
  weekday: 'CALENDAR_WEEKLY',
  monthDay: 'CALENDAR_MONTHLY',
  quarterDay: 'CALENDAR_QUARTERLY',
  yearDay: 'CALENDAR_ANNUALLY',
};
const LEAP_YEAR = 2024;
const PATH = 'params.rebalanceRules';

type GivenRule = Readonly<Record<string, unknown>>;

const fieldOf = (rule: GivenRule): string =>
  Object.keys(TRIGGERS).find((name) => rule[name] != null) ?? 'driftPercentPoints';
const triggerOf = (rule: GivenRule): string => TRIGGERS[fieldOf(rule)] ?? '';

/**
 * At most one of each drift rule and one by the calendar.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong rule
 */
export function requireRules(given: unknown): void {
  const rules = (given ?? []) as readonly GivenRule[];
  const families = rules.map((rule) => {
    const trigger = triggerOf(rule);
    return trigger.startsWith('CALENDAR') ? 'one day' : `one rule ${trigger}`;
  });
  refuseAll([
    ...rules.flatMap(({ yearDay }, at) =>
      yearDay == null || isDayOfYear(String(yearDay))
        ? []
        : [{ path: `${PATH}.${at}.yearDay`, message: 'must be a month and day as 06-30' }],
    ),
    ...families.flatMap((family, at) =>
      families.indexOf(family) === at
        ? []
        : [{ path: `${PATH}.${at}`, message: `at most ${family} is taken` }],
    ),
  ]);
}

/** Rules as they are shown, from those of an input or those that a strategy has. */
export const rulesOf = (given: unknown) =>
  ((given ?? []) as readonly GivenRule[]).map((rule) => {
    const name = fieldOf(rule);
    return { trigger: triggerOf(rule), [name]: rule[name] };
  });

function isDayOfYear(text: string): boolean {
  const [, month = '', day = ''] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(LEAP_YEAR, Number(month) - 1, Number(day)));
  return date.toISOString().slice(5, 10) === `${month}-${day}`;
}
