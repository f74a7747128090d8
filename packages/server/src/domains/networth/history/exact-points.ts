import { ofMinor } from '@investing-platform/rules/networth/minor-units';
import { less, totalOf } from '@investing-platform/rules/networth/worth';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { Decimal } from '../../../kernel/decimal.ts';
import type { HistoryDeps, HistoryPerson } from './history-person.ts';
import { isListed, partHeld } from './holdings-over-time.ts';
import { valuedDays } from './valued-days.ts';

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
  /** The same without debts. */
  readonly unpricedAssets: number;
}

/** @param days ascending, at most 10,000; none in the future */
export async function exactPoints(
  deps: Pick<HistoryDeps, 'db' | 'marketData'>,
  person: HistoryPerson,
  days: readonly CivilDate[],
): Promise<ExactPoint[]> {
  const { scope, currency } = person;
  const nameOf = (holding: (typeof scope.holdings)[number]): string =>
    isListed(holding) ? holding.instrumentId : holding.currency;
  const names = scope.holdings.map(nameOf);
  const { worth, ...valued } = await valuedDays(deps, person, days, names);
  const recorded = days.map(() => ({ sum: 0n, gross: 0n, unpricedCount: 0 }));
  await mapBreathing(scope.holdings, itemsAtOnce(days.length), (holding) => {
    const fineOf = worth.minorOf(nameOf(holding), currency, FINER_PLACES);
    const heldOn = partHeld(holding);
    for (const [place, day] of days.entries()) {
      const amount = heldOn(day);
      const fine = amount === null ? null : fineOf(amount, place);
      const point = recorded[place];
      if (point === undefined) continue;
      if (fine === null) point.unpricedCount += 1;
      else point.sum += fine;
      point.gross += fine === null ? 0n : absolute(fine);
    }
  });
  return mapBreathing(days, valued.atOnce, (_, place) => {
    const leaves = valued.inAccounts(place);
    const inAccounts = totalOf(leaves);
    const point = recorded[place] ?? { sum: 0n, gross: 0n, unpricedCount: 0 };
    const fine = (sum: bigint): Decimal => ofMinor(sum, currency, FINER_PLACES);
    const value = inAccounts.exact.plus(fine(point.sum));
    const gross = leaves.reduce((sum, each) => sum.plus(each?.exact.abs() ?? 0), fine(point.gross));
    const debt = totalOf(valued.owed(place));
    const unpricedAssets = inAccounts.unpricedCount + point.unpricedCount;
    return {
      value,
      gross,
      netWorth: less({ ...inAccounts, exact: value }, debt).exact,
      unpricedCount: unpricedAssets + debt.unpricedCount,
      unpricedAssets,
    };
  });
}

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
