import { badInput, notFound, refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { need, type Realm } from '../contract/realm.ts';
import { isLink, type Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { requirePlan } from '../contract/step-up.ts';
import { now } from '../facts/time.ts';
import { requireFitting, rulesOf, type Weight, weightsOf } from './weights.ts';

function ownStrategy({ realm, params }: Call): Row {
  const row = realm.own.find('Strategy', String(params['id']).toLowerCase());
  if (row === undefined) throw notFound('Strategy');
  return row;
}

const ownExample = (realm: Realm) => realm.own.list('Strategy')[0]?.id;

export const strategyRules: Rules = {
  createStrategy: {
    checks: ({ params }) =>
      requireFitting(
        params['publish'] === true,
        params['holdings'] as readonly Weight[],
        params['cashPercent'],
      ),
    sets: ({ realm, params }) => ({
      slug: String(params['name'])
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
      status: params['publish'] === true ? 'PUBLISHED' : 'DRAFT',
      publishedAt: params['publish'] === true ? now(realm) : null,
      version: 1,
      riskLevel: params['riskLevel'] ?? 'MEDIUM',
      rebalanceRules: rulesOf(params['rebalanceRules']),
      requiredTier: 'PLUS',
    }),
  },
  createStrategyAssetVotes: {
    checks: ({ realm, params }) => {
      const strategy = need(realm, 'Strategy', String(params['strategyId']));
      if (strategy['votingEnabled'] !== true || strategy['status'] !== 'PUBLISHED') {
        throw refuse('INVALID_STATE', 'Voting is off');
      }
      const ids = weightsOf(strategy).map(({ asset }) => (isLink(asset) ? asset.id : ''));
      const votes = params['votes'] as readonly { assetId: string }[];
      const stranger = votes.findIndex(({ assetId }) => !ids.includes(assetId));
      if (stranger !== -1)
        throw badInput(`params.votes.${stranger}.assetId`, 'is not in the strategy');
    },
    example: (realm, params) => {
      const strategy = realm.shared
        .list('Strategy')
        .find(({ votingEnabled }) => votingEnabled === true);
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
  },
  fetchStrategies: {
    reads: ({ params }) =>
      params['mine'] === true ? params : { ...params, status: 'PUBLISHED', visibility: 'PUBLIC' },
  },
  subscribeToStrategy: {
    checks: ({ realm, hints, params }) => {
      const strategy = need(realm, 'Strategy', String(params['strategyId']));
      if (strategy['status'] !== 'PUBLISHED')
        throw refuse('INVALID_STATE', 'The strategy is not published');
      requirePlan({ realm, hints }, strategy['requiredTier'] as 'PLUS');
    },
    example: (realm, params) => ({
      ...params,
      strategyId: realm.shared.list('Strategy').at(-1)?.id,
    }),
  },
  unsubscribeFromStrategy: {
    example: (realm, params) => ({
      ...params,
      strategyId: realm.own.list('StrategySubscription')[0]?.['strategyId'],
    }),
  },
  updateStrategy: {
    checks: (call) => {
      const row = ownStrategy(call);
      const { expectedVersion, holdings, cashPercent } = call.params;
      if (expectedVersion != null && expectedVersion !== row['version']) {
        throw refuse('CONFLICT', `The present version is ${String(row['version'])}`);
      }
      if (row['status'] === 'ARCHIVED') throw refuse('INVALID_STATE', 'The strategy is archived');
      requireFitting(
        row['status'] === 'PUBLISHED' || call.params['status'] === 'PUBLISHED',
        (holdings ?? weightsOf(row)) as readonly Weight[],
        cashPercent ?? row['cashPercent'],
      );
    },
    sets: ({ params }, row) => ({
      version:
        Number(row?.['version'] ?? 0) +
        (params['holdings'] == null && params['cashPercent'] == null ? 0 : 1),
      ...(params['rebalanceRules'] == null
        ? {}
        : { rebalanceRules: rulesOf(params['rebalanceRules']) }),
    }),
    example: (realm, params) => ({ ...params, id: ownExample(realm) }),
  },
};
