import type {
  NetWorthAsset,
  NetWorthCategory,
  NetWorthExpense,
  NetWorthGoal,
  NetWorthIncome,
} from '../../graphql/generated/resolver-types.ts';
import { type Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { assetShown, isLiquid, type OwnedAsset } from './asset-shown.ts';
import { goalPlan } from './goal-plan.ts';
import { type LiabilityShown, liabilityShown, type OwedDebt } from './liability-shown.ts';
import type { Recorded, RecordedExpense, RecordedGoal, RecordedIncome } from './recorded.ts';
import { byTheMonth, byTheYear } from './recurring.ts';
import { converted, largestFirst, percentOf, type ShownIn, total } from './shown-in.ts';
import type { TotalsShown } from './totals-shown.ts';

/** What a dashboard is computed from. */
export interface DashboardInput extends ShownIn {
  readonly recorded: Pick<Recorded, 'goals' | 'incomes' | 'expenses'> & {
    /** Without archived ones. */
    readonly liabilities: readonly OwedDebt[];
  };
  readonly assets: readonly OwnedAsset[];
  readonly asOf: Date;
}

export interface SliceShown {
  readonly category: NetWorthCategory;
  readonly value: string;
  readonly percent: string | null;
}

/**
 * A person's net worth in one currency. Every amount is rounded half-even to its currency's minor
 * unit, and every total is the sum of the parts shown (contract rule 4).
 */
export function dashboard(input: DashboardInput) {
  const { recorded, currency, asOf } = input;
  const liabilities = recorded.liabilities.map((debt) => liabilityShown(input, debt));
  const debtsOf = Map.groupBy(liabilities, ({ linkedNetWorthAssetId }) => linkedNetWorthAssetId);
  const assets = input.assets.map((asset) => assetShown(input, asset, debtsOf.get(asset.id) ?? []));
  const incomes = recorded.incomes.map((income) => incomeShown(input, income));
  const expenses = recorded.expenses.map((expense) => expenseShown(input, expense));
  return {
    totals: totalsOf(currency, { assets, liabilities, incomes, expenses }),
    assets: largestFirst(assets, (asset) => asset.valueInDisplayCurrency),
    liabilities: largestFirst(liabilities, (debt) => debt.balanceInDisplayCurrency),
    goals: recorded.goals.map((goal) => goalShown(goal, input.today)),
    incomes,
    expenses,
    allocation: allocation(assets),
    // Nothing is imported yet that could wait.
    pendingConfirmations: 0,
    savingsRatePercent: savingsRatePercent(input, expenses),
    currency,
    asOf,
  };
}

export type Dashboard = ReturnType<typeof dashboard>;

interface Parts {
  readonly assets: readonly NetWorthAsset[];
  readonly liabilities: readonly LiabilityShown[];
  readonly incomes: readonly NetWorthIncome[];
  readonly expenses: readonly NetWorthExpense[];
}

function totalsOf(
  currency: string,
  { assets, liabilities, incomes, expenses }: Parts,
): TotalsShown {
  const totalAssets = total(assets, (asset) => asset.valueInDisplayCurrency);
  const totalLiabilities = total(liabilities, (debt) => debt.balanceInDisplayCurrency);
  const liquidAssets = total(assets.filter(isLiquid), (asset) => asset.valueInDisplayCurrency);
  return {
    netWorth: toPlain(totalAssets.minus(totalLiabilities)),
    totalAssets: toPlain(totalAssets),
    totalLiabilities: toPlain(totalLiabilities),
    totalMonthlyExpenses: toPlain(total(expenses, (each) => each.monthlyAmountInDisplayCurrency)),
    totalAnnualIncome: toPlain(total(incomes, (each) => each.annualAmountInDisplayCurrency)),
    liquidAssets: toPlain(liquidAssets),
    debtToAssetPercent: percentOf(totalLiabilities, totalAssets),
    currency,
  };
}

function goalShown(goal: RecordedGoal, today: string): NetWorthGoal {
  const { currentAmount, targetAmount } = goal;
  return {
    ...goal,
    ...goalPlan(goal, today),
    progressPercent: percentOf(decimal(currentAmount), decimal(targetAmount)) ?? '0',
    fundingRules: [],
    ...instants(goal),
  };
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

function savingsRatePercent(
  input: DashboardInput,
  expenses: readonly NetWorthExpense[],
): string | null {
  const income = total(input.recorded.incomes, (each) =>
    converted(input, byTheMonth(decimal(each.amount), each, input.today), each.currency),
  );
  const spent = total(expenses, (each) => each.monthlyAmountInDisplayCurrency);
  return percentOf(income.minus(spent), income);
}

function allocation(assets: readonly NetWorthAsset[]): SliceShown[] {
  const totalAssets: Decimal = total(assets, (asset) => asset.valueInDisplayCurrency);
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
