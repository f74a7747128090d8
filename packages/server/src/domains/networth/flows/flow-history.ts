import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dayIn, endOfDay } from '../days.ts';
import type { HistoryDeps } from '../history/asset-history.ts';
import { type HistoryPage, historyPage } from '../history/page.ts';
import { ratedFrom } from '../history/rated-from.ts';
import type { HistoryInput } from '../history/span.ts';
import { daysAtOnce, type Moment, worthAt } from '../history/worth.ts';
import type { FlowTerms, RecordedFlow } from '../recorded.ts';
import { byTheMonth, byTheYear } from '../recurring.ts';
import { USUAL_CURRENCY } from '../shown-in.ts';
import { termsOn } from '../terms.ts';
import type { FlowTable } from './input.ts';
import { flowsOfPerson } from './read-flows.ts';

/** Amounts are plain decimals in the display currency. */
export interface FlowPoint {
  readonly date: CivilDate;
  readonly monthlyAmount: string;
  readonly annualAmount: string;
}

interface AskedFlows {
  /** The operation. */
  readonly list: string;
  readonly table: FlowTable;
  /** One of them; null: all. */
  readonly id: string | null;
}

/**
 * What came in, or went out, over time: on each day by the terms and exchange rates of that day.
 * One statement, whatever the length.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where range and ends do not fit;
 *   PROVIDER_UNAVAILABLE where an exchange rate cannot be had
 */
export async function flowHistory(
  deps: HistoryDeps,
  actor: Actor,
  { list, table, id }: AskedFlows,
  input: HistoryInput,
): Promise<HistoryPage<FlowPoint>> {
  const person = await deps.db.one(flowsOfPerson, requireUser(actor).userId);
  const { timeZone } = person;
  const now = deps.clock.now();
  const today = dayIn(timeZone, now);
  const flows: readonly RecordedFlow[] = person[table].filter(
    (flow) => id === null || flow.id === id,
  );
  if (id !== null && flows.length === 0) {
    throw notFound(table === 'incomes' ? 'Income' : 'Expense');
  }
  const currency = person.displayCurrency ?? USUAL_CURRENCY;
  const [first = null] = flows.map(({ startsOn }) => startsOn).sort();
  const began = await ratedFrom(deps, { currency, timeZone, began: first, today });
  const momentOf = (day: CivilDate): Moment =>
    day < today ? { at: endOfDay(timeZone, day), isNow: false } : { at: now, isNow: true };
  return historyPage(
    deps,
    { list, input, usualTimeframe: 'MONTH_1', today, began, currency },
    (days) => flowPoints(deps, flows, days, days.map(momentOf), currency),
  );
}

async function flowPoints(
  deps: Pick<HistoryDeps, 'marketData'>,
  flows: readonly RecordedFlow[],
  days: readonly CivilDate[],
  moments: readonly Moment[],
  currency: string,
): Promise<FlowPoint[]> {
  const names = flows.flatMap((flow) => [flow, ...flow.earlierTerms].map((each) => each.currency));
  const worth = await worthAt(deps, names, moments, currency);
  return mapBreathing(days, daysAtOnce(flows.length), (date, place) => {
    const sumOf = (amountOf: typeof byTheMonth): string =>
      toPlain(
        sum(
          flows.map((flow) => {
            const terms = termsOn<FlowTerms>(flow, flow, date);
            const item = { ...flow, frequency: terms.frequency };
            const amount = amountOf(decimal(terms.amount), item, date);
            return worth.valueOf(terms.currency, amount, place);
          }),
        ),
      );
    return { date, monthlyAmount: sumOf(byTheMonth), annualAmount: sumOf(byTheYear) };
  });
}
