import { refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { need, type Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { requirePlan } from '../contract/step-up.ts';
import { isMore } from '../facts/amounts.ts';
import { liveAccount } from '../facts/brokerage.ts';
import { dayOf, daysFrom, now } from '../facts/time.ts';
import { refuseClosed, startRun } from './runs.ts';
import { requireWhole, rulesOf, type Weight, weightsOf } from './weights.ts';

const targets = (weights: readonly Weight[]) =>
  weights.map(({ asset, weightPercent }) => ({
    asset,
    targetPercent: weightPercent,
    actualPercent: '0',
    driftPercentPoints: '0',
    quantity: '0',
    averageEntryPrice: '0',
    marketValue: '0',
  }));

const contribution = (realm: Realm, given: unknown) => {
  if (given == null) return null;
  const { amount: each, frequency, startOn, paused = false } = Object(given);
  return { amount: each, frequency, nextOn: startOn ?? dayOf(daysFrom(now(realm), 30)), paused };
};

function invest(call: Call) {
  const { realm, params, hints } = call;
  const { strategyId, weights } = Object(params['source']);
  const account = liveAccount(realm);
  if (account === undefined) throw refuse('KYC_REQUIRED', 'The platform account is not open yet');
  const accountId = String(params['brokerAccountId'] ?? account.id);
  const available = need(realm, 'BrokerAccount', accountId)['buyingPower'];
  if (isMore(params['amount'], available))
    throw refuse('INSUFFICIENT_FUNDS', 'Not enough available cash');
  const strategy = strategyId == null ? null : need(realm, 'Strategy', strategyId);
  if (strategy !== null) {
    if (strategy['status'] !== 'PUBLISHED')
      throw refuse('INVALID_STATE', 'The strategy is not published');
    requirePlan({ realm, hints }, strategy['requiredTier'] as 'PLUS');
  } else requireWhole('params.source.weights', weights.assets, weights.cashPercent);
  const own = (weights?.assets ?? []) as readonly { assetId: string; weightPercent: string }[];
  const parts =
    strategy === null
      ? own.map(({ assetId, weightPercent }) => ({ asset: link('Asset', assetId), weightPercent }))
      : weightsOf(strategy);
  return {
    name: params['name'] ?? strategy?.['name'] ?? 'My strategy',
    strategy: strategy === null ? null : link('Strategy', strategy.id),
    strategyVersion: strategy?.['version'] ?? null,
    hasCustomWeights: strategy === null,
    tradingMode: need(realm, 'BrokerAccount', accountId)['tradingMode'],
    brokerAccountId: accountId,
    holdings: targets(parts),
    cashTargetPercent: strategy?.['cashPercent'] ?? weights?.cashPercent ?? '0',
    cash: params['amount'],
    invested: params['amount'],
    currency: 'USD',
    autoSync: params['autoSync'] ?? strategy !== null,
    rebalanceRules: rulesOf(params['rebalanceRules'] ?? strategy?.['rebalanceRules']),
    cooldownDays: params['cooldownDays'] ?? 7,
    recurringContribution: contribution(realm, params['recurringContribution']),
  };
}

export const activeStrategyRules: Rules = {
  createActiveStrategy: {
    example: (realm, params) => ({
      ...params,
      source: { strategyId: realm.shared.list('Strategy')[0]?.id },
    }),
    sets: invest,
    leaves: ['RebalanceRun'],
    afterwards: (call, row) =>
      startRun(call, row, 'INVEST_CASH', { amount: call.params['amount'] }),
  },
  updateActiveStrategy: {
    checks: refuseClosed,
    sets: ({ realm, params }) => ({
      ...(params['rebalanceRules'] == null
        ? {}
        : { rebalanceRules: rulesOf(params['rebalanceRules']) }),
      ...(params['recurringContribution'] === undefined
        ? {}
        : { recurringContribution: contribution(realm, params['recurringContribution']) }),
    }),
  },
};
