import { requireExactlyOne } from '@investing-platform/engine';
import { assetById } from '@investing-platform/rules/market/catalogue';
import {
  refuseBelowLeast,
  refuseNothing,
} from '@investing-platform/rules/strategies/active-refusals';
import {
  readTargets,
  refuseSyncOfOwnWeights,
} from '@investing-platform/rules/strategies/own-targets';
import { rebalanceRules as rulesOf } from '@investing-platform/rules/strategies/rebalance-rule';
import { readShares } from '@investing-platform/rules/strategies/shares';
import { requirePublished } from '@investing-platform/rules/strategies/strategy-status';
import {
  readAmount,
  readContribution,
  USUAL_COOLDOWN_DAYS,
  USUAL_NAME,
} from '@investing-platform/rules/strategies/strategy-terms';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { read } from '../../contract/read.ts';
import { need, type Realm } from '../../contract/realm.ts';
import { isLink, link, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { requirePlan } from '../../contract/step-up.ts';
import { amount, inCurrency, plus, times, total } from '../../facts/amounts.ts';
import { today } from '../../facts/time.ts';
import { rateOf } from '../../market/exchange-rates.ts';
import { requireInvestor } from './investor.ts';
import { refuseClosed, refuseOpenRun, setAside, startRun } from './runs.ts';
import { attachShares, type Part, retarget, type Shares } from './targets.ts';
import { type Weight, weightsOf } from './weights.ts';

/** What is wrong whatever the account and the strategies are like. */
function checkInvest({ params }: Call<'createActiveStrategy'>): void {
  const { weights } = Object(params.source);
  const shares = (params.attachShares ?? []) as readonly Shares[];
  readShares(shares, 'params.attachShares', false);
  if (weights != null) readTargets(weights, 'params.source.weights');
  rulesOf(params.rebalanceRules);
}

/** Weights of one's own. */
const given = (weights: unknown): readonly Weight[] =>
  (Object(weights).assets as readonly { assetId: string; targetPercent: string }[]).map(
    ({ assetId, targetPercent }) => ({ asset: link('Asset', assetId), targetPercent }),
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
function reweight(
  { realm, params }: Call<'updateActiveStrategy'>,
  row: RowOf<'ActiveStrategy'> | null,
) {
  const { weights } = params;
  if (weights == null || row === null) return {};
  const { cashPercent } = Object(weights);
  refuseOpenRun(realm, row.id);
  return {
    holdings: retarget(realm, row.holdings as readonly Part[], given(weights)),
    cashTargetPercent: cashPercent ?? '0',
    customWeights: true,
    autoSync: false,
  };
}

/** @throws {PlatformError} BAD_USER_INPUT for less than the strategy asks for */
function requireMinimum(strategy: RowOf<'Strategy'> | null, value: string): void {
  const minimum = strategy?.minimumInvestment;
  if (minimum == null) return;
  const least = inCurrency(Object(minimum).amount, Object(minimum).currency, 'USD');
  refuseBelowLeast(amount(value), amount(least), 'USD');
}

function invest(call: Call<'createActiveStrategy'>) {
  const { realm, params, hints } = call;
  const { strategyId, weights } = Object(params.source);
  const { id: accountId, tradingMode } = requireInvestor(realm, params);
  const strategy = strategyId == null ? null : need(realm, 'Strategy', strategyId);
  if (strategy !== null) {
    requirePublished({ status: strategy.status ?? 'DRAFT' });
    requirePlan({ realm, hints }, strategy.requiredTier as 'PLUS');
  }
  const parts = retarget(realm, [], strategy === null ? given(weights) : weightsOf(strategy));
  const shares = (params.attachShares ?? []) as readonly Shares[];
  readAmount(params.amount, 'USD', 'params.amount');
  const value = plus(params.amount, worthOf(realm, shares));
  refuseNothing(amount(value));
  requireMinimum(strategy, value);
  refuseSyncOfOwnWeights(params.autoSync ?? false, strategy === null);
  const recurringContribution = readContribution(params.recurringContribution, 'USD', today(realm));
  const holdings = attachShares(realm, accountId, parts, shares);
  setAside(realm, accountId, params.amount);
  return {
    name: params.name ?? strategy?.name ?? USUAL_NAME,
    strategy: strategy === null ? null : link('Strategy', strategy.id),
    strategyVersion: strategy?.version ?? null,
    customWeights: strategy === null,
    tradingMode,
    brokerAccountId: accountId,
    holdings,
    cashTargetPercent: strategy?.cashPercent ?? weights?.cashPercent ?? '0',
    cash: params.amount,
    invested: value,
    currency: 'USD',
    autoSync: params.autoSync ?? followsBySelf(realm, strategy),
    rebalanceRules: rulesOf(params.rebalanceRules ?? strategy?.rebalanceRules),
    cooldownDays: params.cooldownDays ?? strategy?.cooldownDays ?? USUAL_COOLDOWN_DAYS,
    recurringContribution,
  };
}

/** As in the person's subscription to the strategy. */
function followsBySelf({ own }: Realm, strategy: RowOf<'Strategy'> | null): boolean {
  const subscription = own.list('StrategySubscription', { strategyId: strategy?.id })[0];
  return subscription?.autoSync === true;
}

/** The one with the id; by a strategy's id the newest made from it that is not closed. */
function newestOf(call: Call<'fetchActiveStrategy'>): unknown {
  const { realm, params } = call;
  const strategyId = params.strategyId;
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
    checks: checkInvest,
    sets: invest,
    leaves: ['RebalanceRun'],
    afterwards: (call, row) => startRun(call, row, 'INVEST_CASH', { amount: call.params.amount }),
  },
  fetchActiveStrategy: {
    checks: ({ params }) => requireExactlyOne(params, ['id', 'strategyId']),
    answers: newestOf,
  },
  fetchAllActiveStrategies: {
    // What is named by its id or its state is listed though it is closed.
    reads: ({ params }) =>
      params.ids == null && params.statuses == null ? params : { ...params, includeEnded: true },
  },
  updateActiveStrategy: {
    checks: (call) => {
      const { id, weights, autoSync, rebalanceRules } = call.params;
      if (weights != null) readTargets(weights, 'params.weights');
      refuseClosed(call);
      const { customWeights } = need(call.realm, 'ActiveStrategy', String(id));
      refuseSyncOfOwnWeights(autoSync ?? false, weights != null || customWeights === true);
      rulesOf(rebalanceRules);
    },
    sets: ({ realm, params, ...call }, row) => ({
      ...reweight({ realm, params, ...call }, row),
      ...(params.rebalanceRules == null ? {} : { rebalanceRules: rulesOf(params.rebalanceRules) }),
      ...(params.recurringContribution === undefined
        ? {}
        : {
            recurringContribution: readContribution(
              params.recurringContribution,
              'USD',
              today(realm),
            ),
          }),
    }),
  },
};
