import { type Leaf, totalOf } from '@investing-platform/rules/networth/worth';
import { type Decimal, decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import type { ValuedMoment } from '@investing-platform/rules/returns/shown-history';
import type { Realm } from '../contract/realm.ts';
import { convert } from '../market/exchange-rates.ts';
import type { Held } from '../world/entities.ts';
import type { Change } from './books.ts';
import { priceAt } from './holdings.ts';

/**
 * What accounts or an active strategy were worth at moments, and at those between them at which
 * something came in or went out.
 *
 * @param ends ascending; the first one is where it begins, whose own flow does not count
 */
export function valuedMoments(
  realm: Realm,
  changes: readonly Change[],
  currency: string,
  ends: readonly Date[],
): ValuedMoment[] {
  const times = ends.map((end) => end.getTime());
  const [start = 0, last = 0] = [times[0], times.at(-1)];
  const flows = Map.groupBy(
    changes.filter(({ at, isFlow }) => isFlow && at > start && at <= last),
    ({ at }) => at,
  );
  const moments = [...new Set([...times, ...flows.keys()])].sort((left, right) => left - right);
  const ascending = changes.toSorted((left, right) => left.at - right.at);
  const held = new Map<string, Change>();
  let next = 0;
  return moments.map((at) => {
    for (; (ascending[next]?.at ?? at + 1) <= at; next += 1) add(held, ascending[next]);
    const leavesOf = (amounts: Iterable<Change>) =>
      [...amounts].map(({ what, amount }) => leafAt(realm, what, amount, new Date(at), currency));
    return {
      at,
      equity: totalOf(leavesOf(held.values())),
      flow: totalOf(leavesOf(flows.get(at) ?? [])),
    };
  });
}

/** Each account's part is a position of its own. */
function add(held: Map<string, Change>, change: Change | undefined): void {
  if (change === undefined) return;
  const { bookId, what, amount } = change;
  const key = `${bookId} ${typeof what === 'string' ? what : what.id}`;
  const before = held.get(key)?.amount ?? ZERO;
  held.set(key, { ...change, amount: before.plus(amount) });
}

/** Rounded once, in the currency that it is shown in; null where there is no price. */
function leafAt(realm: Realm, what: Held, amount: Decimal, at: Date, into: string): Leaf | null {
  if (amount.isZero()) return { exact: ZERO, value: ZERO };
  const [value, currency] =
    typeof what === 'string' ? [amount, what] : [worthOf(realm, what, amount, at), what.currency];
  if (value === null) return null;
  const exact = convert(value, currency, into);
  return { exact, value: roundCash(exact, into) };
}

function worthOf(
  realm: Realm,
  what: Exclude<Held, string>,
  amount: Decimal,
  at: Date,
): Decimal | null {
  if ('account' in what && what.asset === null) {
    return what.price === null ? null : amount.times(what.price);
  }
  const { id } = 'account' in what && what.asset !== null ? what.asset : what;
  const price = priceAt(realm, id, at);
  return price === null ? null : amount.times(decimal(price.price));
}
