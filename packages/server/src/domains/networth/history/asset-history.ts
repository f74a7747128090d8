import { USUAL_CURRENCY } from '@investing-platform/rules/money';
import { less, MinorTotals, sumOf, totalOf } from '@investing-platform/rules/networth/worth';
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
import { holdingCosts, isListed, partHeld } from './holdings-over-time.ts';
import type { HistoryInput } from './page.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { type HistoryParts, type HoldingOverTime, readHistoryParts } from './parts.sql.ts';
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
  const inBooks = await heldAt(deps.db, userId, scope.books, times);
  const { held: outside, own } = await outsideAt(
    deps.db,
    { userId, books: scope.books },
    times,
    now,
  );
  const amounts = inBooks.map((all, place) => [...all, ...(outside[place] ?? [])]);
  const { bookings } = parts;
  const debts =
    scope.debts === null ? [] : await debtsOverTime({ liabilities: scope.debts, bookings }, today);
  const names = new Set([
    ...amounts.flat().map(({ asset }) => asset),
    ...scope.holdings.map(nameOf),
    ...debts.map(({ debt }) => debt.currency),
  ]);
  const others = brokerPrices(deps.db, userId);
  const worth = await worthAt(deps, { names, times, now, into: [currency], own, others });
  const recorded = new MinorTotals(days.length);
  await mapBreathing(scope.holdings, PARTS_AT_ONCE, (holding) => {
    const minorOf = worth.minorOf(nameOf(holding), currency);
    for (const [place, amount] of partHeld(holding, days).entries()) {
      recorded.add(place, amount === null ? null : minorOf(amount, place));
    }
  });
  const owed = await mapBreathing(debts, PARTS_AT_ONCE, (debt) => partsOwed(debt, days));
  const costs = await holdingCosts(deps, person, days);
  const putIn = await contributions(deps, person, costs, times);
  return mapBreathing(days, daysAtOnce(owed.length), (date, place) => {
    const leaf = (name: string, amount: Decimal | null) =>
      amount === null ? null : worth.leafOf({ name, amount, into: currency, place });
    const inAccounts = (amounts[place] ?? [])
      .filter(({ asset }) => scope.only === null || asset === scope.only)
      .map(({ asset, amount }) => leaf(asset, amount));
    const owedThen = debts.map(({ debt }, index) =>
      leaf(debt.currency, isCounted(debt, date) ? (owed[index]?.[place] ?? ZERO) : ZERO),
    );
    const value = sumOf([totalOf(inAccounts), recorded.at(place, currency)]);
    const liabilities = totalOf(owedThen);
    const netWorth = less(value, liabilities);
    return {
      date,
      value: toPlain(value.value),
      unpricedCount: netWorth.unpricedCount,
      costBasis: scope.books.length > 0 ? null : shown(costs[place]?.cost),
      netContributions: shown(putIn[place]),
      totalLiabilities: scope.debts === null ? null : toPlain(liabilities.value),
      netWorth: scope.debts === null ? null : toPlain(netWorth.value),
    };
  });
}

/** What the worth of a holding is asked by: its units have a price, or it is an amount. */
const nameOf = (holding: HoldingOverTime): string =>
  isListed(holding) ? holding.instrumentId : holding.currency;

function shown(amount: Decimal | null | undefined): string | null {
  return amount == null ? null : toPlain(amount);
}
