import { isDrifted, type Share } from '@investing-platform/rules/strategies/drift';
import { isCalendarRule } from '@investing-platform/rules/strategies/rebalance-rule';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Decimal } from '../../../kernel/decimal.ts';
import { outOfSync } from '../actives/active-shown.ts';
import type { ActiveRow } from '../actives/actives.sql.ts';
import { isCooledDown } from '../runs/market-window.ts';

/** What starts by itself. */
export type Trigger = 'SOURCE_CHANGE' | 'RECURRING_CONTRIBUTION' | 'RULE';

/** The moment that triggers are looked at. */
export interface TriggerMoment {
  readonly now: Date;
  /** The day that it is for the active strategy. */
  readonly today: string;
  /** Whether a run could begin now. */
  readonly isMarketOpen: boolean;
  /** What each asset is of the whole; null where no drift rule is looked at. */
  readonly shares: readonly Share[] | null;
}

type Watched = Pick<
  ActiveRow,
  | 'status'
  | 'autoSync'
  | 'autoRebalance'
  | 'customWeights'
  | 'strategyVersion'
  | 'presentVersion'
  | 'rebalanceRules'
  | 'cooldownDays'
  | 'lastRebalancedAt'
  | 'nextRebalanceAt'
  | 'contributionNextOn'
  | 'contributionPaused'
>;

/**
 * What starts a run of an active strategy now, the first of: a new version of its strategy, its
 * regular contribution, its rules. Null: nothing does.
 */
export function triggerOf(active: Watched, moment: TriggerMoment): Trigger | null {
  if (active.status !== 'ACTIVE') return null;
  if (active.autoSync && !active.customWeights && outOfSync(active)) return 'SOURCE_CHANGE';
  if (isContributionDue(active, moment)) return 'RECURRING_CONTRIBUTION';
  return isRuleDue(active, moment) ? 'RULE' : null;
}

/** A day on which the market is closed waits for the next one. */
function isContributionDue(active: Watched, { today, isMarketOpen }: TriggerMoment): boolean {
  const { contributionNextOn: nextOn, contributionPaused: isPaused } = active;
  return nextOn !== null && isPaused !== true && nextOn <= today && isMarketOpen;
}

function isRuleDue(active: Watched, { now, isMarketOpen, shares }: TriggerMoment): boolean {
  if (!active.autoRebalance) return false;
  const { lastRebalancedAt, cooldownDays, nextRebalanceAt } = active;
  if (!isCooledDown(lastRebalancedAt, cooldownDays, now)) return false;
  if (nextRebalanceAt !== null && nextRebalanceAt <= now) return true;
  if (!isMarketOpen || shares === null) return false;
  return active.rebalanceRules.some((rule) => isDrifted(rule, shares));
}

/** Whether prices decide about a run of it. */
export function watchesDrift(active: Watched): boolean {
  return active.autoRebalance && active.rebalanceRules.some((rule) => !isCalendarRule(rule));
}

const WATCH_MS = 15 * MINUTE_MS;
const IDLE_MS = DAY_MS;

/**
 * When to look at an active strategy again: every quarter of an hour where prices decide, else when
 * something of it is due, and once a day at least. New settings and versions are looked at at once.
 *
 * @param opensAt when a run could begin the next time
 */
export function nextLookAt(active: Watched, now: Date, opensAt: Date): Date {
  const moments = [now.getTime() + IDLE_MS];
  const soon = now.getTime() + WATCH_MS;
  if (watchesDrift(active)) moments.push(Math.max(soon, opensAt.getTime()));
  if (active.contributionNextOn !== null && active.contributionPaused !== true) {
    moments.push(Math.max(soon, opensAt.getTime(), Date.parse(active.contributionNextOn)));
  }
  if (active.autoRebalance && active.nextRebalanceAt !== null) {
    moments.push(Math.max(soon, active.nextRebalanceAt.getTime()));
  }
  return new Date(Math.min(...moments));
}

/** Of what is worth nothing, no part is off its target. */
export function sharesToWatch(total: Decimal, shares: readonly Share[]): readonly Share[] {
  return total.isZero() ? [] : shares;
}
