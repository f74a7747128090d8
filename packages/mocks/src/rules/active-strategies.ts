import { refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { present } from '../contract/present.ts';
import { read } from '../contract/read.ts';
import { need, type Realm } from '../contract/realm.ts';
import { isLink, link, type Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { requirePlan } from '../contract/step-up.ts';
import { plus, times, total } from '../facts/amounts.ts';
import { liveAccount } from '../facts/brokerage.ts';
import { dayOf, daysFrom, now } from '../facts/time.ts';
import { assetById } from '../market/assets.ts';
import { rateOf } from '../market/exchange-rates.ts';
import { refuseClosed, refuseOpenRun, setAside, startRun } from './runs.ts';
import { attachShares, type Part, retarget, type Shares } from './targets.ts';
import { requireWhole, rulesOf, type Weight, weightsOf } from './weights.ts';

const contribution = (realm: Realm, given: unknown) => {
  if (given == null) return null;
  const { amount: each, frequency, startOn, paused = false } = Object(given);
  return { amount: each, frequency, nextOn: startOn ?? dayOf(daysFrom(now(realm), 30)), paused };
};

/** Weights of one's own. */
const given = (weights: unknown): readonly Weight[] =>
  (Object(weights).assets as readonly { assetId: string; weightPercent: string }[]).map(
    ({ assetId, weightPercent }) => ({ asset: link('Asset', assetId), weightPercent }),
  );

const worthOf = (realm: Realm, shares: readonly Shares[]): string =>
  total(
    shares.map(({ assetId, quantity }) => {
      const asset = assetById(assetId);
      if (asset === null) return '0';
      const price = times(realm.platform.market.quote(asset).price, rateOf(asset.currency, 'USD'));
      return times(quantity, price);
    }),
  );

/** New weights of one's own take effect with the next run. */
function reweight({ realm, params }: Call, row: Row | null) {
  const { weights } = params;
  if (weights == null || row === null) return {};
  const { assets, cashPercent } = Object(weights);
  requireWhole('params.weights', assets, cashPercent);
  refuseOpenRun(realm, row.id);
  return {
    holdings: retarget(realm, row['holdings'] as readonly Part[], given(weights)),
    cashTargetPercent: cashPercent ?? '0',
    hasCustomWeights: true,
    autoSync: false,
  };
}

function invest(call: Call) {
  const { realm, params, hints } = call;
  const { strategyId, weights } = Object(params['source']);
  const account = liveAccount(realm);
  if (account === undefined) throw refuse('KYC_REQUIRED', 'The platform account is not open yet');
  const accountId = String(params['brokerAccountId'] ?? account.id);
  const { tradingMode } = need(realm, 'BrokerAccount', accountId);
  const strategy = strategyId == null ? null : need(realm, 'Strategy', strategyId);
  if (strategy !== null) {
    if (strategy['status'] !== 'PUBLISHED')
      throw refuse('INVALID_STATE', 'The strategy is not published');
    requirePlan({ realm, hints }, strategy['requiredTier'] as 'PLUS');
  } else requireWhole('params.source.weights', weights.assets, weights.cashPercent);
  const parts = retarget(realm, [], strategy === null ? given(weights) : weightsOf(strategy));
  const shares = (params['attachShares'] ?? []) as readonly Shares[];
  const holdings = attachShares(realm, accountId, parts, shares);
  setAside(realm, accountId, params['amount']);
  return {
    name: params['name'] ?? strategy?.['name'] ?? 'My strategy',
    strategy: strategy === null ? null : link('Strategy', strategy.id),
    strategyVersion: strategy?.['version'] ?? null,
    hasCustomWeights: strategy === null,
    tradingMode,
    brokerAccountId: accountId,
    holdings,
    cashTargetPercent: strategy?.['cashPercent'] ?? weights?.cashPercent ?? '0',
    cash: params['amount'],
    invested: plus(params['amount'], worthOf(realm, shares)),
    currency: 'USD',
    autoSync: params['autoSync'] ?? strategy !== null,
    rebalanceRules: rulesOf(params['rebalanceRules'] ?? strategy?.['rebalanceRules']),
    cooldownDays: params['cooldownDays'] ?? 7,
    recurringContribution: contribution(realm, params['recurringContribution']),
  };
}

/** The one with the id; by a strategy's id the newest made from it that is not closed. */
function newestOf(call: Call): unknown {
  const { realm, params } = call;
  const strategyId = params['strategyId'];
  if (typeof strategyId !== 'string') return read(call);
  const row = realm.own
    .list('ActiveStrategy')
    .findLast(
      ({ status, strategy }) =>
        status !== 'CLOSED' && isLink(strategy) && strategy.id === strategyId.toLowerCase(),
    );
  return row === undefined ? null : present(realm, 'ActiveStrategy', row);
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
  fetchActiveStrategy: { answers: newestOf },
  updateActiveStrategy: {
    checks: refuseClosed,
    sets: ({ realm, params, ...call }, row) => ({
      ...reweight({ realm, params, ...call }, row),
      ...(params['rebalanceRules'] == null
        ? {}
        : { rebalanceRules: rulesOf(params['rebalanceRules']) }),
      ...(params['recurringContribution'] === undefined
        ? {}
        : { recurringContribution: contribution(realm, params['recurringContribution']) }),
    }),
  },
};
