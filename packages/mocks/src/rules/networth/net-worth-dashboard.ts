import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { type Amount, cash, inCurrency, percentOf } from '../../facts/amounts.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import type { FlowRow } from '../../facts/net-worth.ts';
import { balanceOf, flowOf, owed } from '../../facts/net-worth.ts';
import { endOf, now, today } from '../../facts/time.ts';
import { byTheMonth, byTheYear } from '../../networth/recurring.ts';
import { goalsOf } from './goals.ts';
import { dayAsked } from './net-worth-days.ts';
import { allocation, countedOn, savingsRateOf, totalsOf } from './net-worth-totals.ts';

function dashboard({ realm, params }: Call<'netWorthDashboard'>) {
  const day = dayAsked(realm, params.asOf);
  const counted = countedOn(realm, day, params.portfolioIds as readonly string[] | null);
  const totals = totalsOf(realm, counted);
  const { assets, debts, incomes, expenses } = counted;
  return {
    totals,
    assets: assets.map((row) => present(realm, 'NetWorthAsset', row)),
    liabilities: debts.map((row) => debtOn(realm, row, day)),
    goals: goalsOf(realm).map((row) => present(realm, 'NetWorthGoal', row)),
    incomes: incomes.map((row) => flowShown(realm, 'NetWorthIncome', row, day)),
    expenses: expenses.map((row) => flowShown(realm, 'NetWorthExpense', row, day)),
    allocation: allocation(assets),
    pendingConfirmations: [...all(realm, 'TrackedTrade'), ...all(realm, 'NetWorthDividend')].filter(
      ({ state }) => state === 'PENDING',
    ).length,
    savingsRatePercent: savingsRateOf(realm, counted),
    currency: totals.currency,
    asOf: day < today(realm) ? endOf(day) : now(realm),
  };
}

const said = (value: Amount) => () => value;

function debtOn(realm: Realm, row: RowOf<'NetWorthLiability'>, day: string) {
  const whole = balanceOf(realm, row, day);
  const currency = String(row.currency);
  return {
    ...present(realm, 'NetWorthLiability', row),
    wholeBalance: said(whole),
    balance: said(cash(percentOf(whole, row.ownershipPercent), currency)),
    balanceInDisplayCurrency: said(owed(realm, row, day)),
  };
}

function flowShown(realm: Realm, type: string, row: FlowRow, day: string) {
  const currency = String(row.currency);
  const [byMonth, byYear] = [byTheMonth(flowOf(row), day), byTheYear(flowOf(row), day)];
  const shown = (value: Amount) => said(inCurrency(value, currency, displayCurrency(realm)));
  return {
    ...present(realm, type, row),
    monthlyAmount: said(cash(byMonth, currency)),
    annualAmount: said(cash(byYear, currency)),
    monthlyAmountInDisplayCurrency: shown(byMonth),
    annualAmountInDisplayCurrency: shown(byYear),
  };
}

export const netWorthDashboardRules: Rules = {
  netWorthDashboard: { answers: dashboard },
};
