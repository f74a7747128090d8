import { notFound } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { fieldValue } from '../contract/present.ts';
import { all, find, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { type Amount, cash, inCurrency, minus, times, total } from '../facts/amounts.ts';
import { displayCurrency } from '../facts/holdings.ts';
import { flowOf, owed } from '../facts/net-worth.ts';
import { dayOf, daysBetween, today } from '../facts/time.ts';
import { fractionOf } from '../kernel/random.ts';
import { byTheMonth, byTheYear, type Flow } from '../networth/recurring.ts';
import { pageOfPoints, pastFraction, spanOf, stepsOf } from './series.ts';

/** What something was worth on a day: today what it is worth today. */
function valueOn(realm: Realm, asset: Row, day: string): Amount {
  const currency = displayCurrency(realm);
  const fraction = pastFraction(
    fractionOf(asset.id) * 6,
    Math.max(0, daysBetween(day, today(realm))),
  );
  return cash(times(asset['valueInDisplayCurrency'], fraction.toFixed(9)), currency);
}

function days(call: Call, usualInterval = 'DAY_1'): string[] {
  const interval = String(call.params['interval'] ?? usualInterval);
  return stepsOf(spanOf(call), interval).map(dayOf);
}

function assetHistory(call: Call) {
  const { realm, params } = call;
  const { assetId, portfolioId } = params;
  const assets = all(realm, 'NetWorthAsset').filter(
    (row) =>
      (assetId == null || row.id === assetId) &&
      (portfolioId == null || row['portfolioId'] === portfolioId),
  );
  const isWhole = assetId == null && portfolioId == null;
  const debts = isWhole ? all(realm, 'NetWorthLiability') : [];
  const points = days(call).map((date) => {
    const value = total(assets.map((asset) => valueOn(realm, asset, date)));
    const liabilities = total(debts.map((debt) => owed(realm, debt, date)));
    return {
      date,
      value,
      costBase: null,
      netContributions: null,
      totalLiabilities: isWhole ? liabilities : null,
      netWorth: isWhole ? minus(value, liabilities) : null,
    };
  });
  return framed(call, points);
}

function framed(call: Call, points: readonly { readonly date: string }[]) {
  return {
    ...pageOfPoints(call, points),
    interval: call.params['interval'] ?? 'DAY_1',
    currency: displayCurrency(call.realm),
  };
}

function flowHistory(type: 'NetWorthIncome' | 'NetWorthExpense') {
  return (call: Call) => {
    const { realm, params } = call;
    const id = params['incomeId'] ?? params['expenseId'];
    const rows = all(realm, type).filter((row) => id == null || row.id === id);
    const currency = displayCurrency(realm);
    const points = days(call, 'MONTH_1').map((date) => {
      const sumOf = (of: (flow: Flow, day: string) => Amount): Amount =>
        total(
          rows.map((row) => inCurrency(of(flowOf(row), date), String(row['currency']), currency)),
        );
      return { date, monthlyAmount: sumOf(byTheMonth), annualAmount: sumOf(byTheYear) };
    });
    return framed(call, points);
  };
}

function liabilityHistory(call: Call) {
  const { realm, params } = call;
  const { liabilityId } = params;
  const debts = all(realm, 'NetWorthLiability').filter(
    ({ id }) => liabilityId == null || id === liabilityId,
  );
  const bookings = realm.own.list('LiabilityTrade');
  const points = days(call).map((date) => {
    const own = bookings.filter(
      (row) => debts.some(({ id }) => id === row['liabilityId']) && String(row['date']) <= date,
    );
    return {
      date,
      balance: total(debts.map((debt) => owed(realm, debt, date))),
      cumulativeInterest: total(own.map(({ interest }) => interest)),
    };
  });
  return framed(call, points);
}

/** @throws {PlatformError} NOT_FOUND where the link does not show the history */
export function sharedHistory(call: Call, link: Row, owner: Realm) {
  const { params } = call;
  const sections = link['sections'] as readonly string[];
  if (!sections.includes('HISTORY')) throw notFound('History');
  const { assetId } = params;
  if (typeof assetId === 'string' && find(owner, 'NetWorthAsset', assetId) === undefined) {
    throw notFound('Asset');
  }
  const assets = all(owner, 'NetWorthAsset').filter(({ id }) => assetId == null || id === assetId);
  const hides = link['hideAmounts'] === true;
  const whole = total(
    assets.map((asset) => fieldValue(owner, 'NetWorthAsset', asset, 'valueInDisplayCurrency')),
  );
  const points = days({ ...call, realm: owner }).map((date) => {
    const value = total(assets.map((asset) => valueOn(owner, asset, date)));
    return { date, value: hides ? indexed(value, whole) : value };
  });
  return {
    ...pageOfPoints(call, points),
    unit: hides ? 'INDEX' : 'CURRENCY',
    currency: hides ? null : displayCurrency(owner),
    interval: params['interval'] ?? 'DAY_1',
  };
}

/** As a number of which today's is 100. */
const indexed = (value: Amount, whole: Amount): Amount =>
  (Number(value) === 0 ? 0 : (Number(value) / Number(whole)) * 100).toFixed(2);

export const netWorthHistoryRules: Rules = {
  netWorthAssetHistory: { answers: assetHistory },
  netWorthExpenseHistory: { answers: flowHistory('NetWorthExpense') },
  netWorthIncomeHistory: { answers: flowHistory('NetWorthIncome') },
  netWorthLiabilityHistory: { answers: liabilityHistory },
};
