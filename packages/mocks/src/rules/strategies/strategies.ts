import { requireExactlyOne } from '@investing-platform/engine';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { rebalanceRules as rulesOf } from '@investing-platform/rules/strategies/rebalance-rule';
import { riskOf } from '@investing-platform/rules/strategies/risk';
import { slugsFor } from '@investing-platform/rules/strategies/slug';
import {
  refuseOtherVersion,
  requirePublished,
  requireStep,
  STRATEGY_DELETED,
  unfollowed,
} from '@investing-platform/rules/strategies/strategy-status';
import { readTags, refuseForeignKind } from '@investing-platform/rules/strategies/strategy-terms';
import { checkVotes } from '@investing-platform/rules/strategies/votes';
import { readWeights } from '@investing-platform/rules/strategies/weights';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import { isLink, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { requirePlan } from '../../contract/step-up.ts';
import { now } from '../../facts/time.ts';
import { requireFitting, type Weight, weightsOf } from './weights.ts';

function ownStrategy({
  realm,
  params,
}: Call<'deleteStrategy' | 'updateStrategy'>): RowOf<'Strategy'> {
  const row = realm.own.find('Strategy', String(params.id).toLowerCase());
  if (row === undefined) throw notFound('Strategy');
  return row;
}

function checkUpdate(call: Call<'updateStrategy'>): void {
  const row = ownStrategy(call);
  const { expectedVersion, holdings, cashPercent, tags } = call.params;
  readWeights(holdings ?? [], 'params.holdings');
  refuseOtherVersion(expectedVersion, row.version ?? 1);
  const before = row.status ?? 'DRAFT';
  const wanted = call.params.status ?? before;
  requireStep(before, wanted);
  const { kind, votingEnabled } = call.params;
  refuseForeignKind(kind ?? row.kind ?? 'CUSTOM', votingEnabled ?? row.votingEnabled ?? false);
  requireFitting(
    wanted !== 'DRAFT',
    (holdings ?? weightsOf(row)) as readonly Weight[],
    cashPercent ?? row.cashPercent,
  );
  readTags(tags);
  rulesOf(call.params.rebalanceRules);
}

const ownExample = (realm: Realm) => realm.own.list('Strategy')[0]?.id;

export const strategyRules: Rules = {
  createStrategy: {
    checks: ({ params }) => {
      const { holdings } = params;
      refuseForeignKind(params.kind ?? 'CUSTOM', params.votingEnabled ?? false);
      readWeights(holdings, 'params.holdings');
      requireFitting(params.publish === true, holdings, params.cashPercent);
      rulesOf(params.rebalanceRules);
      readTags(params.tags);
    },
    sets: ({ realm, params }) => ({
      slug: slugsFor(params.name, '')[0],
      status: params.publish === true ? 'PUBLISHED' : 'DRAFT',
      publishedAt: params.publish === true ? now(realm) : null,
      version: 1,
      riskLevel: params.riskLevel ?? riskOf(readWeights(params.holdings, 'params.holdings')),
      rebalanceRules: rulesOf(params.rebalanceRules),
      requiredTier: 'PLUS',
    }),
  },
  createStrategyAssetVotes: {
    checks: ({ realm, params }) => {
      const strategy = need(realm, 'Strategy', String(params.strategyId));
      const { status = 'DRAFT', votingEnabled = false } = strategy;
      const assetIds = weightsOf(strategy).map(({ asset }) => (isLink(asset) ? asset.id : ''));
      checkVotes({ status, votingEnabled, assetIds }, params.votes);
    },
    example: (realm, params) => {
      const strategy = realm.shared.list('Strategy', { votingEnabled: true })[0];
      const [first, second] = strategy === undefined ? [] : weightsOf(strategy);
      const ids = [first, second].flatMap((weight) =>
        isLink(weight?.asset) ? [weight.asset.id] : [],
      );
      return {
        ...params,
        strategyId: strategy?.id,
        votes: ids.map((assetId, at) => ({ assetId, vote: at === 0 ? 'UP' : 'DOWN' })),
      };
    },
  },
  deleteStrategy: {
    checks: (call) => void ownStrategy(call),
    says: () => STRATEGY_DELETED,
    wraps: () => ({ outcome: 'DELETED' }),
  },
  fetchStrategy: { checks: ({ params }) => requireExactlyOne(params, ['id', 'slug']) },
  fetchStrategies: {
    reads: ({ params }) =>
      params.mine === true ? params : { ...params, status: 'PUBLISHED', visibility: 'PUBLIC' },
  },
  subscribeToStrategy: {
    checks: ({ realm, hints, params }) => {
      const strategy = need(realm, 'Strategy', String(params.strategyId));
      requirePublished({ status: strategy.status ?? 'DRAFT' });
      requirePlan({ realm, hints }, strategy.requiredTier as 'PLUS');
    },
    example: (realm, params) => ({
      ...params,
      strategyId: realm.shared.list('Strategy').at(-1)?.id,
    }),
  },
  unsubscribeFromStrategy: {
    says: (_call, rows) => unfollowed(rows.length > 0),
    example: (realm, params) => ({
      ...params,
      strategyId: realm.own.list('StrategySubscription')[0]?.strategyId,
    }),
  },
  updateStrategy: {
    checks: checkUpdate,
    sets: ({ params }, row) => ({
      version:
        Number(row?.version ?? 0) + (params.holdings == null && params.cashPercent == null ? 0 : 1),
      ...(params.rebalanceRules == null ? {} : { rebalanceRules: rulesOf(params.rebalanceRules) }),
    }),
    example: (realm, params) => ({ ...params, id: ownExample(realm) }),
  },
};
