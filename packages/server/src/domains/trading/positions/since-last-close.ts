import { NO_LEAVES, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { dayEndedBy, newYorkDate } from '../../../ledger/index.ts';
import type { TradingDeps } from '../deps.ts';
import { equityAt, type HistoryScope } from './equity.ts';
import { allFlowsBetween } from './outside-positions.ts';

/** In the currency asked for. */
export interface SinceClose {
  /** At the close of the trading day before, at the prices and rates of that moment. */
  readonly equity: Total;
  /** What came in from outside since. */
  readonly flows: Total;
}

/** What accounts were worth at the close of the trading day before, and what came in since. */
export async function sinceLastClose(
  deps: Pick<TradingDeps, 'db' | 'marketData'>,
  scope: HistoryScope,
  currency: string,
  now: Date,
): Promise<SinceClose> {
  const ended = dayEndedBy(now);
  // After the close of a day, the day before counts still: it is that day's change.
  const isToday = ended?.date === newYorkDate(now);
  const before = ended !== null && isToday ? dayEndedBy(new Date(ended.close - 1)) : ended;
  if (before === null) return { equity: NO_LEAVES, flows: NO_LEAVES };
  const close = new Date(before.close);
  const flows = await allFlowsBetween(deps.db, scope, close, now);
  const moments = [...new Set([close.getTime(), ...flows.map(({ at }) => at.getTime())])];
  const times = moments.map((at) => new Date(at));
  const { totals, leafOf } = await equityAt(deps, scope, { times, now, currency, flows });
  const cameIn = flows.map(({ at, asset, amount }) =>
    leafOf(asset, amount, moments.indexOf(at.getTime())),
  );
  return { equity: totals[0] ?? NO_LEAVES, flows: totalOf(cameIn) };
}
