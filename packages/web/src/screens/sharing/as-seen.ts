import { type Decimal, decimal } from '@investing-platform/rules/decimal';
import {
  firstAbove,
  indexed,
  withoutAmounts,
} from '@investing-platform/rules/networth/shared-worth';
import { percentOf, sharesOf } from '@investing-platform/rules/percent';
import type {
  CreateNetWorthShareLinkInput,
  NetWorthSection,
  SharedNetWorthDashboardQuery,
} from '@investing-platform/schema/operations';
import type { ShareableQuery } from '../../generated/documents.ts';

type Dashboard = ShareableQuery['netWorthDashboard'];
type Shared = SharedNetWorthDashboardQuery['sharedNetWorthDashboard'];

interface SeenLink extends Pick<CreateNetWorthShareLinkInput, 'hideAmounts' | 'portfolioIds'> {
  readonly ownerLabel: string;
  readonly sections?: readonly NetWorthSection[];
}

/** What is the owner's as a whole, whatever portfolios a link shows. */
const OF_WHOLE: ReadonlySet<NetWorthSection> = new Set(['GOALS', 'CASH_FLOW']);

/** What readers of a link would see of a dashboard, by the rules that the server hides by. */
export function sharedAsSeen(dashboard: Dashboard, link: SeenLink): Shared {
  const { sections: asked = [], hideAmounts, portfolioIds, ownerLabel } = link;
  const sections = asked.filter((it) => portfolioIds == null || !OF_WHOLE.has(it));
  const parts = partsOf(dashboard);
  const listed = dashboard.assets.flatMap(({ id, symbol }) => (symbol === null ? [] : [id]));
  const seen = hideAmounts === true ? withoutAmounts(parts, new Set(listed)) : parts;
  const only = <Part>(section: NetWorthSection, part: Part): Part | null =>
    sections.includes(section) ? part : null;
  return {
    ownerLabel,
    sections: [...sections],
    unit: hideAmounts === true ? 'INDEX' : 'CURRENCY',
    currency: hideAmounts === true ? null : dashboard.currency,
    totals: only('TOTALS', seen.totals),
    allocation: only('ALLOCATION', seen.allocation),
    assets: only('ASSETS', seen.assets),
    liabilities: only('LIABILITIES', seen.liabilities),
    cashFlow: only('CASH_FLOW', seen.cashFlow),
    goals: only('GOALS', seen.goals),
    asOf: dashboard.asOf,
  };
}

function partsOf({ totals, allocation, assets, liabilities, goals, ...rest }: Dashboard) {
  const assetShares = sharesOrNull(assets.map((asset) => asset.valueInDisplayCurrency));
  const debtShares = sharesOrNull(liabilities.map((debt) => debt.balanceInDisplayCurrency));
  return {
    totals,
    allocation,
    assets: assets.map(({ id, name, symbol, category, value, costBasis, ...asset }, place) => ({
      id,
      name,
      symbol,
      category,
      value: asset.valueInDisplayCurrency,
      percent: assetShares[place] ?? null,
      gainPercent: gainPercent(value, costBasis),
    })),
    liabilities: liabilities.map(({ id, name, kind, balanceInDisplayCurrency }, place) => ({
      id,
      name,
      kind,
      balance: balanceInDisplayCurrency,
      percent: debtShares[place] ?? null,
    })),
    cashFlow: {
      totalAnnualIncome: totals.totalAnnualIncome,
      totalMonthlyExpenses: totals.totalMonthlyExpenses,
      savingsRatePercent: rest.savingsRatePercent,
      unpricedCount: totals.unpricedFlowCount,
    },
    goals,
  };
}

/** A history as an index, of which the first amount above 0 is 100. */
export function historyAsSeen(
  points: readonly { readonly date: string; readonly value: string }[],
): readonly { readonly date: string; readonly value: string }[] {
  const base = firstAbove(points.map(({ value }) => decimal(value)));
  return points.map(({ date, value }) => ({ date, value: indexed(decimal(value), base) }));
}

function sharesOrNull(values: readonly (string | null)[]): readonly (string | null)[] {
  const known = values.map((value): Decimal => decimal(value ?? '0'));
  const shares = sharesOf(known);
  return values.map((value, place) => (value === null ? null : (shares?.[place] ?? null)));
}

function gainPercent(value: string | null, costBasis: string | null): string | null {
  if (value === null || costBasis === null) return null;
  return percentOf(decimal(value).minus(costBasis), decimal(costBasis));
}
