import { byTheMonth, byTheYear } from '@investing-platform/rules/networth/recurring';
import { termsOn } from '@investing-platform/rules/networth/terms';
import { type Leaf, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endsOfDays } from '../../../kernel/days.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { worthAt } from '../../market/index.ts';
import type { HistoryDeps } from '../history/history-person.ts';
import type { HistoryInput } from '../history/page.ts';
import { type HistoryPage, historyPage } from '../history/page.ts';
import { ratedFrom } from '../history/rated-from.ts';
import type { FlowTerms, RecordedFlow } from '../recorded.ts';
import type { FlowTable } from './input.ts';
import { flowsOfPerson } from './read-flows.ts';

/** Amounts are plain decimals in the display currency. */
export interface FlowPoint {
  readonly date: CivilDate;
  readonly monthlyAmount: string;
  readonly annualAmount: string;
  /** Incomes or expenses that these leave out. */
  readonly unpricedCount: number;
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
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where range and ends do not fit
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
  const endOf = endsOfDays(timeZone);
  const momentOf = (day: CivilDate): Date => (day < today ? endOf(day) : now);
  return historyPage(
    deps,
    { list, input, usualTimeframe: 'MONTH_1', today, began, currency },
    (days) => flowPoints(deps, flows, days, { times: days.map(momentOf), now, currency }),
  );
}

interface ShownAt {
  readonly times: readonly Date[];
  readonly now: Date;
  readonly currency: string;
}

async function flowPoints(
  deps: Pick<HistoryDeps, 'marketData'>,
  flows: readonly RecordedFlow[],
  days: readonly CivilDate[],
  { times, now, currency: into }: ShownAt,
): Promise<FlowPoint[]> {
  const names = flows.flatMap((flow) => [flow, ...flow.earlierTerms].map((each) => each.currency));
  const { leafOf } = await worthAt(deps, { names, times, now, into: [into] });
  return mapBreathing(days, itemsAtOnce(flows.length), (date, place) => {
    const totalBy = (amountOf: typeof byTheMonth): Total =>
      totalOf(
        flows.map((flow): Leaf | null => {
          const terms = termsOn<FlowTerms>(flow, flow, date);
          const item = { ...flow, frequency: terms.frequency };
          const amount = amountOf(decimal(terms.amount), item, date);
          return leafOf({ name: terms.currency, amount, into, place });
        }),
      );
    const [byMonth, byYear] = [totalBy(byTheMonth), totalBy(byTheYear)];
    return {
      date,
      monthlyAmount: toPlain(byMonth.value),
      annualAmount: toPlain(byYear.value),
      unpricedCount: Math.max(byMonth.unpricedCount, byYear.unpricedCount),
    };
  });
}
