import { contributeToActiveStrategy } from '../../../domains/strategies/actives/contribute-to-active-strategy.ts';
import { createActiveStrategy } from '../../../domains/strategies/actives/create-active-strategy.ts';
import { liquidateActiveStrategy } from '../../../domains/strategies/actives/liquidate-active-strategy.ts';
import { setActiveStrategyStatus } from '../../../domains/strategies/actives/set-active-strategy-status.ts';
import { setAssetShares } from '../../../domains/strategies/actives/set-asset-shares.ts';
import { rebalanceActiveStrategy } from '../../../domains/strategies/runs/rebalance-active-strategy.ts';
import { AAPL } from '../../../domains/trading/trading.fixture.ts';
import type { Life } from '../lives.fixture.ts';
import type { Seat } from '../seat.fixture.ts';
import type { StrategyWish } from '../wishes/strategy-wishes.fixture.ts';

type Invest = Extract<StrategyWish, { kind: 'invest' }>;
type Other = Exclude<StrategyWish, Invest>;

/** A wish about one of the account's active strategies, or for a new one. */
export type StrategyRequest = Invest | (Other & { readonly strategyId: string });

const KINDS: readonly string[] = [
  'invest',
  'contribute',
  'rebalance',
  'liquidate',
  'status',
  'shares',
] satisfies StrategyWish['kind'][];

export const isOfStrategies = (request: { readonly kind: string }): request is StrategyRequest =>
  KINDS.includes(request.kind);

/** @returns the id of the active strategy, or of its run */
export async function sendToStrategy(
  { deps }: Life,
  { person, account }: Seat,
  request: { readonly key: string } & StrategyRequest,
): Promise<string> {
  const { actor } = person;
  const { key: idempotencyKey } = request;
  if (request.kind === 'invest') {
    const { amount, weights, attached } = request;
    const shares = attached === null ? [] : [{ assetId: AAPL, quantity: attached }];
    const { id } = await createActiveStrategy(deps, actor, {
      amount,
      brokerAccountId: account.id,
      idempotencyKey,
      attachShares: shares,
      source: { weights: { assets: weights } },
      rebalanceRules: [{ driftPercentPoints: '3' }],
      cooldownDays: 0,
    });
    return id;
  }
  const { strategyId: id } = request;
  switch (request.kind) {
    case 'contribute': {
      const { amount } = request;
      return (await contributeToActiveStrategy(deps, actor, { id, amount, idempotencyKey })).id;
    }
    case 'rebalance': {
      const terms = { settings: { buyOnly: request.buyOnly } };
      return (await rebalanceActiveStrategy(deps, actor, { id, terms, idempotencyKey })).id;
    }
    case 'liquidate': {
      const { size, keepShares } = request;
      const input = { id, size, keepShares, idempotencyKey };
      return (await liquidateActiveStrategy(deps, actor, input)).id;
    }
    case 'status':
      return (await setActiveStrategyStatus(deps, actor, { id, status: request.status })).id;
    case 'shares': {
      const shares = [{ assetId: AAPL, quantity: request.quantity }];
      return (await setAssetShares(deps, actor, { id, shares, idempotencyKey })).id;
    }
  }
}
