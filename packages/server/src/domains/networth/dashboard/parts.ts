import { assetById } from '@investing-platform/rules/market/catalogue';
import { gainPercent, sharesOfKnown } from '@investing-platform/rules/numbers/percent';
import type { AssetShown } from '../assets/asset-shown.ts';
import type { Dashboard } from './dashboard.ts';

/**
 * Everything that links and reports can show, of one dashboard.
 *
 * @param idOf an id as it is shown
 */
export function partsOf(
  dashboard: Dashboard,
  monthChangePercent: string | null,
  idOf: (id: string) => string,
) {
  const { totals, assets, liabilities, allocation, goals, unrounded } = dashboard;
  const worth = ({ id }: { readonly id: string }) => unrounded.worthOf.get(id) ?? null;
  const gainPercents = new Map(
    unrounded.owned.map(({ id, value, costBasis }) => [id, gainPercent(value, costBasis)]),
  );
  const assetShares = sharesOfKnown(assets.map(worth));
  const debtShares = sharesOfKnown(liabilities.map(worth));
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
      id: idOf(asset.id),
      name: asset.name,
      symbol: asset.symbol,
      category: asset.category,
      value: asset.valueInDisplayCurrency,
      percent: assetShares[place] ?? null,
      gainPercent: gainPercents.get(asset.id) ?? null,
    })),
    liabilities: liabilities.map((debt, place) => ({
      id: idOf(debt.id),
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
      id: idOf(goal.id),
      name: goal.name,
      kind: goal.kind,
      status: goal.status,
      targetAmount: goal.targetAmount,
      currentAmount: goal.currentAmount,
      currency: goal.currency,
      progressPercent: goal.progressPercent,
      targetOn: goal.targetOn,
    })),
  };
}

/** The names of the catalogue are not the owner's. */
export function isListed({ instrumentId }: AssetShown): boolean {
  return instrumentId !== null && assetById(instrumentId) !== null;
}
