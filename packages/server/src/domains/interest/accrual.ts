import { daysOf, type InterestDay, interestOf } from '@investing-platform/rules/interest/interest';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Reader } from '../../db/database.ts';
import { type Decimal, ZERO } from '../../kernel/decimal.ts';
import { amountsOf } from '../../ledger/index.ts';
import { type EarningRow, type RateRow, ratesOf } from './interest.sql.ts';

/**
 * What the days of enrollments have earned, in their order: a function of the journal and the
 * rates, of which nothing is stored by day. Three statements, however many enrollments they are.
 *
 * @param until the first day that does not count, in the past
 */
export async function accrued(
  reader: Reader,
  rows: readonly EarningRow[],
  from: string,
  until: string,
): Promise<Decimal[]> {
  const days = daysOf(from, until).filter((day) => rows.some((row) => earns(row, day)));
  if (days.length === 0) return rows.map(() => ZERO);
  const holders = rows.map(({ currency: asset, ...row }) => ({ ...row, asset }));
  const ends = days.map((day) => new Date(Date.parse(day) + DAY_MS - 1));
  // All of them travel in one write.
  const [rates, amounts] = await Promise.all([
    reader.all(ratesOf, [...new Set(rows.map(({ currency }) => currency))]),
    amountsOf(reader, holders, ends),
  ]);
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency);
  return rows.map((row, place) => {
    const ofCurrency = byCurrency.get(row.currency) ?? [];
    return interestOf(earningDays(row, days, amounts[place] ?? [], ofCurrency), row.currency);
  });
}

/** Days that are alike in one, since most of them are. */
function earningDays(
  row: EarningRow,
  days: readonly string[],
  balances: readonly Decimal[],
  rates: readonly RateRow[],
): InterestDay[] {
  const alike: (InterestDay & { days: number })[] = [];
  for (const [at, day] of days.entries()) {
    if (!earns(row, day)) continue;
    const balance = balances[at] ?? ZERO;
    const aprPercent = rates.findLast(({ fromOn }) => fromOn <= day)?.aprPercent ?? '0';
    const last = alike.at(-1);
    if (last?.aprPercent === aprPercent && last.balance.equals(balance)) last.days += 1;
    else alike.push({ days: 1, balance, aprPercent });
  }
  return alike;
}

/** Whether a day is inside of one of the spans. */
export function earns({ spans }: Pick<EarningRow, 'spans'>, day: string): boolean {
  return spans.some(({ from, until }) => from <= day && (until === null || day < until));
}
