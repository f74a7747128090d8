import {
  firstAbove,
  indexed,
  inParts,
  sectionsTold,
  withoutAmounts,
} from '@investing-platform/rules/networth/shares/shared-worth';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { addMonths, type CivilDate } from '../../../kernel/civil-date.ts';
import { Decimal, ZERO } from '../../../kernel/decimal.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import { isListed, partsOf } from '../dashboard/parts.ts';
import { assetPoints } from '../history/asset-history.ts';
import { changeOfMonth, exactChangePercent } from '../history/change-of-month.ts';
import { exactPoints } from '../history/exact-points.ts';
import { type HistoryDeps, historyPerson } from '../history/history-person.ts';
import { reportOwner } from './reports.sql.ts';

export type ReportDeps = HistoryDeps & Pick<Deps, 'db'>;

/** What a report is to show. */
export interface ReportAsked {
  readonly asOf: CivilDate;
  readonly sections: readonly NetWorthSection[];
  /** Empty: everything. */
  readonly portfolioIds: readonly string[];
  readonly hideAmounts: boolean;
}

/** What the assets were worth on a day: an amount, or an index where amounts are hidden. */
export interface ReportPoint {
  readonly date: CivilDate;
  readonly value: string;
  readonly netWorth: string | null;
  /** Assets, and debts where they are told, that this point leaves out. */
  readonly unpricedCount: number;
}

const MONTHS = 12;

/**
 * All figures of a report, from what the dashboard and its history are computed by.
 *
 * @throws {PlatformError} NOT_FOUND for a portfolio; BAD_USER_INPUT for a day in the future
 */
export async function reportData(deps: ReportDeps, userId: string, asked: ReportAsked) {
  const { asOf, hideAmounts } = asked;
  const portfolioIds = asked.portfolioIds.length === 0 ? null : asked.portfolioIds;
  const owner = await deps.db.one(reportOwner, userId, portfolioIds ?? []);
  const dashboard = await dashboardOf(deps, userId, { asOf, portfolioIds });
  const change = await changeOfMonth(deps, dashboard.totals);
  const { totals, unrounded } = dashboard;
  const percent = hideAmounts
    ? await exactChangePercent(deps, totals, unrounded.netWorth)
    : change.percent;
  const whole = partsOf(dashboard, percent, (id) => id);
  const listed = new Set(dashboard.assets.filter(isListed).map(({ id }) => id));
  const sections = sectionsTold(asked.sections, portfolioIds !== null);
  return {
    ...owner,
    asOf,
    hideAmounts,
    sections,
    at: dashboard.asOf,
    currency: dashboard.currency,
    monthChange: hideAmounts ? null : change.amount,
    parts: hideAmounts ? withoutAmounts(whole, listed) : whole,
    /** What only a report with amounts shows. */
    dashboard: hideAmounts ? null : dashboard,
    points: sections.includes('HISTORY') ? await pointsOf(deps, userId, asked) : [],
  };
}

export type ReportData = Awaited<ReturnType<typeof reportData>>;

/** The ends of the twelve months before, as the history has them, and the day of the report. */
async function pointsOf(
  deps: ReportDeps,
  userId: string,
  { asOf, portfolioIds, hideAmounts }: ReportAsked,
): Promise<ReportPoint[]> {
  const person = await historyPerson(deps, userId, {
    portfolioIds: portfolioIds.length === 0 ? null : portfolioIds,
  });
  const { began } = person;
  const days = daySteps(addMonths(asOf, -MONTHS), asOf, 'MONTH_1', MONTHS + 2);
  const since = days.filter((day) => began !== null && day >= began);
  if (since.length === 0) return [];
  if (!hideAmounts) return assetPoints(deps, person, since);
  const points = await exactPoints(deps, person, since);
  const largest = Decimal.max(ZERO, ...points.map(({ gross }) => gross));
  const parts = points.map(({ value }) => inParts(value, largest));
  const base = firstAbove(parts);
  return since.map((date, place) => {
    const unpricedCount = points[place]?.unpricedAssets ?? 0;
    return { date, value: indexed(parts[place] ?? ZERO, base), netWorth: null, unpricedCount };
  });
}
