import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { amountsAt } from '../../../ledger/index.ts';
import { dayIn, endOfDay } from '../days.ts';
import { USUAL_CURRENCY } from '../shown-in.ts';
import { type AssetScope, assetScope, beganOn } from './asset-scope.ts';
import { contributions } from './contributions.ts';
import { debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import { holdingCosts, partHeld } from './holdings-over-time.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { type HistoryParts, historyParts } from './parts.sql.ts';
import { ratedFrom } from './rated-from.ts';
import type { HistoryInput } from './span.ts';
import { daysAtOnce, type Moment, PARTS_AT_ONCE, type Worth, worthAt } from './worth.ts';

export interface AssetHistoryInput extends HistoryInput {
  readonly netWorthAssetId?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
}

/** Amounts are plain decimals in the display currency. */
export interface AssetPoint {
  readonly date: CivilDate;
  readonly value: string;
  readonly costBasis: string | null;
  readonly netContributions: string | null;
  readonly totalLiabilities: string | null;
  readonly netWorth: string | null;
}

export type HistoryDeps = Pick<Deps, 'db' | 'clock' | 'marketData' | 'cursors'>;

/**
 * What assets were worth at the end of days, and what was owed; today it is the dashboard's total
 * of now. The point of a day is the same whatever range, steps or page it is asked with. Six
 * statements at most, whatever the length.
 *
 * @throws {PlatformError} NOT_FOUND for the asset or portfolio; BAD_USER_INPUT where range and ends
 *   do not fit; PROVIDER_UNAVAILABLE where a price or an exchange rate cannot be had
 */
export async function netWorthAssetHistory(
  deps: HistoryDeps,
  actor: Actor,
  input: AssetHistoryInput,
): Promise<HistoryPage<AssetPoint>> {
  const person = await historyPerson(deps, actor, input);
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

/** @throws {PlatformError} NOT_FOUND for the asset or portfolio */
export async function historyPerson(
  deps: Pick<HistoryDeps, 'db' | 'clock' | 'marketData'>,
  actor: Actor,
  asked: Pick<AssetHistoryInput, 'netWorthAssetId' | 'portfolioId'> = {},
): Promise<HistoryPerson> {
  const { userId } = requireUser(actor);
  const parts = await deps.db.one(historyParts, userId);
  const scope = await assetScope(deps, userId, parts, asked);
  const now = deps.clock.now();
  const { timeZone, displayCurrency } = parts;
  const [currency, today] = [displayCurrency ?? USUAL_CURRENCY, dayIn(timeZone, now)];
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
  const moments = days.map(
    (day): Moment =>
      day < today ? { at: endOfDay(parts.timeZone, day), isNow: false } : { at: now, isNow: true },
  );
  const amounts = await amountsAt(
    deps.db,
    userId,
    scope.books,
    moments.map(({ at }) => at),
  );
  const debts = scope.isWhole ? await debtsOverTime(parts, today) : [];
  const names = new Set([
    ...amounts.flatMap((held) => [...held.keys()]),
    ...scope.holdings.map((holding) => holding.currency),
    ...debts.map(({ debt }) => debt.currency),
  ]);
  const worth = await worthAt(deps, names, moments, currency);
  const held = await mapBreathing(scope.holdings, PARTS_AT_ONCE, (part) => partHeld(part, days));
  const owed = await mapBreathing(debts, PARTS_AT_ONCE, (debt) => partsOwed(debt, days));
  const costs = await holdingCosts(deps, person, days);
  const putIn = await contributions(deps, person, costs, moments);
  return mapBreathing(days, daysAtOnce(held.length + owed.length), (date, place) => {
    const recorded = scope.holdings.map((holding, index) =>
      worth.valueOf(holding.currency, held[index]?.[place] ?? ZERO, place),
    );
    const value = sum([...inAccounts(scope, amounts[place], worth, place), ...recorded]);
    const liabilities = sum(
      debts.map(({ debt }, index) =>
        isCounted(debt, date)
          ? worth.valueOf(debt.currency, owed[index]?.[place] ?? ZERO, place)
          : ZERO,
      ),
    );
    return {
      date,
      value: toPlain(value),
      costBasis: scope.books.length > 0 ? null : shown(costs[place]),
      netContributions: shown(putIn[place]),
      totalLiabilities: scope.isWhole ? toPlain(liabilities) : null,
      netWorth: scope.isWhole ? toPlain(value.minus(liabilities)) : null,
    };
  });
}

function inAccounts(
  { only }: AssetScope,
  held: ReadonlyMap<string, Decimal> | undefined,
  worth: Worth,
  place: number,
): Decimal[] {
  return [...(held ?? [])]
    .filter(([name]) => only === null || name === only)
    .map(([name, amount]) => worth.valueOf(name, amount, place));
}

function shown(amount: Decimal | null | undefined): string | null {
  return amount == null ? null : toPlain(amount);
}
