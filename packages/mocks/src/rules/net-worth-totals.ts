import { percentOf, sharesOf } from '@investing-platform/rules/percent';
import { fieldValue } from '../contract/present.ts';
import { all, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import { type Amount, amount, minus, total } from '../facts/amounts.ts';
import { displayCurrency } from '../facts/holdings.ts';
import { compare } from '../kernel/decimal.ts';

/** Totals are the sums of the parts that are shown (contract rule 4). */
export function totalsOf(realm: Realm) {
  const assets = all(realm, 'NetWorthAsset');
  const sumOf = (rows: readonly Row[], type: string, field: string): Amount =>
    total(rows.map((row) => fieldValue(realm, type, row, field)));
  const debts = all(realm, 'NetWorthLiability').filter(({ archived }) => archived !== true);
  const totalAssets = sumOf(assets, 'NetWorthAsset', 'valueInDisplayCurrency');
  const totalLiabilities = sumOf(debts, 'NetWorthLiability', 'balanceInDisplayCurrency');
  const liquid = assets.filter(
    ({ liquidity }) => liquidity === 'IMMEDIATE' || liquidity === 'DAYS',
  );
  return {
    netWorth: minus(totalAssets, totalLiabilities),
    totalAssets,
    totalLiabilities,
    totalMonthlyExpenses: sumOf(
      all(realm, 'NetWorthExpense'),
      'NetWorthExpense',
      'monthlyAmountInDisplayCurrency',
    ),
    totalAnnualIncome: sumOf(
      all(realm, 'NetWorthIncome'),
      'NetWorthIncome',
      'annualAmountInDisplayCurrency',
    ),
    liquidAssets: sumOf(liquid, 'NetWorthAsset', 'valueInDisplayCurrency'),
    unpricedCount: unpriced(assets),
    unpricedFlowCount: 0,
    debtToAssetPercent:
      unpriced(assets) > 0 ? null : percentOf(amount(totalLiabilities), amount(totalAssets)),
    monthChange: null,
    monthChangePercent: null,
    currency: displayCurrency(realm),
  };
}

/** How many assets have no price. */
const unpriced = (assets: readonly Row[]): number =>
  assets.filter(({ valueInDisplayCurrency: value }) => value === null).length;

export function allocation(realm: Realm) {
  const byCategory = Map.groupBy(all(realm, 'NetWorthAsset'), ({ category }) => category);
  const slices = [...byCategory]
    .map(([category, rows]) => {
      const value = total(rows.map((row) => row['valueInDisplayCurrency']));
      return { category, value, unpricedCount: unpriced(rows) };
    })
    .sort((left, right) => compare(amount(right.value), amount(left.value)));
  const percents = sharesOf(slices.map(({ value }) => amount(value)));
  return slices.map((slice, place) => {
    return { ...slice, percent: percents?.[place] ?? null };
  });
}
