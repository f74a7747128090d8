import { badInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { fieldValue, present } from '../contract/present.ts';
import { all, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { amount, minus, share, times } from '../facts/amounts.ts';
import { displayCurrency } from '../facts/holdings.ts';
import { now } from '../facts/time.ts';
import { compare } from '../kernel/decimal.ts';
import { currenciesWithRates } from '../market/exchange-rates.ts';
import { allocation, totalsOf } from './net-worth-totals.ts';

const MONTHS_A_YEAR = 12;

function largestFirst(realm: Realm, type: string, field: string): readonly Row[] {
  return [...all(realm, type)].sort((left, right) =>
    compare(
      amount(fieldValue(realm, type, right, field)),
      amount(fieldValue(realm, type, left, field)),
    ),
  );
}

function dashboard({ realm }: Call) {
  const totals = totalsOf(realm);
  const shown = (type: string, rows: readonly Row[]) =>
    rows.map((row) => present(realm, type, row));
  const goals = [...all(realm, 'NetWorthGoal')]
    .filter(({ isArchived }) => isArchived !== true)
    .sort((left, right) => Number(left['priority']) - Number(right['priority']));
  const yearly = times(totals.totalMonthlyExpenses, MONTHS_A_YEAR);
  return {
    totals,
    assets: shown('NetWorthAsset', largestFirst(realm, 'NetWorthAsset', 'valueInDisplayCurrency')),
    liabilities: shown(
      'NetWorthLiability',
      largestFirst(realm, 'NetWorthLiability', 'balanceInDisplayCurrency').filter(
        ({ isArchived }) => isArchived !== true,
      ),
    ),
    goals: shown('NetWorthGoal', goals),
    incomes: shown('NetWorthIncome', all(realm, 'NetWorthIncome')),
    expenses: shown('NetWorthExpense', all(realm, 'NetWorthExpense')),
    allocation: allocation(realm, totals.totalAssets),
    pendingConfirmations: [...all(realm, 'TrackedTrade'), ...all(realm, 'NetWorthDividend')].filter(
      ({ state }) => state === 'PENDING',
    ).length,
    savingsRatePercent: share(minus(totals.totalAnnualIncome, yearly), totals.totalAnnualIncome),
    currency: totals.currency,
    asOf: now(realm),
  };
}

export const netWorthRules: Rules = {
  createNetWorthGoal: {
    sets: ({ realm, params }) => ({
      priority: params['priority'] ?? realm.own.list('NetWorthGoal').length + 1,
    }),
  },
  updateNetWorthDisplayCurrency: {
    sets: ({ realm, params }) => {
      const currency = String(params['currency']);
      if (!currenciesWithRates.includes(currency)) {
        throw badInput('params.currency', 'is a currency without exchange rates');
      }
      if (realm.user !== null) realm.user.displayCurrency = currency;
      return {};
    },
    example: (realm, params) => ({
      ...params,
      currency: realm.user?.displayCurrency === 'NZD' ? 'USD' : 'NZD',
    }),
  },
  netWorthDashboard: { answers: dashboard },
  netWorthDisplayCurrency: { answers: ({ realm }) => displayCurrency(realm) },
};
