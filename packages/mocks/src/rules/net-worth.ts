import { percentOf as percentShare } from '@investing-platform/rules/percent';
import { badInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { fieldValue, present } from '../contract/present.ts';
import { all, need, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { amount, cash, inCurrency, minus, percentOf, times, total } from '../facts/amounts.ts';
import { displayCurrency, priceOf } from '../facts/holdings.ts';
import { owed } from '../facts/net-worth.ts';
import { dayOf, daysBetween, endOf, now, today } from '../facts/time.ts';
import { compare } from '../kernel/decimal.ts';
import { allocation, totalsOf } from './net-worth-totals.ts';
import { checkRated } from './rated.ts';

const MONTHS_A_YEAR = 12;
const STALE_DAYS = 7;

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
    .filter(({ archived }) => archived !== true)
    .sort((left, right) => Number(left['priority']) - Number(right['priority']));
  const yearly = times(totals.totalMonthlyExpenses, MONTHS_A_YEAR);
  return {
    totals,
    assets: shown('NetWorthAsset', largestFirst(realm, 'NetWorthAsset', 'valueInDisplayCurrency')),
    liabilities: shown(
      'NetWorthLiability',
      largestFirst(realm, 'NetWorthLiability', 'balanceInDisplayCurrency').filter(
        ({ archived }) => archived !== true,
      ),
    ),
    goals: shown('NetWorthGoal', goals),
    incomes: shown('NetWorthIncome', all(realm, 'NetWorthIncome')),
    expenses: shown('NetWorthExpense', all(realm, 'NetWorthExpense')),
    allocation: allocation(realm),
    pendingConfirmations: [...all(realm, 'TrackedTrade'), ...all(realm, 'NetWorthDividend')].filter(
      ({ state }) => state === 'PENDING',
    ).length,
    savingsRatePercent: percentShare(
      amount(minus(totals.totalAnnualIncome, yearly)),
      amount(totals.totalAnnualIncome),
    ),
    currency: totals.currency,
    asOf: now(realm),
  };
}

/** A row as it was on a day of the past; null where it was not owned yet. */
function assetOn(realm: Realm, row: Row, day: string): Row | null {
  const holding = all(realm, 'Holding').find(({ id }) => id === row.id);
  const came = dayOf(realm.user?.createdAt ?? now(realm));
  if (day < String(holding?.['firstTradedOn'] ?? came)) return null;
  const { instrumentId, ownershipPercent } = row;
  const currency = String(row['currency']);
  const priced = typeof instrumentId === 'string' ? priceOf(realm, instrumentId, day) : null;
  const price = priced?.price ?? null;
  const isCash = typeof instrumentId !== 'string';
  const wholeValue = isCash
    ? row['wholeValue']
    : price === null
      ? null
      : cash(times(row['quantity'] ?? '0', price), currency);
  const value = wholeValue == null ? null : cash(percentOf(wholeValue, ownershipPercent), currency);
  const valueInDisplayCurrency =
    value === null ? null : inCurrency(value, currency, displayCurrency(realm));
  const debts = all(realm, 'NetWorthLiability').filter(
    ({ linkedNetWorthAssetId }) => linkedNetWorthAssetId === row.id,
  );
  const owedThen = total(debts.map((debt) => owed(realm, debt, day)));
  const equity = valueInDisplayCurrency === null ? null : minus(valueInDisplayCurrency, owedThen);
  const isOfAccount = row['brokerAccountId'] != null;
  return {
    ...{ ...row, price, wholeValue, value, valueInDisplayCurrency },
    valuedOn: priced?.date ?? (isCash ? day : null),
    priceAsOf: isOfAccount || priced === null ? null : endOf(priced.date),
    stale: !isCash && (priced === null || daysBetween(priced.date, day) > STALE_DAYS),
    costBasis: isOfAccount ? null : row['costBasis'],
    equityInDisplayCurrency: equity,
  };
}

function assets({ realm, params }: Call) {
  const { portfolioId, asOf } = params;
  const ids = params['ids'] as readonly unknown[] | null | undefined;
  const categories = params['categories'] as readonly unknown[] | null | undefined;
  if (asOf != null && String(asOf) > today(realm)) {
    throw badInput('params.asOf', 'must not be in the future');
  }
  if (portfolioId != null) need(realm, 'Portfolio', String(portfolioId));
  const isPast = asOf != null && String(asOf) < today(realm);
  return largestFirst(realm, 'NetWorthAsset', 'valueInDisplayCurrency')
    .filter((row) => ids == null || ids.includes(row.id))
    .filter((row) => portfolioId == null || row['portfolioId'] === portfolioId)
    .filter((row) => categories == null || categories.includes(row['category']))
    .flatMap((row) => (isPast ? (assetOn(realm, row, String(asOf)) ?? []) : row))
    .map((row) => present(realm, 'NetWorthAsset', row));
}

export const netWorthRules: Rules = {
  netWorthAssets: { answers: assets, knowsIds: true },
  createNetWorthGoal: {
    sets: ({ realm, params }) => ({
      priority: params['priority'] ?? realm.own.list('NetWorthGoal').length + 1,
    }),
  },
  updateNetWorthDisplayCurrency: {
    checks: checkRated,
    sets: ({ realm, params }) => {
      const currency = String(params['currency']);
      if (realm.user !== null) realm.user.displayCurrency = currency;
      return { updatedAt: now(realm) };
    },
    example: (realm, params) => ({
      ...params,
      currency: realm.user?.displayCurrency === 'NZD' ? 'USD' : 'NZD',
    }),
  },
  netWorthDashboard: { answers: dashboard },
  netWorthDisplayCurrency: {
    answers: ({ realm }) => {
      const [settings] = all(realm, 'NetWorthSettings');
      return settings === undefined
        ? { id: String(realm.user?.id), displayCurrency: displayCurrency(realm), updatedAt: null }
        : present(realm, 'NetWorthSettings', settings);
    },
  },
};
