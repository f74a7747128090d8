import {
  firstAbove,
  indexed,
  inParts,
} from '@investing-platform/rules/networth/shares/shared-worth';
import { type Decimal, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { addDays } from '@investing-platform/rules/time/civil-date';
import { daySteps as monthSteps } from '@investing-platform/rules/time/day-steps';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { all, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import {
  type Amount,
  amount,
  inCurrency,
  minus,
  percentOf,
  times,
  total,
} from '../../facts/amounts.ts';
import { courseOfDebt, owedOver, partOwed } from '../../facts/debts.ts';
import { quantityOn } from '../../facts/gain-between.ts';
import { displayCurrency, priceOf } from '../../facts/holdings.ts';
import { flowOf, ownedSince } from '../../facts/net-worth.ts';
import { idsWithin, requireOwned } from '../../facts/portfolios.ts';
import { today } from '../../facts/time.ts';
import { byTheMonth, byTheYear, type Flow } from '../../networth/recurring.ts';
import { rowOn } from '../../networth/terms.ts';
import { pageOfPoints } from '../market/series.ts';
import { contributions } from './contributions.ts';
import { daySteps } from './day-steps.ts';

/** Something owned, as its history sees it. */
interface Owned {
  /** The first day; of accounts, that on which the person came. */
  readonly since: string;
  /** Null where it had no price yet. */
  readonly valueOn: (day: string) => Amount | null;
}

/** What things were worth on days; today what they are worth today. */
function owned(realm: Realm, assets: readonly RowOf<'NetWorthAsset'>[]): Owned[] {
  const holdings = new Map(all(realm, 'Holding').map((row) => [row.id, row]));
  const last = today(realm);
  return assets.map((asset) => {
    const holding = holdings.get(asset.id);
    const since = ownedSince(realm, holding);
    const worthNow = asset.valueInDisplayCurrency as Amount | null;
    const id = typeof asset.instrumentId === 'string' ? asset.instrumentId : null;
    const currency = String(asset.currency);
    const valueOn = (day: string): Amount | null => {
      if (day < since) return '0';
      if (day >= last || id === null) return worthNow;
      const then = priceOf(realm, id, day)?.price;
      if (then === undefined) return null;
      const quantity = holding === undefined ? asset.quantity : quantityOn(holding, day);
      const part = percentOf(times(quantity, then), asset.ownershipPercent);
      return inCurrency(part, currency, displayCurrency(realm));
    };
    return { since, valueOn };
  });
}

const earliest = (days: readonly string[]): string | null => [...days].sort()[0] ?? null;

function assetHistory(call: Call<'netWorthAssetHistory'>) {
  const { realm, params } = call;
  const { netWorthAssetId, portfolioId } = params;
  const portfolioIds = portfolioId == null ? [] : [portfolioId];
  requireOwned(realm, portfolioIds);
  const within = idsWithin(realm, portfolioIds);
  const assets = all(realm, 'NetWorthAsset').filter(
    (row) =>
      (netWorthAssetId == null || row.id === netWorthAssetId) &&
      (portfolioId == null || within.has(row.portfolioId)),
  );
  if (netWorthAssetId != null && assets.length === 0) throw notFound('Asset');
  const isWhole = netWorthAssetId == null && portfolioId == null;
  const debts = (isWhole ? all(realm, 'NetWorthLiability') : []).map((debt) =>
    owedOver(realm, debt),
  );
  const things = owned(realm, assets);
  const began = earliest(things.map(({ since }) => since));
  const contributed = contributions(realm, assets, netWorthAssetId == null);
  const points = daySteps(call, usualTimeframe(call), began).map((date) => {
    const worth = things.map(({ valueOn }) => valueOn(date));
    const value = total(worth);
    const liabilities = total(debts.map((owedOn) => owedOn(date)));
    return {
      date,
      value,
      unpricedCount: worth.filter((each) => each === null).length,
      costBasis: null,
      netContributions: contributed(date),
      totalLiabilities: isWhole ? liabilities : null,
      netWorth: isWhole ? minus(value, liabilities) : null,
    };
  });
  return framed(call, points);
}

type Framed = Call<
  | 'netWorthAssetHistory'
  | 'netWorthLiabilityHistory'
  | 'netWorthIncomeHistory'
  | 'netWorthExpenseHistory'
  | 'sharedNetWorthAssetHistory'
>;

const usualTimeframe = ({ params }: Framed, usual: HistoryTimeframe = 'DAY_1'): HistoryTimeframe =>
  params.timeframe ?? usual;

function framed(call: Framed, points: readonly { readonly date: string }[]) {
  return {
    ...pageOfPoints(call, points),
    timeframe: call.params.timeframe ?? 'DAY_1',
    currency: displayCurrency(call.realm),
  };
}

function flowHistory(type: 'NetWorthIncome' | 'NetWorthExpense') {
  return (call: Call<'netWorthIncomeHistory' | 'netWorthExpenseHistory'>) => {
    const { realm, params } = call;
    const id =
      'incomeId' in params ? params.incomeId : 'expenseId' in params ? params.expenseId : null;
    const rows = all(realm, type).filter((row) => id == null || row.id === id);
    const currency = displayCurrency(realm);
    const began = earliest(rows.map((row) => String(row.startsOn)));
    const points = daySteps(call, usualTimeframe(call, 'MONTH_1'), began).map((date) => {
      const sumOf = (of: (flow: Flow, day: string) => Amount): Amount =>
        total(
          rows
            .map((row) => rowOn(row, date))
            .map((row) => inCurrency(of(flowOf(row), date), String(row.currency), currency)),
        );
      return {
        date,
        monthlyAmount: sumOf(byTheMonth),
        annualAmount: sumOf(byTheYear),
        unpricedCount: 0,
      };
    });
    return framed(call, points);
  };
}

function liabilityHistory(call: Call<'netWorthLiabilityHistory'>) {
  const { realm, params } = call;
  const { liabilityId } = params;
  const debts = all(realm, 'NetWorthLiability').filter(
    ({ id }) => liabilityId == null || id === liabilityId,
  );
  if (liabilityId != null && debts.length === 0) {
    throw notFound('Liability');
  }
  const began = earliest(debts.map((debt) => String(debt.startsOn)));
  const days = daySteps(call, usualTimeframe(call), began);
  const owing = debts.map((debt) => ({
    owedOn: owedOver(realm, debt),
    interest: courseOfDebt(realm, debt)
      .filter(({ date }) => date >= (days[0] ?? date))
      .map((step) => ({ ...step, paid: partOwed(realm, debt, toPlain(step.interest)) })),
  }));
  const points = days.map((date) => ({
    date,
    balance: total(owing.map(({ owedOn }) => owedOn(date))),
    unpricedCount: 0,
    cumulativeInterest: total(
      owing.flatMap(({ interest }) =>
        interest.filter((step) => step.date <= date).map(({ paid }) => paid),
      ),
    ),
  }));
  return framed(call, points);
}

/** What a link shows of a history. */
interface Through {
  readonly sections: readonly string[];
  readonly hides: boolean;
  /** Empty: everything. */
  readonly portfolioIds: readonly string[];
  readonly idWithin: (id: string) => string;
}

/** @throws {PlatformError} NOT_FOUND where the link does not show the history, or the asset */
export function sharedHistory(
  call: Call<'sharedNetWorthAssetHistory'>,
  owner: Realm,
  through: Through,
) {
  const { params } = call;
  const { sections, hides, portfolioIds, idWithin } = through;
  if (!sections.includes('HISTORY')) throw notFound('History');
  const { sharedAssetId } = params;
  if (sharedAssetId != null && !sections.includes('ASSETS')) throw notFound('Asset');
  const within = idsWithin(owner, portfolioIds);
  const whole = all(owner, 'NetWorthAsset').filter(
    ({ portfolioId }) => portfolioIds.length === 0 || within.has(portfolioId),
  );
  const assets = whole.filter(({ id }) => sharedAssetId == null || idWithin(id) === sharedAssetId);
  if (sharedAssetId != null && assets.length === 0) throw notFound('Asset');
  const ofOwner = { ...call, realm: owner };
  const things = owned(owner, assets);
  const began = earliest(things.map(({ since }) => since));
  const worth = daySteps(ofOwner, usualTimeframe(call), began).map((date) => {
    const values = things.map(({ valueOn }) => valueOn(date));
    const unpricedCount = values.filter((each) => each === null).length;
    return { date, value: total(values), unpricedCount };
  });
  const points = hides ? asIndex(worth, largestOf(owner, whole)) : worth;
  return {
    ...pageOfPoints(call, points),
    unit: hides ? 'INDEX' : 'CURRENCY',
    currency: hides ? null : displayCurrency(owner),
    timeframe: params.timeframe ?? 'DAY_1',
  };
}

interface Point {
  readonly date: string;
  readonly value: Amount;
  readonly unpricedCount: number;
}

function asIndex(points: readonly Point[], largest: Decimal): Point[] {
  const parts = points.map(({ value }) => inParts(amount(value), largest));
  const base = firstAbove(parts);
  return points.map((point, place) => ({
    ...point,
    value: indexed(parts[place] ?? ZERO, base),
  }));
}

const MAX_MONTHS = 10_000;

/** The largest that assets came to at the ends of months, of the first day and of yesterday. */
function largestOf(realm: Realm, assets: readonly RowOf<'NetWorthAsset'>[]): Decimal {
  const things = owned(realm, assets);
  const began = earliest(things.map(({ since }) => since));
  const last = today(realm);
  const isNew = began === null || began >= last;
  const months = isNew ? [last] : monthSteps(began, addDays(last, -1), 'MONTH_1', MAX_MONTHS);
  const days = began === null || isNew ? months : [began, ...months];
  const sums = days.map((day) =>
    things.reduce((sum, { valueOn }) => sum.plus(amount(valueOn(day) ?? '0').abs()), ZERO),
  );
  return sums.reduce((largest, each) => (each.gt(largest) ? each : largest), ZERO);
}

export const netWorthHistoryRules: Rules = {
  netWorthAssetHistory: { answers: assetHistory },
  netWorthExpenseHistory: { answers: flowHistory('NetWorthExpense') },
  netWorthIncomeHistory: { answers: flowHistory('NetWorthIncome') },
  netWorthLiabilityHistory: { answers: liabilityHistory },
};
