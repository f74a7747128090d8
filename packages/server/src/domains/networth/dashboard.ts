import { type Decimal, decimal, sum, toPlain } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import { roundCash } from '../../kernel/money.ts';
import type {
  LiabilityKind,
  NetWorthCategory,
  Recorded,
  RecordedAsset,
  RecordedFlow,
  RecordedGoal,
  RecordedLiability,
} from './recorded.sql.ts';
import { byTheMonth, byTheYear } from './recurring.ts';

/** Something owned, before it is shown. */
export interface OwnedAsset extends RecordedAsset {
  readonly symbol: string | null;
}

/** What a dashboard is computed from. */
export interface DashboardInput {
  readonly recorded: Omit<Recorded, 'displayCurrency' | 'assets'>;
  readonly assets: readonly OwnedAsset[];
  readonly currency: string;
  /** What one unit of each currency is worth in the display currency. */
  readonly rates: ReadonlyMap<string, Decimal>;
  readonly asOf: Date;
}

export interface AssetShown extends OwnedAsset {
  readonly valueInDisplayCurrency: string;
  readonly isStale: boolean;
}

export interface LiabilityShown extends RecordedLiability {
  readonly kind: LiabilityKind;
  readonly balanceInDisplayCurrency: string;
}

export interface GoalShown extends RecordedGoal {
  readonly progressPercent: string;
}

export interface SliceShown {
  readonly category: NetWorthCategory;
  readonly value: string;
  readonly percent: string | null;
}

const STALE_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const PERCENT_PLACES = 2;

/**
 * A person's net worth in one currency. Every amount is rounded half-even to its currency's minor
 * unit, and every total is the sum of the parts shown (contract rule 4).
 */
export function dashboard(input: DashboardInput) {
  const { recorded, currency, asOf } = input;
  const today = asOf.toISOString().slice(0, 10);
  const assets = input.assets.map((asset) => assetShown(input, asset, today));
  const liabilities = recorded.liabilities.map((debt) => liabilityShown(input, debt));
  const goals = recorded.goals.map(goalShown);
  const incomes = recorded.incomes.map((income) => ({
    ...income,
    annualAmountInDisplayCurrency: flowShown(input, income, today, byTheYear),
  }));
  const expenses = recorded.expenses.map((expense) => ({
    ...expense,
    monthlyAmountInDisplayCurrency: flowShown(input, expense, today, byTheMonth),
  }));
  const totalAssets = total(assets, (asset) => asset.valueInDisplayCurrency);
  const totalLiabilities = total(liabilities, (debt) => debt.balanceInDisplayCurrency);
  return {
    totals: {
      netWorth: toPlain(totalAssets.minus(totalLiabilities)),
      totalAssets: toPlain(totalAssets),
      totalLiabilities: toPlain(totalLiabilities),
      totalMonthlyExpenses: toPlain(total(expenses, (each) => each.monthlyAmountInDisplayCurrency)),
      totalAnnualIncome: toPlain(total(incomes, (each) => each.annualAmountInDisplayCurrency)),
      currency,
    },
    assets: largestFirst(assets, (asset) => asset.valueInDisplayCurrency),
    liabilities: largestFirst(liabilities, (debt) => debt.balanceInDisplayCurrency),
    goals,
    incomes,
    expenses,
    allocation: allocation(assets, totalAssets),
    currency,
    asOf,
  };
}

export type Dashboard = ReturnType<typeof dashboard>;

function assetShown(input: DashboardInput, asset: OwnedAsset, today: string): AssetShown {
  const part = partOf(asset.value, asset.ownershipPercent);
  return {
    ...asset,
    value: toPlain(roundCash(part, asset.currency)),
    valueInDisplayCurrency: converted(input, part, asset.currency),
    isStale: daysBetween(asset.valuedOn, today) > STALE_DAYS,
  };
}

function liabilityShown(input: DashboardInput, debt: RecordedLiability): LiabilityShown {
  const part = partOf(debt.balance, debt.ownershipPercent);
  return {
    ...debt,
    balance: toPlain(roundCash(part, debt.currency)),
    balanceInDisplayCurrency: converted(input, part, debt.currency),
  };
}

function goalShown(goal: RecordedGoal): GoalShown {
  const progress = decimal(goal.currentAmount).dividedBy(goal.targetAmount).times(100);
  return { ...goal, progressPercent: toPlain(progress.toDecimalPlaces(PERCENT_PLACES)) };
}

function flowShown(
  input: DashboardInput,
  item: RecordedFlow,
  today: string,
  inPeriod: typeof byTheYear,
): string {
  return converted(input, inPeriod(decimal(item.amount), item, today), item.currency);
}

function partOf(whole: string, ownershipPercent: string): Decimal {
  return decimal(whole).times(ownershipPercent).dividedBy(100);
}

function converted({ rates, currency }: DashboardInput, amount: Decimal, from: string): string {
  const rate = rates.get(from);
  invariant(rate !== undefined, 'every currency of the dashboard has a rate');
  return toPlain(roundCash(amount.times(rate), currency));
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MILLISECONDS;
}

function total<T>(items: readonly T[], amountOf: (item: T) => string): Decimal {
  return sum(items.map((item) => decimal(amountOf(item))));
}

function largestFirst<T extends { readonly id: string }>(
  items: readonly T[],
  amountOf: (item: T) => string,
): T[] {
  return items
    .map((item) => ({ item, amount: decimal(amountOf(item)) }))
    .sort((left, right) => right.amount.comparedTo(left.amount) || byId(left.item, right.item))
    .map(({ item }) => item);
}

function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  return left.id < right.id ? -1 : 1;
}

function allocation(assets: readonly AssetShown[], totalAssets: Decimal): SliceShown[] {
  const slices = [...Map.groupBy(assets, ({ category }) => category)].map(([category, members]) => {
    const value = total(members, (asset) => asset.valueInDisplayCurrency);
    return {
      id: category,
      category,
      value: toPlain(value),
      percent: percentOf(value, totalAssets),
    };
  });
  return largestFirst(slices, ({ value }) => value).map(({ id: _, ...slice }) => slice);
}

function percentOf(part: Decimal, whole: Decimal): string | null {
  if (whole.isZero()) return null;
  return toPlain(part.dividedBy(whole).times(100).toDecimalPlaces(PERCENT_PLACES));
}
