import { percentOf, sharesOf } from '@investing-platform/rules/percent';
import { all, type Realm } from '../../contract/realm.ts';
import type { Row } from '../../contract/row.ts';
import { type Amount, amount, inCurrency, minus, total } from '../../facts/amounts.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { flowOf, owed } from '../../facts/net-worth.ts';
import { today } from '../../facts/time.ts';
import { compare } from '../../kernel/decimal.ts';
import { byTheMonth, byTheYear } from '../../networth/recurring.ts';
import { rowOn } from '../../networth/terms.ts';
import { assetsOn } from './net-worth-days.ts';

/** What counts on a day. */
export interface Counted {
  readonly day: string;
  readonly assets: readonly Row[];
  readonly debts: readonly Row[];
  /** By the terms of the day. */
  readonly incomes: readonly Row[];
  readonly expenses: readonly Row[];
}

/** @param portfolioIds those whose assets and debts count; null: all */
export function countedOn(
  realm: Realm,
  day: string,
  portfolioIds: readonly string[] | null = null,
): Counted {
  const isIn = ({ portfolioId }: Row): boolean =>
    portfolioIds == null || portfolioIds.includes(String(portfolioId));
  const isPast = day < today(realm);
  const debts = all(realm, 'NetWorthLiability')
    .filter(({ archived, startsOn }) => archived !== true && (!isPast || String(startsOn) <= day))
    .filter(isIn)
    .sort((left, right) =>
      compare(amount(owed(realm, right, day)), amount(owed(realm, left, day))),
    );
  const flowsOf = (type: string): Row[] =>
    all(realm, type)
      .filter(({ startsOn }) => !isPast || String(startsOn) <= day)
      .map((row) => rowOn(row, day));
  return {
    day,
    assets: assetsOn(realm, day).filter(isIn),
    debts,
    incomes: flowsOf('NetWorthIncome'),
    expenses: flowsOf('NetWorthExpense'),
  };
}

/** Totals are the sums of the parts that are shown (contract rule 4). */
export function totalsOf(realm: Realm, { day, assets, debts, incomes, expenses }: Counted) {
  const currency = displayCurrency(realm);
  const worthOf = (rows: readonly Row[]): Amount =>
    total(rows.map((row) => row['valueInDisplayCurrency']));
  const flowsBy = (of: typeof byTheMonth, rows: readonly Row[]): Amount =>
    total(rows.map((row) => inCurrency(of(flowOf(row), day), String(row['currency']), currency)));
  const totalAssets = worthOf(assets);
  const totalLiabilities = total(debts.map((debt) => owed(realm, debt, day)));
  const liquid = assets.filter(
    ({ liquidity }) => liquidity === 'IMMEDIATE' || liquidity === 'DAYS',
  );
  return {
    netWorth: minus(totalAssets, totalLiabilities),
    totalAssets,
    totalLiabilities,
    totalMonthlyExpenses: flowsBy(byTheMonth, expenses),
    totalAnnualIncome: flowsBy(byTheYear, incomes),
    liquidAssets: worthOf(liquid),
    unpricedCount: unpriced(assets),
    unpricedFlowCount: 0,
    debtToAssetPercent:
      unpriced(assets) > 0 ? null : percentOf(amount(totalLiabilities), amount(totalAssets)),
    monthChange: null,
    monthChangePercent: null,
    currency,
  };
}

/** How many assets have no price. */
const unpriced = (assets: readonly Row[]): number =>
  assets.filter(({ valueInDisplayCurrency: value }) => value === null).length;

export function allocation(assets: readonly Row[]) {
  const byCategory = Map.groupBy(assets, ({ category }) => category);
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
