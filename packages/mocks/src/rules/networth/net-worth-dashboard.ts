import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { endOf, now, today } from '../../facts/time.ts';
import { goalsOf } from './goals.ts';
import { dayAsked } from './net-worth-days.ts';
import { allocation, countedOn, savingsRateOf, totalsOf } from './net-worth-totals.ts';

function dashboard({ realm, params }: Call<'netWorthDashboard'>) {
  const day = dayAsked(realm, params.asOf);
  const counted = countedOn(realm, day, params.portfolioIds as readonly string[] | null);
  const totals = totalsOf(realm, counted);
  const { assets, debts, incomes, expenses } = counted;
  const shown = (type: string, row: object) => present(realm, type, { ...row, asOf: day });
  return {
    totals,
    assets: assets.map((row) => present(realm, 'NetWorthAsset', row)),
    liabilities: debts.map((row) => shown('NetWorthLiability', row)),
    goals: goalsOf(realm).map((row) => present(realm, 'NetWorthGoal', row)),
    incomes: incomes.map((row) => shown('NetWorthIncome', row)),
    expenses: expenses.map((row) => shown('NetWorthExpense', row)),
    allocation: allocation(assets),
    pendingConfirmations: [...all(realm, 'TrackedTrade'), ...all(realm, 'NetWorthDividend')].filter(
      ({ state }) => state === 'PENDING',
    ).length,
    savingsRatePercent: savingsRateOf(realm, counted),
    currency: totals.currency,
    asOf: day < today(realm) ? endOf(day) : now(realm),
  };
}

export const netWorthDashboardRules: Rules = {
  netWorthDashboard: { answers: dashboard },
};
