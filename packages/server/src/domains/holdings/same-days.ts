import type { CivilDate } from '../../kernel/civil-date.ts';
import { startOfDay } from '../../kernel/days.ts';
import type { KeptBy } from './kept-leaves.ts';
import type { HeldOn, HoldingTold, Noted, PriceOn } from './kept-lists.ts';
import type { Span } from './sums-asked.ts';
import { LAST_DAY } from './walk-days.ts';

/** What units of a holding on a day, and the price that its owner told by then, follow from. */
export interface HeldLists {
  readonly days: readonly HeldOn[];
  readonly prices: readonly PriceOn[];
}

/**
 * Names all that the leaves of a holding follow from; null where nobody can tell.
 *
 * @param terms names all of it but days and prices
 */
export function stampOfHeld(
  { revision, pricesRevision }: Pick<HoldingTold, 'revision' | 'pricesRevision'>,
  terms: string | null,
): string | null {
  return terms === null ? null : [revision, pricesRevision, terms].join(' ');
}

/** What leaves are kept by that were told by terms; null where these are other ones now. */
export function keptByTerms(
  held: Pick<HoldingTold, 'revision' | 'pricesRevision'> & HeldLists,
  then: string | null,
  now: string | null,
): KeptBy | null {
  const stamp = stampOfHeld(held, then);
  if (stamp === null || then === null || then !== now) return null;
  const { days, prices } = held;
  return { stamp, noted: { terms: then, days: new WeakRef(days), prices: new WeakRef(prices) } };
}

/** The lists of a holding as they were; null where they are gone, or more than they has changed. */
export function listsNoted(noted: Noted, terms: string | null): HeldLists | null {
  const [days, prices] = [noted.days.deref(), noted.prices.deref()];
  const isKnown = days !== undefined && prices !== undefined && noted.terms === terms;
  return isKnown ? { days, prices } : null;
}

/** Days from one on until another, which is none of them any more. */
export interface DaySpan {
  readonly from: CivilDate;
  readonly until: CivilDate;
}

/**
 * The days on which what two lists tell, both ascending, may be something else; null where there
 * are none. Those between several changes are told to be others too, never the other way round.
 *
 * @param isSame of the rows of one day, at their places in each list
 */
export function changedDays<Row extends { readonly date: CivilDate }>(
  before: readonly Row[],
  now: readonly Row[],
  isSame: (placeBefore: number, placeNow: number) => boolean,
): DaySpan | null {
  if (before === now) return null;
  const isSameRow = (one: number, other: number): boolean =>
    before[one]?.date === now[other]?.date && isSame(one, other);
  const most = Math.min(before.length, now.length);
  let first = 0;
  while (first < most && isSameRow(first, first)) first += 1;
  if (first === before.length && first === now.length) return null;
  let after = 0;
  while (first + after < most && isSameRow(before.length - 1 - after, now.length - 1 - after)) {
    after += 1;
  }
  const [own, other] = [before[first]?.date ?? LAST_DAY, now[first]?.date ?? LAST_DAY];
  const until = after === 0 ? LAST_DAY : (now.at(-after)?.date ?? LAST_DAY);
  return { from: own < other ? own : other, until };
}

/** On which days other units are held, or the price that their owner told by then is another one. */
export function changedHeld(before: HeldLists, now: HeldLists): DaySpan | null {
  const days = changedDays(before.days, now.days, (one, other) => {
    return before.days[one]?.quantity === now.days[other]?.quantity;
  });
  const prices = changedDays(before.prices, now.prices, (one, other) => {
    return before.prices[one]?.price === now.prices[other]?.price;
  });
  return hullOf(days, prices);
}

/** Days from the first to the last of both. */
export function hullOf(one: DaySpan | null, other: DaySpan | null): DaySpan | null {
  if (one === null || other === null) return one ?? other;
  return {
    from: one.from < other.from ? one.from : other.from,
    until: one.until > other.until ? one.until : other.until,
  };
}

export function spanOf(days: DaySpan | null, timeZone: string): Span | null {
  if (days === null) return null;
  const at = (day: CivilDate): number =>
    day === LAST_DAY ? Number.POSITIVE_INFINITY : startOfDay(timeZone, day).getTime();
  return { from: at(days.from), until: at(days.until) };
}
