import { byTheMonth, byTheYear } from '@investing-platform/rules/networth/recurring';
import {
  allocationOf,
  isLiquid,
  largestFirst,
  netWorthTotals,
  savingsRate,
} from '@investing-platform/rules/networth/totals';
import { type Leaf, less, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import type {
  NetWorthCategory,
  NetWorthExpense,
  NetWorthGoal,
  NetWorthIncome,
} from '../../../graphql/generated/resolver-types.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { isIn } from '../asked-portfolios.ts';
import { type AssetShown, assetWorth, type OwnedAsset } from '../assets/asset-shown.ts';
import { liabilityShown, type OwedDebt } from '../liabilities/liability-shown.ts';
import type { Recorded, RecordedExpense, RecordedFlow, RecordedIncome } from '../recorded.ts';
import { converted, leafIn, partOf, type ShownIn } from '../shown-in.ts';
import type { TotalsShown } from './totals-shown.ts';

/** What a dashboard is computed from. */
export interface DashboardInput extends ShownIn {
  readonly recorded: Pick<Recorded, 'incomes' | 'expenses'> & {
    /** All that count that day: without archived ones. */
    readonly liabilities: readonly OwedDebt[];
  };
  /** Those that are asked for. */
  readonly assets: readonly OwnedAsset[];
  readonly asOf: Date;
  readonly ownerId: string;
  /** The portfolios whose debts are asked for; null: all. */
  readonly portfolioIds: readonly string[] | null;
  /** As they are now, whatever the day is. */
  readonly goals: NetWorthGoal[];
  /** As many as there are now, in all portfolios. */
  readonly pendingConfirmations: number;
}

export interface SliceShown {
  readonly category: NetWorthCategory;
  readonly value: string;
  readonly percent: string | null;
  readonly unpricedCount: number;
}

/**
 * A person's net worth in one currency. Every amount is rounded half-even to its currency's minor
 * unit, and every total is the sum of the parts shown (contract rule 4).
 */
export function dashboard(input: DashboardInput) {
  const { recorded, currency, asOf, portfolioIds } = input;
  const debts = recorded.liabilities.map((debt) => liabilityShown(input, debt));
  const liabilities = debts.filter((debt) => isIn(portfolioIds, debt));
  const debtsOf = Map.groupBy(debts, ({ linkedNetWorthAssetId }) => linkedNetWorthAssetId);
  const worths = input.assets.map((asset) => assetWorth(input, asset, debtsOf.get(asset.id) ?? []));
  const assets = worths.map(({ shown }) => shown);
  const leaves = worths.map(({ leaf }) => leaf);
  const owned = totalOf(leaves);
  const owed = owedBy(input);
  const incomes = recorded.incomes.map((income) => incomeShown(input, income));
  const expenses = recorded.expenses.map((expense) => expenseShown(input, expense));
  const totals = { assets: owned, liabilities: totalOf(owed.values()) };
  const unrounded = unroundedOf(input, leaves, owed, totals);
  return {
    totals: totalsOf(input, assets, leaves, totals),
    unrounded,
    assets: largestFirst(assets, ({ id }) => unrounded.worthOf.get(id) ?? null),
    liabilities: largestFirst(liabilities, ({ id }) => unrounded.worthOf.get(id) ?? null),
    goals: input.goals,
    incomes,
    expenses,
    allocation: allocation(assets, leaves),
    pendingConfirmations: input.pendingConfirmations,
    savingsRatePercent: savingsRatePercent(input),
    currency,
    asOf,
  };
}

export type Dashboard = ReturnType<typeof dashboard>;

type Input = DashboardInput;

/** In the order of the assets. */
type Leaves = readonly (Leaf | null)[];

/** What each debt that is asked for comes to, by its id. */
function owedBy(input: Input): ReadonlyMap<string, Leaf | null> {
  const { recorded, portfolioIds } = input;
  const debts = recorded.liabilities.filter((debt) => isIn(portfolioIds, debt));
  return new Map(debts.map((debt) => [debt.id, owedLeaf(input, debt)]));
}

interface Sums {
  readonly assets: Total;
  readonly liabilities: Total;
}

/** What percentages are computed from, so that they tell nothing of cents. */
function unroundedOf(
  { assets }: Input,
  leaves: Leaves,
  owed: ReadonlyMap<string, Leaf | null>,
  totals: Sums,
) {
  const worthOf = new Map(assets.map(({ id }, place) => [id, leaves[place]?.exact ?? null]));
  for (const [id, leaf] of owed) worthOf.set(id, leaf?.exact ?? null);
  return {
    worthOf,
    /** Whole: what links and reports compute gains from. */
    owned: assets,
    netWorth: less(totals.assets, totals.liabilities).exact,
  };
}

const owedLeaf = (input: Input, debt: OwedDebt): Leaf | null =>
  leafIn(input, partOf(debt.wholeBalance, debt.ownershipPercent), debt.currency);

function totalsOf(
  input: Input,
  assets: readonly AssetShown[],
  leaves: Leaves,
  { assets: owned, liabilities: owed }: Sums,
): TotalsShown {
  const { recorded, currency, today, portfolioIds } = input;
  const totals = netWorthTotals({
    owned,
    owed,
    liquid: leaves.filter((_, place) => isLiquid(assets[place] ?? { liquidity: null })),
    spentByMonth: flowLeaves(input, recorded.expenses, byTheMonth),
    earnedByYear: flowLeaves(input, recorded.incomes, byTheYear),
  });
  return { ...totals, ownerId: input.ownerId, currency, day: today, portfolioIds };
}

const flowLeaves = (
  input: Input,
  flows: readonly RecordedFlow[],
  by: typeof byTheMonth,
): (Leaf | null)[] =>
  flows.map((one) => leafIn(input, by(decimal(one.amount), one, input.today), one.currency));

export function incomeShown(input: ShownIn, income: RecordedIncome): NetWorthIncome {
  const yearly = byTheYear(decimal(income.amount), income, input.today);
  return {
    ...income,
    annualAmount: toPlain(roundCash(yearly, income.currency)),
    annualAmountInDisplayCurrency: converted(input, yearly, income.currency),
    ...instants(income),
  };
}

export function expenseShown(input: ShownIn, expense: RecordedExpense): NetWorthExpense {
  const monthly = byTheMonth(decimal(expense.amount), expense, input.today);
  return {
    ...expense,
    monthlyAmount: toPlain(roundCash(monthly, expense.currency)),
    monthlyAmountInDisplayCurrency: converted(input, monthly, expense.currency),
    ...instants(expense),
  };
}

function instants(row: { readonly createdAt: string; readonly updatedAt: string }) {
  return { createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}

function savingsRatePercent(input: Input): string | null {
  const { incomes, expenses } = input.recorded;
  return savingsRate(
    flowLeaves(input, incomes, byTheMonth),
    flowLeaves(input, expenses, byTheMonth),
  );
}

function allocation(assets: readonly AssetShown[], leaves: Leaves): SliceShown[] {
  return allocationOf(
    assets.map(({ category }, place) => ({ category, leaf: leaves[place] ?? null })),
  );
}
