import { type Decimal, sum, ZERO } from '../../kernel/decimal.ts';
import { dayEndedBy, flowsBetween, newYorkDate } from '../../ledger/index.ts';
import type { TradingDeps } from './deps.ts';
import { equityAt, type HistoryScope } from './equity.ts';

/** Unrounded, in the currency asked for. */
export interface SinceClose {
  /** At the close of the trading day before. */
  readonly equity: Decimal;
  /** What came in from outside since. */
  readonly flows: Decimal;
}

/**
 * What books were worth at the close of the trading day before, and what came in since.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
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
  if (before === null) return { equity: ZERO, flows: ZERO };
  const close = new Date(before.close);
  const flows = await flowsBetween(deps.db, scope.books, close, now);
  const moments = [...new Set([close.getTime(), ...flows.map(({ at }) => at.getTime())])];
  const times = moments.map((at) => new Date(at));
  const { values, worthOf } = await equityAt(deps, scope, times, currency, flows);
  const cameIn = flows.map(({ at, asset, amount }) =>
    amount.times(worthOf(asset, moments.indexOf(at.getTime()))),
  );
  return { equity: values[0] ?? ZERO, flows: sum(cameIn) };
}
