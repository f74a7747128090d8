import { assetById } from '@investing-platform/rules/catalogue';
import { withoutAmounts } from '@investing-platform/rules/networth/shared-worth';
import { percentOf, sharesOf } from '@investing-platform/rules/percent';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { NetWorthAsset, SharedNetWorth } from '../../../graphql/generated/resolver-types.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { decimal, ZERO } from '../../../kernel/decimal.ts';
import { sha256 } from '../../../kernel/hash.ts';

import type { Dashboard } from '../dashboard/dashboard.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import type { HistoryDeps } from '../history/asset-history.ts';
import { changeOfMonth } from '../history/change-of-month.ts';
import { type Shown, viewLink } from './open-link.ts';
import type { SharedLink } from './share-links.sql.ts';

type SharedDeps = HistoryDeps & Pick<Deps, 'db'>;

/** What is the owner's as a whole, whatever portfolios a link shows. */
const OF_WHOLE: ReadonlySet<NetWorthSection> = new Set(['GOALS', 'CASH_FLOW']);

/** The parts that a link shows. */
export function sectionsOf({ sections, isPart }: SharedLink): NetWorthSection[] {
  return isPart ? sections.filter((section) => !OF_WHOLE.has(section)) : sections;
}

/** What a link shows; counts as a view. */
export async function sharedDashboard(
  deps: SharedDeps,
  { ip }: Actor,
  shown: Shown,
): Promise<SharedNetWorth> {
  return throughLink(deps, await viewLink(deps, ip, shown));
}

/** What is seen through a link that is open. */
export async function throughLink(deps: SharedDeps, link: SharedLink): Promise<SharedNetWorth> {
  const portfolioIds = link.isPart ? link.portfolioIds : null;
  const dashboard = await dashboardOf(deps, link.userId, { portfolioIds });
  const sections = sectionsOf(link);
  const change = sections.includes('TOTALS') ? await changeOfMonth(deps, dashboard.totals) : null;
  const parts = partsOf(link, dashboard, change?.percent ?? null);
  const listed = dashboard.assets.filter(isListed).map(({ id }) => idWithin(link, id));
  const seen = link.hideAmounts ? withoutAmounts(parts, new Set(listed)) : parts;
  const only = <T>(section: NetWorthSection, part: T): T | null =>
    sections.includes(section) ? part : null;
  return {
    ownerLabel: link.ownerLabel,
    sections,
    unit: link.hideAmounts ? 'INDEX' : 'CURRENCY',
    currency: link.hideAmounts ? null : dashboard.currency,
    totals: only('TOTALS', seen.totals),
    allocation: only('ALLOCATION', seen.allocation),
    assets: only('ASSETS', seen.assets),
    liabilities: only('LIABILITIES', seen.liabilities),
    cashFlow: only('CASH_FLOW', seen.cashFlow),
    goals: only('GOALS', seen.goals),
    asOf: dashboard.asOf,
  };
}

/** An id that means nothing outside the link. */
export function idWithin(link: SharedLink, id: string): string {
  const hex = sha256(`${link.id}\n${id}`).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/** Everything that links can show, of one dashboard. */
function partsOf(link: SharedLink, dashboard: Dashboard, monthChangePercent: string | null) {
  const { totals, assets, liabilities, allocation, goals } = dashboard;
  const assetShares = sharesOrNull(assets.map((each) => each.valueInDisplayCurrency));
  const debtShares = sharesOrNull(liabilities.map((each) => each.balanceInDisplayCurrency));
  return {
    totals: {
      netWorth: totals.netWorth,
      totalAssets: totals.totalAssets,
      totalLiabilities: totals.totalLiabilities,
      debtToAssetPercent: totals.debtToAssetPercent,
      monthChangePercent,
      unpricedCount: totals.unpricedCount,
    },
    allocation,
    assets: assets.map((asset, place) => ({
      id: idWithin(link, asset.id),
      name: asset.name,
      symbol: asset.symbol,
      category: asset.category,
      value: asset.valueInDisplayCurrency,
      percent: assetShares[place] ?? null,
      gainPercent: gainPercent(asset),
    })),
    liabilities: liabilities.map((debt, place) => ({
      id: idWithin(link, debt.id),
      name: debt.name,
      kind: debt.kind,
      balance: debt.balanceInDisplayCurrency,
      percent: debtShares[place] ?? null,
    })),
    cashFlow: {
      totalAnnualIncome: totals.totalAnnualIncome,
      totalMonthlyExpenses: totals.totalMonthlyExpenses,
      savingsRatePercent: dashboard.savingsRatePercent,
      unpricedCount: totals.unpricedFlowCount,
    },
    goals: goals.map((goal) => ({
      id: idWithin(link, goal.id),
      name: goal.name,
      kind: goal.kind,
      status: goal.status,
      targetAmount: goal.targetAmount,
      currentAmount: goal.currentAmount,
      progressPercent: goal.progressPercent,
      targetOn: goal.targetOn,
    })),
  };
}

/** The names of the catalogue are not the owner's. */
function isListed({ instrumentId }: NetWorthAsset): boolean {
  return instrumentId !== null && assetById(instrumentId) !== null;
}

/** What each makes up of all in percent; null of what has no value. */
function sharesOrNull(values: readonly (string | null)[]): (string | null)[] {
  const shares = sharesOf(values.map((value) => (value === null ? ZERO : decimal(value))));
  return values.map((value, place) => (value === null ? null : (shares?.[place] ?? null)));
}

function gainPercent({ value, costBasis }: NetWorthAsset): string | null {
  if (value === null || costBasis === null) return null;
  return percentOf(decimal(value).minus(costBasis), decimal(costBasis));
}
