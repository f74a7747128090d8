import type { Deps } from '../../deps.ts';
import type { CorporateAction } from '../../ports/market-data.ts';

export interface ActionDeps extends Pick<Deps, 'marketData' | 'clock'> {
  readonly log: Pick<Deps['log'], 'warn'>;
}

export interface ActionsInForce {
  readonly actions: readonly CorporateAction[];
  /** The assets about which the source does not answer. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * The actions of companies that have come into force within some time. All assets are asked about
 * at once; where that fails each by itself, so that one which the source is silent about keeps no
 * other waiting.
 */
export async function actionsInForce(
  deps: ActionDeps,
  assetIds: readonly string[],
  reachMs: number,
): Promise<ActionsInForce> {
  const now = deps.clock.now().getTime();
  const ask = (ids: readonly string[]) =>
    deps.marketData.corporateActions(ids, new Date(now - reachMs), new Date(now + 1));
  try {
    return { actions: await ask(assetIds), unknown: new Set() };
  } catch {
    return oneByOne(deps, assetIds, ask);
  }
}

async function oneByOne(
  { log }: Pick<ActionDeps, 'log'>,
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
