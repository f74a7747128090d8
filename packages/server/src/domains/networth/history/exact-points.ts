import { ofMinor } from '@investing-platform/rules/networth/minor-units';
import { less, totalOf } from '@investing-platform/rules/networth/worth';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { type Decimal, ZERO } from '../../../kernel/decimal.ts';
import { heldAt } from '../../../ledger/index.ts';
import { worthAt } from '../../market/index.ts';
import { brokerPrices, outsideAt } from '../../trading/index.ts';
import type { HistoryDeps, HistoryPerson } from './asset-history.ts';
import { debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import { isListed, partHeld } from './holdings-over-time.ts';
import { daysAtOnce, PARTS_AT_ONCE } from './worth.ts';

/** Places behind those of minor units: no amount that anybody has shows where it is cut off. */
const FINER_PLACES = 20;

/** What `assetPoints` rounds, for who is to see no amounts: unrounded, in the display currency. */
export interface ExactPoint {
  readonly value: Decimal;
  /** The sum without signs: what is owed to a broker counts as much as what is owned. */
  readonly gross: Decimal;
  readonly netWorth: Decimal;
  /** As `AssetPoint` has it. */
  readonly unpricedCount: number;
}

/** @param days ascending, at most 10,000; none in the future */
export async function exactPoints(
  deps: Pick<HistoryDeps, 'db' | 'marketData'>,
  person: HistoryPerson,
  days: readonly CivilDate[],
): Promise<ExactPoint[]> {
  const { userId, parts, scope, currency, now, today } = person;
  const times = days.map((day) => (day < today ? endOfDay(parts.timeZone, day) : now));
  const inBooks = await heldAt(deps.db, userId, scope.books, times);
  const asked = { userId, books: scope.books };
  const { held: outside, own } = await outsideAt(deps.db, asked, times, now);
  const amounts = inBooks.map((all, place) => [...all, ...(outside[place] ?? [])]);
  const { bookings } = parts;
  const liabilities = scope.debts ?? [];
  const debts = await debtsOverTime({ liabilities, bookings }, today);
  const nameOf = (holding: (typeof scope.holdings)[number]): string =>
    isListed(holding) ? holding.instrumentId : holding.currency;
  const names = new Set([
    ...amounts.flat().map(({ asset }) => asset),
    ...scope.holdings.map(nameOf),
    ...debts.map(({ debt }) => debt.currency),
  ]);
  const others = brokerPrices(deps.db, userId);
  const worth = await worthAt(deps, { names, times, now, into: [currency], own, others });
  const recorded = days.map(() => ({ sum: 0n, gross: 0n, unpricedCount: 0 }));
  await mapBreathing(scope.holdings, PARTS_AT_ONCE, (holding) => {
    const fineOf = worth.minorOf(nameOf(holding), currency, FINER_PLACES);
    for (const [place, amount] of partHeld(holding, days).entries()) {
      const fine = amount === null ? null : fineOf(amount, place);
      const point = recorded[place];
      if (point === undefined) continue;
      if (fine === null) point.unpricedCount += 1;
      else point.sum += fine;
      point.gross += fine === null ? 0n : absolute(fine);
    }
  });
  const owed = await mapBreathing(debts, PARTS_AT_ONCE, (debt) => partsOwed(debt, days));
  return mapBreathing(days, daysAtOnce(owed.length), (date, place) => {
    const leaf = (name: string, amount: Decimal) =>
      worth.leafOf({ name, amount, into: currency, place });
    const leaves = (amounts[place] ?? [])
      .filter(({ asset }) => scope.only === null || asset === scope.only)
      .map(({ asset, amount }) => leaf(asset, amount));
    const inAccounts = totalOf(leaves);
    const owedThen = debts.map(({ debt }, index) =>
      leaf(debt.currency, isCounted(debt, date) ? (owed[index]?.[place] ?? ZERO) : ZERO),
    );
    const point = recorded[place] ?? { sum: 0n, gross: 0n, unpricedCount: 0 };
    const fine = (sum: bigint): Decimal => ofMinor(sum, currency, FINER_PLACES);
    const value = inAccounts.exact.plus(fine(point.sum));
    const gross = leaves.reduce((sum, each) => sum.plus(each?.exact.abs() ?? 0), fine(point.gross));
    const debt = totalOf(owedThen);
    return {
      value,
      gross,
      netWorth: less({ ...inAccounts, exact: value }, debt).exact,
      unpricedCount: inAccounts.unpricedCount + point.unpricedCount + debt.unpricedCount,
    };
  });
}

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
