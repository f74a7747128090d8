import { ofMinor, plainOfMinor, type Whole } from '@investing-platform/rules/networth/minor-units';
import type { Deps } from '../../../deps.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { worthAt } from '../../market/index.ts';
import { allFlowsBetween, brokerPrices, outsideAt } from '../../trading/index.ts';
import type { AssetScope } from './asset-scope.ts';

/** The most flows that the ledger reads; of more, the sum is not known. */
const MAX_FLOWS = 10_000;
const FIRST_INSTANT = new Date(0);

interface Contributed {
  readonly userId: string;
  readonly scope: AssetScope;
  readonly now: Date;
  /** The display currency. */
  readonly currency: string;
}

/**
 * What had been put in by each moment less what had been taken out, in the display currency: money
 * and shares that came to the accounts at the rates of their moments, and what recorded things
 * cost. Null where that is not known.
 *
 * @param netPaid for what is recorded, by moment, in minor units; null where that is not known
 */
export async function contributions(
  deps: Pick<Deps, 'db' | 'marketData'>,
  person: Contributed,
  netPaid: readonly (Whole | null)[],
  moments: readonly Date[],
): Promise<(string | null)[]> {
  const { scope, currency } = person;
  const hasNoAccounts = scope.only === null && scope.books.length === 0;
  const paidIn = hasNoAccounts ? null : await flowsOver(deps, person, moments);
  return netPaid.map((minor, place) => {
    if (minor === null) return null;
    if (hasNoAccounts) return plainOfMinor(minor, currency);
    const paid = paidIn?.[place];
    return paid === undefined ? null : toPlain(ofMinor(minor, currency).plus(paid));
  });
}

/**
 * Null for one part of an account, which others of it pay for, where there are too many, and where
 * money came before the display currency had a price.
 */
async function flowsOver(
  deps: Pick<Deps, 'db' | 'marketData'>,
  { userId, scope, currency, now }: Contributed,
  moments: readonly Date[],
): Promise<Decimal[] | null> {
  const last = moments.at(-1);
  if (scope.only !== null) return null;
  if (last === undefined) return [];
  const flows = await allFlowsBetween(deps.db, { userId, books: scope.books }, FIRST_INSTANT, last);
  if (flows.length >= MAX_FLOWS) return null;
  const moved = [...new Set(flows.map(({ at }) => at.getTime()))];
  const places = new Map(moved.map((at, place) => [at, place]));
  const names = flows.map(({ asset }) => asset);
  const times = moved.map((at) => new Date(at));
  const { own } = await outsideAt(deps.db, { userId, books: scope.books }, times, now);
  const others = brokerPrices(deps.db, userId);
  const worth = await worthAt(deps, { names, times, now, into: [currency], own, others });
  const leaves = flows.map(({ at, asset: name, amount }) =>
    worth.leafOf({ name, amount, into: currency, place: places.get(at.getTime()) ?? 0 }),
  );
  if (leaves.includes(null)) return null;
  let [total, next] = [ZERO, 0];
  return moments.map((at) => {
    for (let flow = flows[next]; flow !== undefined && flow.at <= at; flow = flows[next]) {
      total = total.plus(leaves[next]?.value ?? ZERO);
      next += 1;
    }
    return total;
  });
}
