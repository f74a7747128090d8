import { type Decimal, decimal, sum, toPlain, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { addMonths, monthsBetween } from '../time/civil-date.ts';

/** What a plan for a goal is computed from. Amounts are in `currency`. */
export interface Planned {
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly currency: string;
  readonly targetOn: string | null;
  readonly monthlyContribution: string | null;
  readonly expectedReturnPercent: string | null;
}

export type GoalStatus = 'NOT_STARTED' | 'ON_TRACK' | 'AT_RISK' | 'OFF_TRACK' | 'ACHIEVED';

export interface GoalPlan {
  readonly status: GoalStatus;
  readonly requiredMonthlyContribution: string | null;
  readonly projectedOn: string | null;
  readonly projectedAmount: string | null;
}

const MONTHS_A_YEAR = 12;
const MAX_MONTHS = 100 * MONTHS_A_YEAR;
const AT_RISK_PART = '0.8';

/** A goal as a sum that grows month by month. */
interface Saving {
  readonly target: Decimal;
  readonly current: Decimal;
  readonly monthly: Decimal;
  /** What one unit becomes in a month. */
  readonly growth: Decimal;
}

/**
 * How a goal will turn out with what is added each month and the expected return, a twelfth of it
 * by the month. Months are whole ones from today; where less than one is left, it counts as one for
 * what must be added. Amounts are rounded half-even to the currency's minor unit.
 *
 * @param today `YYYY-MM-DD`
 */
export function goalPlan(goal: Planned, today: string): GoalPlan {
  const { targetOn, currency } = goal;
  const yearly = decimal(goal.expectedReturnPercent ?? '0');
  const saving = {
    target: decimal(goal.targetAmount),
    current: decimal(goal.currentAmount),
    monthly: decimal(goal.monthlyContribution ?? '0'),
    growth: yearly.dividedBy(100 * MONTHS_A_YEAR).plus(1),
  };
  const isOpen = targetOn !== null && targetOn >= today;
  const required = isOpen
    ? roundCash(requiredMonthly(saving, Math.max(1, monthsBetween(today, targetOn))), currency)
    : null;
  const months = targetOn === null ? null : monthsBetween(today, targetOn);
  // After centuries of interest a sum has more digits than any answer.
  const projected = months === null || months > MAX_MONTHS ? null : amountAfter(saving, months);
  return {
    status: statusOf(saving, required, targetOn !== null),
    requiredMonthlyContribution: required === null ? null : toPlain(required),
    projectedOn: projectedOn(saving, today),
    projectedAmount: projected === null ? null : toPlain(roundCash(projected, currency)),
  };
}

function statusOf(saving: Saving, required: Decimal | null, hasDate: boolean): GoalStatus {
  if (saving.current.gte(saving.target)) return 'ACHIEVED';
  if (saving.current.lte(0)) return 'NOT_STARTED';
  if (required === null) return hasDate ? 'OFF_TRACK' : 'ON_TRACK';
  if (saving.monthly.gte(required)) return 'ON_TRACK';
  return saving.monthly.gte(required.times(AT_RISK_PART)) ? 'AT_RISK' : 'OFF_TRACK';
}

function amountAfter({ current, monthly, growth }: Saving, months: number): Decimal {
  const grown = growth.pow(months);
  return current.times(grown).plus(monthly.times(yieldOfOne(growth, grown, months)));
}

function requiredMonthly({ target, current, growth }: Saving, months: number): Decimal {
  const grown = growth.pow(months);
  // The smallest sum is enough where one becomes more than there are numbers for.
  if (!grown.isFinite()) return ZERO;
  const missing = target.minus(current.times(grown));
  return missing.lte(0) ? ZERO : missing.dividedBy(yieldOfOne(growth, grown, months));
}

/** What one unit a month, paid at the end of each, comes to. */
function yieldOfOne(growth: Decimal, grown: Decimal, months: number): Decimal {
  const rate = growth.minus(1);
  return rate.isZero() ? decimal(months) : grown.minus(1).dividedBy(rate);
}

/** The first day on which the target is reached, by halving: more months never mean less. */
function projectedOn(saving: Saving, today: string): string | null {
  const isReached = (months: number): boolean => amountAfter(saving, months).gte(saving.target);
  if (!isReached(MAX_MONTHS)) return null;
  let [low, high] = [0, MAX_MONTHS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return addMonths(today, low);
}

/** A source of which a part counts towards a goal. */
export interface FundingSource {
  readonly sharePercent: string;
  /** What each thing of the source is worth in the goal's currency; null where nobody knows. */
  readonly worth: readonly (Decimal | null)[];
}

export interface Funded {
  /** Of each source, rounded half-even to the minor unit; null where none of it has a price. */
  readonly amounts: readonly (string | null)[];
  readonly currentAmount: string;
  /** Unrounded: what percentages are computed from. */
  readonly exactAmount: Decimal;
  /** How many things are left out. */
  readonly unpricedCount: number;
}

/** What sources come to towards a goal: the sum of the amounts that are shown. */
export function fundedBy(sources: readonly FundingSource[], currency: string): Funded {
  const exact = sources.map(({ sharePercent, worth }) => {
    const known = worth.filter((each) => each !== null);
    if (known.length === 0 && worth.length > 0) return null;
    return sum(known).times(sharePercent).dividedBy(100);
  });
  const amounts = exact.map((amount) => (amount === null ? null : roundCash(amount, currency)));
  return {
    exactAmount: sum(exact.filter((amount) => amount !== null)),
    amounts: amounts.map((amount) => (amount === null ? null : toPlain(amount))),
    currentAmount: toPlain(sum(amounts.filter((amount) => amount !== null))),
    unpricedCount: sources.flatMap(({ worth }) => worth).filter((each) => each === null).length,
  };
}

/** A source of a goal by name, for how much of it is spoken for. */
export interface Claim {
  readonly sourceId: string;
  readonly sharePercent: string;
}

/** The first source of which more than all counts towards goals; null where there is none. */
export function overclaimed(claims: readonly Claim[]): string | null {
  const bySource = Map.groupBy(claims, ({ sourceId }) => sourceId);
  for (const [sourceId, own] of bySource) {
    if (sum(own.map(({ sharePercent }) => decimal(sharePercent))).gt(100)) return sourceId;
  }
  return null;
}
