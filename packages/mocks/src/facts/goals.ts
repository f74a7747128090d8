import {
  type Funded,
  fundedBy,
  type GoalPlan,
  goalPlan,
} from '@investing-platform/rules/networth/goal-plan';
import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import { all, type Facts, type Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { convert, currenciesWithRates } from '../market/exchange-rates.ts';
import { amount, share } from './amounts.ts';
import { idsWithin } from './portfolios.ts';
import { today } from './time.ts';

/** What counts towards a goal, as its row keeps it. */
export const rulesOf = ({ rules = [] }: RowOf<'NetWorthGoal'>) => rules;

function funded(realm: Realm, goal: RowOf<'NetWorthGoal'>): Funded {
  const currency = String(goal.currency);
  const assets = all(realm, 'NetWorthAsset');
  const sources = rulesOf(goal).map(({ portfolioId, netWorthAssetId, sharePercent }) => {
    const within = idsWithin(realm, portfolioId === null ? [] : [portfolioId]);
    const counted = assets.filter(
      (asset) => asset.id === netWorthAssetId || within.has(asset.portfolioId),
    );
    return { sharePercent, worth: counted.map((asset) => worthIn(asset, currency)) };
  });
  return fundedBy(sources, currency);
}

/** Null where no price or exchange rate is known. */
function worthIn(asset: RowOf<'NetWorthAsset'>, currency: string): Decimal | null {
  const { value } = asset;
  const from = String(asset.currency);
  const isRated = [from, currency].every((code) => currenciesWithRates.includes(code));
  if (value == null || !(isRated || from === currency)) return null;
  return convert(amount(value), from, currency);
}

/** What is saved for a goal: by hand, or what its rules count. */
function saved(realm: Realm, goal: RowOf<'NetWorthGoal'>): string {
  if (rulesOf(goal).length > 0) return funded(realm, goal).currentAmount;
  return String(goal.currentAmount ?? '0');
}

function planOf(realm: Realm, goal: RowOf<'NetWorthGoal'>): GoalPlan {
  const planned = {
    targetAmount: String(goal.targetAmount),
    currentAmount: saved(realm, goal),
    currency: String(goal.currency),
    targetOn: goal.targetOn ?? null,
    monthlyContribution: goal.monthlyContribution ?? null,
    expectedReturnPercent: goal.expectedReturnPercent ?? null,
  };
  return goalPlan(planned, today(realm));
}

export const goalFacts: NonNullable<Facts['NetWorthGoal']> = {
  currentAmount: (row, realm) => saved(realm, row),
  unpricedCount: (row, realm) => funded(realm, row).unpricedCount,
  progressPercent: (row, realm) => share(saved(realm, row), row.targetAmount) ?? '0',
  status: (row, realm) => (row.archived === true ? 'ARCHIVED' : planOf(realm, row).status),
  fundingRules: (row, realm) => {
    const { amounts } = funded(realm, row);
    return rulesOf(row).map((rule, place) => ({ ...rule, amount: amounts[place] ?? null }));
  },
  requiredMonthlyContribution: (row, realm) => planOf(realm, row).requiredMonthlyContribution,
  projectedOn: (row, realm) => planOf(realm, row).projectedOn,
  projectedAmount: (row, realm) => planOf(realm, row).projectedAmount,
};
