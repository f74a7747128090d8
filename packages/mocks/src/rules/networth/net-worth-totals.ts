import {
  allocationOf,
  isLiquid,
  netWorthTotals,
  savingsRate,
} from '@investing-platform/rules/networth/totals';
import { type Leaf, totalOf } from '@investing-platform/rules/networth/worth';
import { roundCash } from '@investing-platform/rules/numbers/money';
import { all, type Realm } from '../../contract/realm.ts';
import type { Row, RowOf } from '../../contract/row.ts';
import { amount } from '../../facts/amounts.ts';
import { owed } from '../../facts/debts.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import type { FlowRow } from '../../facts/net-worth.ts';
import { flowOf } from '../../facts/net-worth.ts';
import { idsWithin } from '../../facts/portfolios.ts';
import { today } from '../../facts/time.ts';
import { convert } from '../../market/exchange-rates.ts';
import { byTheMonth, byTheYear } from '../../networth/recurring.ts';
import { rowOn } from '../../networth/terms.ts';
import { assetsOn } from './net-worth-days.ts';

/** What counts on a day. */
export interface Counted {
  readonly day: string;
  readonly assets: readonly RowOf<'NetWorthAsset'>[];
  readonly debts: readonly RowOf<'NetWorthLiability'>[];
  /** By the terms of the day. */
  readonly incomes: readonly RowOf<'NetWorthIncome'>[];
  readonly expenses: readonly RowOf<'NetWorthExpense'>[];
}

/** @param portfolioIds those whose assets and debts count; null: all */
export function countedOn(
  realm: Realm,
  day: string,
  portfolioIds: readonly string[] | null = null,
): Counted {
  const within = idsWithin(realm, portfolioIds ?? []);
  const isIn = ({ portfolioId }: Row): boolean => portfolioIds === null || within.has(portfolioId);
  const isPast = day < today(realm);
  const debts = all(realm, 'NetWorthLiability')
    .filter(({ archived, startsOn }) => archived !== true && (!isPast || String(startsOn) <= day))
    .filter(isIn)
    .sort((left, right) =>
      amount(owed(realm, right, day)).comparedTo(amount(owed(realm, left, day))),
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

const leafOf = (row: RowOf<'NetWorthAsset'>): Leaf | null => {
  const { valueInDisplayCurrency: shown } = row;
  return shown === null ? null : { exact: amount(shown), value: amount(shown) };
};

/** Totals are the sums of the parts that are shown (contract rule 4). */
export function totalsOf(realm: Realm, { day, assets, debts, incomes, expenses }: Counted) {
  const debtsNow = debts.map((debt) => amount(owed(realm, debt, day)));
  const totals = netWorthTotals({
    owned: totalOf(assets.map(leafOf)),
    owed: totalOf(debtsNow.map((value) => ({ exact: value, value }))),
    liquid: assets.filter(({ liquidity }) => isLiquid({ liquidity })).map(leafOf),
    spentByMonth: flowLeaves(realm, expenses, day, byTheMonth),
    earnedByYear: flowLeaves(realm, incomes, day, byTheYear),
  });
  const currency = displayCurrency(realm);
  return { ...totals, monthChange: null, monthChangePercent: null, currency };
}

/** What is left of the income of a day, in percent of it. */
export const savingsRateOf = (realm: Realm, { day, incomes, expenses }: Counted) =>
  savingsRate(
    flowLeaves(realm, incomes, day, byTheMonth),
    flowLeaves(realm, expenses, day, byTheMonth),
  );

function flowLeaves(
  realm: Realm,
  rows: readonly FlowRow[],
  day: string,
  by: typeof byTheMonth,
): Leaf[] {
  const into = displayCurrency(realm);
  return rows.map((row) => {
    const exact = convert(amount(by(flowOf(row), day)), String(row.currency), into);
    return { exact, value: roundCash(exact, into) };
  });
}

export const allocation = (assets: readonly RowOf<'NetWorthAsset'>[]) =>
  allocationOf(assets.map((row) => ({ category: String(row.category), leaf: leafOf(row) })));
