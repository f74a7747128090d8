import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { catalogued } from '../definitions/strategy.ts';
import type { TradingExchange } from '../runs/market-window.ts';
import type { RunRow } from '../runs/runs.sql.ts';
import { exchangeOfRun } from './active-book.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { queueRun } from './change-active.ts';

/**
 * Lets another run follow for what a run left out because its market was closed: a strategy may
 * hold shares of New York and of Auckland, which never trade at the same time. A part that was
 * sold is not sold again, and a preview is run just as it was shown: neither is followed.
 */
export async function queueForOtherMarket(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  run: RunRow,
): Promise<void> {
  const { type, terms, initiatedBy, amount } = run;
  if (type === 'PARTIAL_LIQUIDATION' || terms.work !== undefined || terms.keepShares) return;
  const active = await tx.one(activeOfUser, run.userId, run.activeStrategyId);
  if (active.status !== 'ACTIVE' && active.status !== 'PAUSED') return;
  const exchangesDone = [...(terms.exchangesDone ?? []), exchangeOfRun(run, active)];
  const exchange = closedFor(run, active).find((one) => !exchangesDone.includes(one));
  if (exchange === undefined) return;
  const next = { ...terms, exchange, exchangesDone };
  await queueRun(tx, deps, active, { type, initiatedBy, amount, terms: next });
}

/** The exchanges of what a run left out because they were closed. */
function closedFor({ skipped }: RunRow, { holdings }: ActiveRow): TradingExchange[] {
  const closed = skipped.filter(({ reason }) => reason === 'MARKET_CLOSED');
  const symbols = new Set(closed.map(({ symbol }) => symbol));
  const assets = holdings.map(({ assetId }) => catalogued(assetId));
  return assets.filter(({ symbol }) => symbols.has(symbol)).map(({ exchange }) => exchange);
}
