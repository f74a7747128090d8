import type { NetWorthCategory } from '@investing-platform/schema/operations';
import {
  compare,
  type Decimal,
  decimal,
  divide,
  HUNDRED,
  isZero,
  multiply,
  plain,
  subtract,
  sum,
} from '../kernel/decimal.ts';
import { roundCash } from '../kernel/money.ts';
import { convert } from '../market/exchange-rates.ts';
import type { Flow, Goal, Liability, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { type Owned, ownedBy } from './owned.ts';
import { byTheMonth, byTheYear } from './recurring.ts';

const STALE_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const PERCENT_PLACES = 2;
const PART_PLACES = 18;

/** The person's net worth; every total is the sum of the parts shown (contract rule 4). */
export function dashboard(platform: Platform, user: User) {
  const { state, clock } = platform;
  const asOf = clock.now();
  const today = asOf.toISOString().slice(0, 10);
  const { displayCurrency: currency } = user;
  const own = <T extends { readonly userId: string }>(items: readonly T[]): T[] =>
    items.filter(({ userId }) => userId === user.id);
  const assets = ownedBy(platform, user).map((owned) => assetView(owned, currency, today));
  const liabilities = own(state.liabilities).map((debt) => liabilityView(debt, currency));
  const incomes = own(state.incomes).map((flow) => ({
    ...flowView(flow),
    annualAmountInDisplayCurrency: shown(byTheYear(flow, today), flow.currency, currency),
  }));
  const expenses = own(state.expenses).map((flow) => ({
    ...flowView(flow),
    monthlyAmountInDisplayCurrency: shown(byTheMonth(flow, today), flow.currency, currency),
  }));
  const totalAssets = total(assets, (each) => each.valueInDisplayCurrency);
  const totalLiabilities = total(liabilities, (each) => each.balanceInDisplayCurrency);
  return {
    totals: {
      netWorth: plain(subtract(totalAssets, totalLiabilities)),
      totalAssets: plain(totalAssets),
      totalLiabilities: plain(totalLiabilities),
      totalMonthlyExpenses: plain(total(expenses, (each) => each.monthlyAmountInDisplayCurrency)),
      totalAnnualIncome: plain(total(incomes, (each) => each.annualAmountInDisplayCurrency)),
      currency,
    },
    assets: largestFirst(assets, (each) => each.valueInDisplayCurrency),
    liabilities: largestFirst(liabilities, (each) => each.balanceInDisplayCurrency),
    goals: own(state.goals)
      .sort((left, right) => left.priority - right.priority)
      .map(goalView),
    incomes,
    expenses,
    allocation: allocation(assets, totalAssets),
    currency,
    asOf,
  };
}

type AssetView = ReturnType<typeof assetView>;

function assetView(owned: Owned, displayCurrency: string, today: string) {
  const part = partOf(owned.value, owned.ownershipPercent);
  const age = (Date.parse(today) - Date.parse(owned.valuedOn)) / DAY_MILLISECONDS;
  return {
    id: owned.id,
    name: owned.name,
    symbol: owned.symbol,
    category: owned.category,
    quantity: owned.quantity === null ? null : plain(owned.quantity),
    value: plain(roundCash(part, owned.currency)),
    currency: owned.currency,
    valueInDisplayCurrency: shown(part, owned.currency, displayCurrency),
    ownershipPercent: plain(owned.ownershipPercent),
    valuedOn: owned.valuedOn,
    isStale: age > STALE_DAYS,
  };
}

function liabilityView(debt: Liability, displayCurrency: string) {
  const part = partOf(debt.balance, debt.ownershipPercent);
  const { id, name, kind, currency, interestRatePercent } = debt;
  return {
    id,
    name,
    kind,
    balance: plain(roundCash(part, currency)),
    currency,
    balanceInDisplayCurrency: shown(part, currency, displayCurrency),
    interestRatePercent: interestRatePercent === null ? null : plain(interestRatePercent),
    ownershipPercent: plain(debt.ownershipPercent),
  };
}

function goalView(goal: Goal) {
  const { id, name, targetAmount, currentAmount, currency, targetDate, priority } = goal;
  return {
    id,
    name,
    targetAmount: plain(targetAmount),
    currentAmount: plain(currentAmount),
    progressPercent: percent(currentAmount, targetAmount),
    currency,
    targetDate,
    priority,
  };
}

function flowView({ id, name, amount, currency, frequency, startDate, endDate }: Flow) {
  return { id, name, amount: plain(amount), currency, frequency, startDate, endDate };
}

function partOf(whole: Decimal, ownershipPercent: Decimal): Decimal {
  return divide(multiply(whole, ownershipPercent), HUNDRED, PART_PLACES);
}

function shown(amount: Decimal, from: string, to: string): string {
  return plain(roundCash(convert(amount, from, to), to));
}

function percent(part: Decimal, whole: Decimal): string {
  return plain(divide(multiply(part, HUNDRED), whole, PERCENT_PLACES));
}

function total<T>(items: readonly T[], amountOf: (item: T) => string): Decimal {
  return sum(items.map((item) => decimal(amountOf(item))));
}

function largestFirst<T>(items: readonly T[], amountOf: (item: T) => string): T[] {
  return [...items].sort((left, right) =>
    compare(decimal(amountOf(right)), decimal(amountOf(left))),
  );
}

function allocation(assets: readonly AssetView[], totalAssets: Decimal) {
  const slices = [...Map.groupBy(assets, ({ category }) => category)].map(
    ([category, members]: [NetWorthCategory, AssetView[]]) => {
      const value = total(members, (each) => each.valueInDisplayCurrency);
      const share = isZero(totalAssets) ? null : percent(value, totalAssets);
      return { category, value: plain(value), percent: share };
    },
  );
  return largestFirst(slices, ({ value }) => value);
}
