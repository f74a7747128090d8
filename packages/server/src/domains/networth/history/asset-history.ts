import { USUAL_CURRENCY } from '@investing-platform/rules/money';
import { ofMinor, plainOfMinor } from '@investing-platform/rules/networth/minor-units';
import { less, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { heldAt } from '../../../ledger/index.ts';
import { worthAt } from '../../market/index.ts';
import { brokerPrices, outsideAt } from '../../trading/index.ts';
import { type AskedAssets, type AssetScope, assetScope, beganOn } from './asset-scope.ts';
import { contributions } from './contributions.ts';
import { debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import { holdingsWorth } from './holdings-worth.ts';
import type { HistoryInput } from './page.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { type HistoryParts, readHistoryParts } from './parts.sql.ts';
import { ratedFrom } from './rated-from.ts';
import { daysAtOnce, PARTS_AT_ONCE } from './worth.ts';

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
  readonly costBasis: string | null;
  readonly netContributions: string | null;
  readonly totalLiabilities: string | null;
  readonly netWorth: string | null;
}

export type HistoryDeps = Pick<Deps, 'db' | 'clock' | 'marketData' | 'cursors'>;

/**
 * What assets were worth at the end of days, and what was owed; today it is the dashboard's total
 * of now. The point of a day is the same whatever range, steps or page it is asked with. Nine
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

/** Whose history, and of what. */
export interface HistoryPerson {
  readonly userId: string;
  readonly parts: HistoryParts;
  readonly scope: AssetScope;
  /** The display currency. */
  readonly currency: string;
  readonly now: Date;
  readonly today: CivilDate;
  /** The day of the first asset, or of the first price of a coin; null where there never was one. */
  readonly began: CivilDate | null;
}

/**
 * @param into the currency; default: the person's display currency
 * @throws {PlatformError} NOT_FOUND for the asset or portfolio
 */
export async function historyPerson(
  deps: Pick<HistoryDeps, 'db' | 'clock' | 'marketData'>,
  userId: string,
  asked: AskedAssets = {},
  into?: string,
): Promise<HistoryPerson> {
  const parts = await readHistoryParts(deps.db, userId);
  const scope = await assetScope(deps, userId, parts, asked);
  const now = deps.clock.now();
  const { timeZone, displayCurrency } = parts;
  const currency = into ?? displayCurrency ?? USUAL_CURRENCY;
  const today = dayIn(timeZone, now);
  const first = await beganOn(deps, userId, scope, timeZone);
  const began = await ratedFrom(deps, { currency, timeZone, began: first, today });
  return { userId, parts, scope, now, currency, today, began };
}

/** @param days ascending, at most 10,000; none in the future */
export async function assetPoints(
  deps: Pick<HistoryDeps, 'db' | 'marketData'>,
  person: HistoryPerson,
  days: readonly CivilDate[],
): Promise<AssetPoint[]> {
  const { userId, parts, scope, currency, now, today } = person;
  const times = days.map((day) => (day < today ? endOfDay(parts.timeZone, day) : now));
  const { books } = scope;
  const inBooks = books.length === 0 ? [] : await heldAt(deps.db, userId, books, times);
  const { held: outside, own } = await outsideAt(deps.db, { userId, books }, times, now);
  const amounts = times.map((_, place) => [...(inBooks[place] ?? []), ...(outside[place] ?? [])]);
  const { bookings } = parts;
  const debts =
    scope.debts === null ? [] : await debtsOverTime({ liabilities: scope.debts, bookings }, today);
  const names = new Set([
    ...amounts.flat().map(({ asset }) => asset),
    ...debts.map(({ debt }) => debt.currency),
  ]);
  const others = brokerPrices(deps.db, userId);
  const worth = await worthAt(deps, { names, times, now, into: [currency], own, others });
  const recorded = await holdingsWorth(deps, person, days, times);
  const owed = await mapBreathing(debts, PARTS_AT_ONCE, (debt) => partsOwed(debt, days));
  const ofAll = (column: 'cost' | 'netPaid', place: number): bigint | null =>
    recorded.unknownAt(column, place) > 0 ? null : recorded.sumAt(column, place);
  const netPaid = days.map((_, place) => ofAll('netPaid', place));
  const putIn = await contributions(deps, person, netPaid, times);
  return mapBreathing(days, daysAtOnce(owed.length), (date, place) => {
    const leaf = (name: string, amount: Decimal | null) =>
      amount === null ? null : worth.leafOf({ name, amount, into: currency, place });
    const inAccounts = (amounts[place] ?? [])
      .filter(({ asset }) => scope.only === null || asset === scope.only)
      .map(({ asset, amount }) => leaf(asset, amount));
    const owedThen = debts.map(({ debt }, index) =>
      leaf(debt.currency, isCounted(debt, date) ? (owed[index]?.[place] ?? ZERO) : ZERO),
    );
    const [accounts, liabilities] = [totalOf(inAccounts), totalOf(owedThen)];
    const held = recorded.sumAt('value', place);
    const unpriced = accounts.unpricedCount + recorded.unknownAt('value', place);
    const cost = scope.books.length > 0 ? null : ofAll('cost', place);
    const owns = plainSum(held, accounts, currency);
    const isOwing = !liabilities.value.isZero();
    const net = isOwing ? plainSum(held, less(accounts, liabilities), currency) : owns;
    return {
      date,
      value: owns,
      unpricedCount: unpriced + liabilities.unpricedCount,
      costBasis: cost === null ? null : plainOfMinor(cost, currency),
      netContributions: putIn[place] ?? null,
      totalLiabilities: scope.debts === null ? null : toPlain(liabilities.value),
      netWorth: scope.debts === null ? null : net,
    };
  });
}

/** Most people have nothing else: then no decimals are needed. */
function plainSum(held: bigint, { value }: Total, currency: string): string {
  if (value.isZero()) return plainOfMinor(held, currency);
  return toPlain(value.plus(ofMinor(held, currency)));
}
