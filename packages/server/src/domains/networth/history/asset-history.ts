import { ofMinor, plainOfMinor, type Whole } from '@investing-platform/rules/networth/minor-units';
import { less, NO_LEAVES, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { contributions } from './contributions.ts';
import { type HistoryDeps, type HistoryPerson, historyPerson } from './history-person.ts';
import { holdingsWorth } from './holdings-worth.ts';
import type { HistoryInput } from './page.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { valuedDays } from './valued-days.ts';

export interface AssetHistoryInput extends HistoryInput {
  readonly netWorthAssetId?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
}

/** Amounts are plain decimals in the display currency. */
export interface AssetPoint {
  readonly date: CivilDate;
  readonly value: string;
  /** Assets, and debts where they are told, that this point leaves out. */
  readonly unpricedCount: number;
  /** The same without debts: what `value` leaves out. */
  readonly unpricedAssets: number;
  readonly costBasis: string | null;
  readonly netContributions: string | null;
  readonly totalLiabilities: string | null;
  readonly netWorth: string | null;
}

/**
 * What assets were worth at the end of days, and what was owed; today it is the dashboard's total
 * of now. The point of a day is the same whatever range, steps or page it is asked with. Eight
 * statements at most, whatever the length.
 *
 * @throws {PlatformError} NOT_FOUND for the asset or portfolio; BAD_USER_INPUT where range and ends
 *   do not fit
 */
export async function netWorthAssetHistory(
  deps: HistoryDeps,
  actor: Actor,
  input: AssetHistoryInput,
): Promise<HistoryPage<AssetPoint>> {
  const person = await historyPerson(deps, requireUser(actor).userId, input);
  const { today, began, currency } = person;
  return historyPage(
    deps,
    { list: 'netWorthAssetHistory', input, today, began, currency },
    (days) => assetPoints(deps, person, days),
  );
}

/** @param days ascending, at most 10,000; none in the future */
export async function assetPoints(
  deps: Pick<HistoryDeps, 'db' | 'marketData'>,
  person: HistoryPerson,
  days: readonly CivilDate[],
): Promise<AssetPoint[]> {
  const { scope, currency } = person;
  const { times, ...valued } = await valuedDays(deps, person, days);
  const recorded = await holdingsWorth(deps, person, days, times);
  const ofAll = (column: 'cost' | 'netPaid', place: number): Whole | null =>
    recorded[column].unknownAt(place) > 0 ? null : recorded[column].sumAt(place);
  const netPaid = days.map((_, place) => ofAll('netPaid', place));
  const putIn = await contributions(deps, person, netPaid, times);
  return mapBreathing(days, valued.atOnce, (date, place) => {
    const accounts = valued.isEmpty ? NO_LEAVES : totalOf(valued.inAccounts(place));
    const liabilities = valued.isEmpty ? NO_LEAVES : totalOf(valued.owed(place));
    const held = recorded.value.sumAt(place);
    const unpriced = accounts.unpricedCount + recorded.value.unknownAt(place);
    const cost = scope.books.length > 0 ? null : ofAll('cost', place);
    const owns = plainSum(held, accounts, currency);
    const isOwing = !liabilities.value.isZero();
    const net = isOwing ? plainSum(held, less(accounts, liabilities), currency) : owns;
    return {
      date,
      value: owns,
      unpricedCount: unpriced + liabilities.unpricedCount,
      unpricedAssets: unpriced,
      costBasis: cost === null ? null : plainOfMinor(cost, currency),
      netContributions: putIn[place] ?? null,
      totalLiabilities: scope.debts === null ? null : toPlain(liabilities.value),
      netWorth: scope.debts === null ? null : net,
    };
  });
}

/** Most people have nothing else: then no decimals are needed. */
function plainSum(held: Whole, { value }: Total, currency: string): string {
  if (value.isZero()) return plainOfMinor(held, currency);
  return toPlain(value.plus(ofMinor(held, currency)));
}
