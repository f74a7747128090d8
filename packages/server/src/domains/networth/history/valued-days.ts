import type { Leaf } from '@investing-platform/rules/networth/worth';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { endsOfDays } from '../../../kernel/days.ts';
import { type Decimal, ZERO } from '../../../kernel/decimal.ts';
import { heldAt } from '../../../ledger/index.ts';
import { type Worth, worthAt } from '../../market/index.ts';
import { brokerPrices, outsideAt } from '../../trading/index.ts';
import { debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import type { HistoryDeps, HistoryPerson } from './history-person.ts';

type Leaves = (Leaf | null)[];

/** What accounts held and what was owed at the ends of days, in the display currency. */
export interface ValuedDays {
  /** The ends; of today, now. */
  readonly times: readonly Date[];
  readonly worth: Worth;
  /** Whether there was neither on any of the days. */
  readonly isEmpty: boolean;
  readonly inAccounts: (place: number) => Leaves;
  readonly owed: (place: number) => Leaves;
  /** Days that are told without a pause. */
  readonly atOnce: number;
}

/**
 * @param days ascending, at most 10,000; none in the future
 * @param names what else is to be valued: assets and currencies
 */
export async function valuedDays(
  deps: Pick<HistoryDeps, 'db' | 'marketData'>,
  { userId, parts, scope, currency, now, today }: HistoryPerson,
  days: readonly CivilDate[],
  names: readonly string[] = [],
): Promise<ValuedDays> {
  const endOf = endsOfDays(parts.timeZone);
  const times = days.map((day) => (day < today ? endOf(day) : now));
  const { books } = scope;
  const inBooks = books.length === 0 ? [] : await heldAt(deps.db, userId, books, times);
  const { held: outside, own } = await outsideAt(deps.db, { userId, books }, times, now);
  const amountsAt = (place: number) => [...(inBooks[place] ?? []), ...(outside[place] ?? [])];
  const { bookings } = parts;
  const debts =
    scope.debts === null ? [] : await debtsOverTime({ liabilities: scope.debts, bookings }, today);
  const all = new Set([...debts.map(({ debt }) => debt.currency), ...names]);
  let mostAmounts = 0;
  for (const place of times.keys()) {
    const amounts = amountsAt(place);
    mostAmounts = Math.max(mostAmounts, amounts.length);
    for (const { asset } of amounts) all.add(asset);
  }
  const others = brokerPrices(deps.db, userId);
  const worth = await worthAt(deps, { names: all, times, now, into: [currency], own, others });
  const owed = await mapBreathing(debts, itemsAtOnce(days.length), (debt) => partsOwed(debt, days));
  const leaf = (name: string, amount: Decimal | null, place: number): Leaf | null =>
    amount === null ? null : worth.leafOf({ name, amount, into: currency, place });
  return {
    times,
    worth,
    isEmpty: debts.length + mostAmounts === 0,
    inAccounts: (place) =>
      amountsAt(place)
        .filter(({ asset }) => scope.only === null || asset === scope.only)
        .map(({ asset, amount }) => leaf(asset, amount, place)),
    owed: (place) =>
      debts.map(({ debt }, index) => {
        const isOwed = isCounted(debt, days[place] ?? today);
        return leaf(debt.currency, isOwed ? (owed[index]?.[place] ?? ZERO) : ZERO, place);
      }),
    atOnce: itemsAtOnce(debts.length + mostAmounts),
  };
}
