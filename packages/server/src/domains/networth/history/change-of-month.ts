import { percentOf } from '@investing-platform/rules/percent';
import { addMonths } from '../../../kernel/civil-date.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { TotalsShown } from '../dashboard/totals-shown.ts';
import { assetPoints, type HistoryDeps, historyPerson } from './asset-history.ts';

/** How a net worth has changed; both null where it is not known then or now. */
export interface Change {
  /** In the display currency. */
  readonly amount: string | null;
  readonly percent: string | null;
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
