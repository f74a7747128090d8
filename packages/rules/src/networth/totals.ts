import { type Decimal, decimal, toPlain } from '../numbers/decimal.ts';
import { percentOf, sharesOf } from '../numbers/percent.ts';
import { type Leaf, less, type Total, totalOf } from './worth.ts';

type Leaves = readonly (Leaf | null)[];

/** What a net worth is made of, each in the display currency. */
export interface Counted {
  readonly owned: Total;
  readonly owed: Total;
  /** Of the assets that can be turned into cash at once or within days. */
  readonly liquid: Leaves;
  readonly spentByMonth: Leaves;
  readonly earnedByYear: Leaves;
}

/** Totals are the sums of the parts that are shown (contract rule 4). */
export function netWorthTotals({ owned, owed, liquid, spentByMonth, earnedByYear }: Counted) {
  const netWorth = less(owned, owed);
  const [spent, earned] = [totalOf(spentByMonth), totalOf(earnedByYear)];
  return {
    netWorth: toPlain(netWorth.value),
    totalAssets: toPlain(owned.value),
    totalLiabilities: toPlain(owed.value),
    totalMonthlyExpenses: toPlain(spent.value),
    totalAnnualIncome: toPlain(earned.value),
    liquidAssets: toPlain(totalOf(liquid).value),
    unpricedCount: netWorth.unpricedCount,
    unpricedFlowCount: spent.unpricedCount + earned.unpricedCount,
    debtToAssetPercent: shareOf(owed, owned),
  };
}

/** Whether an asset can be turned into cash at once or within days. */
export const isLiquid = ({ liquidity }: { readonly liquidity: unknown }): boolean =>
  liquidity === 'IMMEDIATE' || liquidity === 'DAYS';

/** Of parts that are known whole: a share of the known ones would be made up. */
function shareOf(part: Total, whole: Total): string | null {
  return part.unpricedCount + whole.unpricedCount > 0 ? null : percentOf(part.exact, whole.exact);
}

/** What is left of an income, in percent of it. */
export function savingsRate(earnedByMonth: Leaves, spentByMonth: Leaves): string | null {
  const income = totalOf(earnedByMonth);
  return shareOf(less(income, totalOf(spentByMonth)), income);
}

/** What each category makes up of all that is owned, the largest first. */
export function allocationOf<Category extends string>(
  assets: readonly { readonly category: Category; readonly leaf: Leaf | null }[],
) {
  const slices = [...Map.groupBy(assets, ({ category }) => category)].map(([category, members]) => {
    const total = totalOf(members.map(({ leaf }) => leaf));
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

/** What is not known comes last; equals in the order of their ids. */
export function largestFirst<T extends { readonly id: string }>(
  items: readonly T[],
  amountOf: (item: T) => Decimal | string | null,
): T[] {
  const order = (item: T): { item: T; amount: Decimal; isKnown: boolean } => {
    const amount = amountOf(item);
    return { item, amount: decimal(amount ?? 0), isKnown: amount !== null };
  };
  return items
    .map(order)
    .sort(
      (left, right) =>
        Number(right.isKnown) - Number(left.isKnown) ||
        right.amount.comparedTo(left.amount) ||
        (left.item.id < right.item.id ? -1 : 1),
    )
    .map(({ item }) => item);
}
