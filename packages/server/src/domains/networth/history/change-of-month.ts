import { percentOf } from '@investing-platform/rules/numbers/percent';
import { addMonths } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { TotalsShown } from '../dashboard/totals-shown.ts';
import { assetPoints } from './asset-history.ts';
import { exactPoints } from './exact-points.ts';
import { type HistoryDeps, historyPerson } from './history-person.ts';

/** How a net worth has changed; both null where it is not known then or now. */
export interface Change {
  /** In the display currency. */
  readonly amount: string | null;
  readonly percent: string | null;
}

/**
 * The same in percent of a net worth that is not rounded, for who is to see no amounts. Null where
 * it is not known then or now.
 */
export async function exactChangePercent(
  deps: HistoryDeps,
  { ownerId, unpricedCount, day, portfolioIds, currency }: TotalsShown,
  netWorth: Decimal,
): Promise<string | null> {
  if (ownerId === null || unpricedCount > 0) return null;
  const person = await historyPerson(deps, ownerId, { portfolioIds }, currency);
  const monthAgo = addMonths(day, -1);
  if (person.began === null || person.began > monthAgo) return null;
  const [before] = await exactPoints(deps, person, [monthAgo]);
  if (before === undefined || before.unpricedCount > 0) return null;
  return percentOf(netWorth.minus(before.netWorth), before.netWorth);
}

const NOTHING: Change = { amount: null, percent: null };
const changes = new WeakMap<TotalsShown, Promise<Change>>();

/**
 * The net worth of a day less that of the end of the same day a month before. Computed when a field
 * of it is asked for, once for all of them.
 */
export function changeOfMonth(deps: HistoryDeps, totals: TotalsShown): Promise<Change> {
  let change = changes.get(totals);
  if (change === undefined) {
    change = changeSince(deps, totals);
    changes.set(totals, change);
  }
  return change;
}

async function changeSince(
  deps: HistoryDeps,
  { ownerId, netWorth, unpricedCount, day, portfolioIds, currency }: TotalsShown,
): Promise<Change> {
  if (ownerId === null || unpricedCount > 0) return NOTHING;
  const person = await historyPerson(deps, ownerId, { portfolioIds }, currency);
  const monthAgo = addMonths(day, -1);
  if (person.began === null || person.began > monthAgo) return NOTHING;
  const [before] = await assetPoints(deps, person, [monthAgo]);
  if (before?.netWorth == null || before.unpricedCount > 0) return NOTHING;
  const then = decimal(before.netWorth);
  const change = decimal(netWorth).minus(then);
  return { amount: toPlain(change), percent: percentOf(change, then) };
}
