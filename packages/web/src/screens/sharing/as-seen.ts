import {
  firstAbove,
  indexed,
  sectionsTold,
  seenThrough,
} from '@investing-platform/rules/networth/shares/shared-worth';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { gainPercent, sharesOfKnown } from '@investing-platform/rules/numbers/percent';
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

/** What readers of a link would see of a dashboard, by the rules that the server hides by. */
export function sharedAsSeen(dashboard: Dashboard, link: SeenLink): Shared {
  const { sections = [], hideAmounts, portfolioIds, ownerLabel } = link;
  const { assets, currency, asOf } = dashboard;
  const shown = {
    currency,
    sections: sectionsTold(sections, portfolioIds != null),
    hidesAmounts: hideAmounts === true,
  };
  const listed = assets.flatMap(({ id, symbol }) => (symbol === null ? [] : [id]));
  return { ownerLabel, ...seenThrough(partsOf(dashboard), shown, new Set(listed)), asOf };
}

function partsOf({ totals, allocation, assets, liabilities, goals, ...rest }: Dashboard) {
  const assetShares = sharesOfKnown(assets.map((asset) => asset.valueInDisplayCurrency));
  const debtShares = sharesOfKnown(liabilities.map((debt) => debt.balanceInDisplayCurrency));
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
