import type { CivilDate } from '../../kernel/civil-date.ts';
import type { HeldOn, HoldingTold, Noted, PriceOn } from './kept-lists.ts';
import type { PartBefore } from './kept-sums.ts';
import type { Leaf } from './sums.ts';

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

export function notedOf({ days, prices }: HeldLists, terms: string | null): Noted | undefined {
  if (terms === null) return undefined;
  return { terms, days: new WeakRef(days), prices: new WeakRef(prices) };
}

/** What a holding came to on days on which it is as it was; null where that is not known. */
export function leavesOfSameDays<Column extends string>(
  held: HeldLists,
  terms: string | null,
  before: PartBefore<Column> | null,
  column: Column,
): (day: CivilDate, index: number) => Leaf {
  const [days, prices] = [before?.noted.days.deref(), before?.noted.prices.deref()];
  const isKnown = days !== undefined && prices !== undefined;
  if (before === null || !isKnown || before.noted.terms !== terms) return () => null;
  const isSame = sameHeldOn({ days, prices }, held);
  return (day, index) => (isSame(day) ? (before.leafAt(column, index) ?? null) : null);
}

/** Whether so many units at the same price are held on a day as there were in other lists. */
export function sameHeldOn(before: HeldLists, now: HeldLists): (day: CivilDate) => boolean {
  const isSameHeld = sameOn(before.days, now.days, ({ quantity }) => quantity);
  const isSamePrice = sameOn(before.prices, now.prices, ({ price }) => price);
  return (day) => isSameHeld(day) && isSamePrice(day);
}

/**
 * Whether the last row by a day tells the same in two lists, both ascending. Days on which it does
 * may be told to be others where several changes lie around them, never the other way round.
 */
function sameOn<Row extends { readonly date: CivilDate }>(
  before: readonly Row[],
  now: readonly Row[],
  tells: (row: Row) => string,
): (day: CivilDate) => boolean {
  if (before === now) return () => true;
  const isSame = (one: Row | undefined, other: Row | undefined): boolean =>
    one !== undefined && one.date === other?.date && tells(one) === tells(other);
  let first = 0;
  while (isSame(before[first], now[first])) first += 1;
  const [own, other] = [before[first]?.date ?? LAST, now[first]?.date ?? LAST];
  const from = own < other ? own : other;
  let after = 0;
  const rest = Math.min(before.length, now.length) - first;
  while (after < rest && isSame(before.at(-1 - after), now.at(-1 - after))) after += 1;
  const until = after === 0 ? LAST : (now.at(-after)?.date ?? LAST);
  return (day) => day < from || day >= until;
}

/** Comes after all days. */
const LAST = '~';
