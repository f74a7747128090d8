import { totalOf } from '@investing-platform/rules/networth/worth';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { Actor } from '../../../kernel/actor.ts';
import { requireUser } from '../../../kernel/actor.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endsOfDays } from '../../../kernel/days.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { worthAt } from '../../market/index.ts';
import { debtsOfPerson } from '../liabilities/debts.sql.ts';
import { partOf } from '../shown-in.ts';
import { type DebtOverTime, debtsOverTime, isCounted, partsOwed } from './debts-over-time.ts';
import type { HistoryDeps } from './history-person.ts';
import type { HistoryInput } from './page.ts';
import { type HistoryPage, historyPage } from './page.ts';
import { ratedFrom } from './rated-from.ts';

export interface LiabilityHistoryInput extends HistoryInput {
  readonly liabilityId?: string | null | undefined;
}

/** Amounts are plain decimals in the display currency. */
export interface LiabilityPoint {
  readonly date: CivilDate;
  readonly balance: string;
  /** Debts that `balance` leaves out. */
  readonly unpricedCount: number;
  /** Null where an exchange rate of it is not known. */
  readonly cumulativeInterest: string | null;
}

interface Owing {
  readonly debts: readonly DebtOverTime[];
  readonly currency: string;
  readonly now: Date;
  readonly momentOf: (day: CivilDate) => Date;
}

/**
 * What was owed at the end of days, and the interest since the first of them: all debts or one,
 * archived ones as long as they were not. One statement, whatever the length.
 *
 * @throws {PlatformError} NOT_FOUND for the debt; BAD_USER_INPUT where range and ends do not fit
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
  const endOf = endsOfDays(timeZone);
  const momentOf = (day: CivilDate): Date => (day < today ? endOf(day) : now);
  const owing = { debts, currency, now, momentOf };
  return historyPage(
    deps,
    { list: 'netWorthLiabilityHistory', input, today, began, currency },
    (days, first) => liabilityPoints(deps, owing, days, first),
  );
}

async function liabilityPoints(
  deps: Pick<HistoryDeps, 'marketData'>,
  { debts, currency, now, momentOf }: Owing,
  days: readonly CivilDate[],
  first: CivilDate,
): Promise<LiabilityPoint[]> {
  const names = new Set(debts.map(({ debt }) => debt.currency));
  const times = days.map(momentOf);
  const { leafOf } = await worthAt(deps, { names, times, now, into: [currency] });
  const owed = await mapBreathing(debts, itemsAtOnce(days.length), (debt) => partsOwed(debt, days));
  const interest = await interestOf(
    deps,
    { debts, currency, now, momentOf },
    first,
    days.at(-1) ?? first,
  );
  let [paid, next]: [Decimal | null, number] = [ZERO, 0];
  return mapBreathing(days, itemsAtOnce(debts.length), (date, place) => {
    for (
      let step = interest[next];
      step !== undefined && step.date <= date;
      step = interest[next]
    ) {
      paid = paid === null || step.amount === null ? null : paid.plus(step.amount);
      next += 1;
    }
    const leaves = debts.map(({ debt }, index) => {
      const amount = isCounted(debt, date) ? (owed[index]?.[place] ?? ZERO) : ZERO;
      return leafOf({ name: debt.currency, amount, into: currency, place });
    });
    const { value: balance, unpricedCount } = totalOf(leaves);
    const cumulativeInterest = paid === null ? null : toPlain(paid);
    return { date, balance: toPlain(balance), unpricedCount, cumulativeInterest };
  });
}

interface InterestOfDay {
  readonly date: CivilDate;
  /** In the display currency at the rate of its day; null where that is not known. */
  readonly amount: Decimal | null;
}

/** The person's part of all interest in a span, oldest first. */
async function interestOf(
  deps: Pick<HistoryDeps, 'marketData'>,
  { debts, currency, now, momentOf }: Owing,
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
  const times = days.map(momentOf);
  const { leafOf } = await worthAt(deps, { names, times, now, into: [currency] });
  return steps
    .map(({ date, interest, debt }) => {
      const amount = partOf(toPlain(interest), debt.ownershipPercent);
      const [name, place] = [debt.currency, places.get(date) ?? 0];
      return { date, amount: leafOf({ name, amount, into: currency, place })?.value ?? null };
    })
    .sort((left, right) => (left.date < right.date ? -1 : 1));
}
