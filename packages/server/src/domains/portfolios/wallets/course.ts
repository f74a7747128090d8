import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';

/** What came to an address or left it on a day; below 0: left. */
export interface DayChange {
  readonly day: CivilDate;
  readonly quantity: string;
}

/**
 * What is to be recorded of one coin, by day, so that it sums to what the address holds and never
 * falls below 0. Sources do not tell everything: what is missing in between was there before the
 * first day that they tell, and what is too much left on the last one.
 *
 * @param changes ascending by day; several of a day become one
 * @param held what the address holds now
 * @param since the day of what was there before, where no change is told
 */
export function courseOf(
  changes: readonly DayChange[],
  held: Decimal,
  since: CivilDate,
): ReadonlyMap<CivilDate, Decimal> {
  const days = new Map<CivilDate, Decimal>();
  for (const { day, quantity } of changes) {
    days.set(day, (days.get(day) ?? ZERO).plus(quantity));
  }
  const [first] = days.keys();
  const last = [...days.keys()].at(-1);
  let [sum, least] = [ZERO, ZERO];
  for (const quantity of days.values()) {
    sum = sum.plus(quantity);
    if (sum.lessThan(least)) least = sum;
  }
  const unexplained = held.minus(sum);
  const before = unexplained.greaterThan(least.negated()) ? unexplained : least.negated();
  const after = unexplained.minus(before);
  if (last !== undefined) days.set(last, (days.get(last) ?? ZERO).plus(after));
  const opened = first === undefined ? since : addDays(first, -1);
  const all = [[opened, decimal(before)] as const, ...days];
  return new Map(all.filter(([, quantity]) => !quantity.isZero()));
}
