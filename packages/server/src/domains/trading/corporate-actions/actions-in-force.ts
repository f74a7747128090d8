import { DAY_MS } from '@investing-platform/schema/durations';
import type { CorporateAction } from '../../../ports/market-data.ts';
import type { TradingDeps } from '../deps.ts';

/** A server that was stopped for a month catches up. */
export const REACH_MS = 35 * DAY_MS;

export interface ActionsInForce {
  readonly actions: readonly CorporateAction[];
  /** The assets about which the source does not answer. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * The actions of companies that have come into force. All assets are asked about at once; where
 * that fails each by itself, so that one which the source is silent about keeps no other waiting.
 */
export async function actionsInForce(
  deps: Pick<TradingDeps, 'marketData' | 'clock' | 'log'>,
  assetIds: readonly string[],
): Promise<ActionsInForce> {
  const now = deps.clock.now().getTime();
  const ask = (ids: readonly string[]) =>
    deps.marketData.corporateActions(ids, new Date(now - REACH_MS), new Date(now + 1));
  try {
    return { actions: await ask(assetIds), unknown: new Set() };
  } catch {
    return oneByOne(deps, assetIds, ask);
  }
}

async function oneByOne(
  { log }: Pick<TradingDeps, 'log'>,
  assetIds: readonly string[],
  ask: (ids: readonly string[]) => Promise<readonly CorporateAction[]>,
): Promise<ActionsInForce> {
  const unknown = new Set<string>();
  const lists = assetIds.map(async (assetId) => {
    try {
      return await ask([assetId]);
    } catch (error) {
      log.warn({ err: error, assetId }, 'the source does not answer for the actions of an asset');
      unknown.add(assetId);
      return [];
    }
  });
  const actions = (await Promise.all(lists)).flat();
  // As the source orders those of several assets.
  return { actions: actions.sort((a, b) => a.exAt.getTime() - b.exAt.getTime()), unknown };
}
