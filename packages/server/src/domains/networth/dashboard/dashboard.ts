import { byTheMonth, byTheYear } from '@investing-platform/rules/networth/recurring';
import { type Leaf, less, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { percentOf, sharesOf } from '@investing-platform/rules/percent';
import type {
  NetWorthCategory,
  NetWorthExpense,
  NetWorthGoal,
  NetWorthIncome,
} from '../../../graphql/generated/resolver-types.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { isIn } from '../asked-portfolios.ts';
import { type AssetShown, assetWorth, isLiquid, type OwnedAsset } from '../assets/asset-shown.ts';
import { liabilityShown, type OwedDebt } from '../liabilities/liability-shown.ts';
import type { Recorded, RecordedExpense, RecordedFlow, RecordedIncome } from '../recorded.ts';
import { converted, largestFirst, leafIn, partOf, type ShownIn } from '../shown-in.ts';
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
  { assets: totalAssets, liabilities: totalLiabilities }: Sums,
): TotalsShown {
  const { recorded, currency, today, portfolioIds } = input;
  const { incomes, expenses } = recorded;
  const liquid = leaves.filter((_, place) => {
    const asset = assets[place];
    return asset !== undefined && isLiquid(asset);
  });
  const spent = totalOf(
    expenses.map((one) => leafIn(input, byTheMonth(decimal(one.amount), one, today), one.currency)),
  );
  const earned = totalOf(
    incomes.map((one) => leafIn(input, byTheYear(decimal(one.amount), one, today), one.currency)),
  );
  const netWorth = less(totalAssets, totalLiabilities);
  return {
    ownerId: input.ownerId,
    netWorth: toPlain(netWorth.value),
    totalAssets: toPlain(totalAssets.value),
    totalLiabilities: toPlain(totalLiabilities.value),
    totalMonthlyExpenses: toPlain(spent.value),
    totalAnnualIncome: toPlain(earned.value),
    liquidAssets: toPlain(totalOf(liquid).value),
    unpricedCount: netWorth.unpricedCount,
    unpricedFlowCount: spent.unpricedCount + earned.unpricedCount,
    debtToAssetPercent: shareOf(totalLiabilities, totalAssets),
    currency,
    day: today,
    portfolioIds,
  };
}

/** Of parts that are known whole: a share of the known ones would be made up. */
function shareOf(part: Total, whole: Total): string | null {
  return part.unpricedCount + whole.unpricedCount > 0 ? null : percentOf(part.exact, whole.exact);
}

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
  const byMonth = (flows: readonly RecordedFlow[]): Total =>
    totalOf(
      flows.map((one) =>
        leafIn(input, byTheMonth(decimal(one.amount), one, input.today), one.currency),
      ),
    );
  const income = byMonth(incomes);
  return shareOf(less(income, byMonth(expenses)), income);
}

function allocation(assets: readonly AssetShown[], leaves: Leaves): SliceShown[] {
  const places = new Map(assets.map((asset, place) => [asset, leaves[place] ?? null]));
  const slices = [...Map.groupBy(assets, ({ category }) => category)].map(([category, members]) => {
    const total = totalOf(members.map((asset) => places.get(asset) ?? null));
    return { id: category, category, total, value: toPlain(total.value) };
  });
  const sorted = largestFirst(slices, ({ total }) => total.exact);
  const shares = sharesOf(sorted.map(({ total }) => total.exact));
  return sorted.map(({ category, total, value }, place) => ({
    category,
    value,
    percent: shares?.[place] ?? null,
    unpricedCount: total.unpricedCount,
  }));
}
