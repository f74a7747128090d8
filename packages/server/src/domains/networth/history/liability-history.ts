import type { Actor } from '../../../kernel/actor.ts';
import { requireUser } from '../../../kernel/actor.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dayIn, endOfDay } from '../days.ts';
import { debtsOfPerson } from '../liabilities/debts.sql.ts';
import { partOf, USUAL_CURRENCY } from '../shown-in.ts';
import type { HistoryDeps } from './asset-history.ts';
import { type DebtOverTime, debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { ratedFrom } from './rated-from.ts';
import type { HistoryInput } from './span.ts';
import { daysAtOnce, type Moment, PARTS_AT_ONCE, worthAt } from './worth.ts';

export interface LiabilityHistoryInput extends HistoryInput {
  readonly liabilityId?: string | null | undefined;
}

/** Amounts are plain decimals in the display currency. */
export interface LiabilityPoint {
  readonly date: CivilDate;
  readonly balance: string;
  readonly cumulativeInterest: string;
}

interface Owing {
  readonly debts: readonly DebtOverTime[];
  readonly currency: string;
  readonly momentOf: (day: CivilDate) => Moment;
}

/**
 * What was owed at the end of days, and the interest since the first of them: all debts or one,
 * archived ones as long as they were not. One statement, whatever the length.
 *
 * @throws {PlatformError} NOT_FOUND for the debt; BAD_USER_INPUT where range and ends do not fit;
 *   PROVIDER_UNAVAILABLE where an exchange rate cannot be had
 */
export async function netWorthLiabilityHistory(
  deps: HistoryDeps,
  actor: Actor,
  input: LiabilityHistoryInput,
): Promise<HistoryPage<LiabilityPoint>> {
  const { liabilityId = null } = input;
  const person = await deps.db.one(debtsOfPerson, requireUser(actor).userId);
  const now = deps.clock.now();
  const today = dayIn(person.timeZone, now);
  const debts = (await debtsOverTime(person, today)).filter(
    ({ debt }) => liabilityId === null || debt.id === liabilityId,
  );
  if (liabilityId !== null && debts.length === 0) throw notFound('Liability');
  const currency = person.displayCurrency ?? USUAL_CURRENCY;
  const [first = null] = debts.map(({ debt }) => debt.startsOn).sort();
  const { timeZone } = person;
  const began = await ratedFrom(deps, { currency, timeZone, began: first, today });
  const momentOf = (day: CivilDate): Moment =>
    day < today ? { at: endOfDay(person.timeZone, day), isNow: false } : { at: now, isNow: true };
  const owing = { debts, currency, momentOf };
  return historyPage(
    deps,
    { list: 'netWorthLiabilityHistory', input, today, began, currency },
    (days, first) => liabilityPoints(deps, owing, days, first),
  );
}

async function liabilityPoints(
  deps: Pick<HistoryDeps, 'marketData'>,
  { debts, currency, momentOf }: Owing,
  days: readonly CivilDate[],
  first: CivilDate,
): Promise<LiabilityPoint[]> {
  const names = new Set(debts.map(({ debt }) => debt.currency));
  const worth = await worthAt(deps, names, days.map(momentOf), currency);
  const owed = await mapBreathing(debts, PARTS_AT_ONCE, (debt) => partsOwed(debt, days));
  const interest = await interestOf(
    deps,
    { debts, currency, momentOf },
    first,
    days.at(-1) ?? first,
  );
  let [paid, next] = [ZERO, 0];
  return mapBreathing(days, daysAtOnce(debts.length), (date, place) => {
    for (
      let step = interest[next];
      step !== undefined && step.date <= date;
      step = interest[next]
    ) {
      paid = paid.plus(step.amount);
      next += 1;
    }
    const balance = sum(
      debts.map(({ debt }, index) =>
        isCounted(debt, date)
          ? worth.valueOf(debt.currency, owed[index]?.[place] ?? ZERO, place)
          : ZERO,
      ),
    );
    return { date, balance: toPlain(balance), cumulativeInterest: toPlain(paid) };
  });
}

interface InterestOfDay {
  readonly date: CivilDate;
  /** In the display currency at the rate of its day. */
  readonly amount: Decimal;
}

/** The person's part of all interest in a span, oldest first. */
async function interestOf(
  deps: Pick<HistoryDeps, 'marketData'>,
  { debts, currency, momentOf }: Owing,
  from: CivilDate,
  to: CivilDate,
): Promise<InterestOfDay[]> {
  const steps = debts.flatMap(({ debt, course }) =>
    course
      .filter(({ date, interest }) => date >= from && date <= to && !interest.isZero())
      .filter(({ date }) => isCounted(debt, date))
      .map(({ date, interest }) => ({ date, interest, debt })),
  );
  const days = [...new Set(steps.map(({ date }) => date))].sort();
  const places = new Map(days.map((day, place) => [day, place]));
  const names = steps.map(({ debt }) => debt.currency);
  const worth = await worthAt(deps, names, days.map(momentOf), currency);
  return steps
    .map(({ date, interest, debt }) => {
      const part = partOf(toPlain(interest), debt.ownershipPercent);
      return { date, amount: worth.valueOf(debt.currency, part, places.get(date) ?? 0) };
    })
    .sort((left, right) => (left.date < right.date ? -1 : 1));
}
