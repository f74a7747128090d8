import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import {
  refuseBelowLeast,
  refuseNothing,
} from '@investing-platform/rules/strategies/active-refusals';
import { exchangeOf } from '@investing-platform/rules/strategies/exchange-of';
import {
  type ReadTargets,
  readTargets,
  refuseSyncOfOwnWeights,
  type TargetWeightsRequest,
} from '@investing-platform/rules/strategies/own-targets';
import { ACTIVE_STRATEGIES } from '@investing-platform/rules/strategies/quotas';
import {
  type RebalanceRule,
  rebalanceRules,
} from '@investing-platform/rules/strategies/rebalance-rule';
import {
  readShares,
  type Shares,
  type SharesRequest,
} from '@investing-platform/rules/strategies/shares';
import {
  readAmount,
  readContribution,
  USUAL_COOLDOWN_DAYS,
  USUAL_NAME,
} from '@investing-platform/rules/strategies/strategy-terms';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser, type UserActor } from '../../../kernel/actor.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { fromSource } from '../../market/index.ts';
import { openBook, turnOf } from '../../trading/index.ts';
import { lockPerson, visibleStrategies } from '../definitions/strategies.sql.ts';
import type { StrategyRow } from '../definitions/strategy.ts';
import { requireInvestable } from '../definitions/subscribe-to-strategy.ts';
import { subscriptionsOfUser } from '../definitions/subscriptions.sql.ts';
import { tradingDateAt } from '../runs/market-window.ts';
import { type Prices, pricesOf } from '../runs/prices.ts';
import { partsOfTargets, targetsOf } from '../runs/targets.ts';
import { requireExchange, type SettingsRequest, saveActiveSettings } from './active-settings.ts';
import { type ActiveShown, viewOf } from './active-shown.ts';
import { activeOfUser, countOpenActives, insertActive } from './actives.sql.ts';
import { requireInvestor, writeRun } from './change-active.ts';
import { putIn, worthOf } from './shares.ts';

export interface CreateActiveInput extends SettingsRequest {
  readonly source: {
    readonly strategyId?: string | null | undefined;
    readonly weights?: TargetWeightsRequest | null | undefined;
  };
  readonly brokerAccountId?: string | null | undefined;
  readonly brokerCredentialId?: string | null | undefined;
  readonly amount: string;
  readonly attachShares?: readonly SharesRequest[] | null | undefined;
  /** Default true. */
  readonly autoRebalance?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** What to invest in, with what its strategy advises. */
interface Source extends ReadTargets {
  readonly strategy: StrategyRow | null;
  readonly rules: readonly RebalanceRule[];
}

/** An input that was checked as far as nothing of the moment is needed. */
interface Checked {
  readonly user: UserActor;
  readonly input: CreateActiveInput;
  readonly ownTargets: ReadTargets | null;
  readonly ownRules: readonly RebalanceRule[] | null;
  readonly shares: readonly Shares[];
  readonly prices: Prices;
}

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Puts money to work: cash and shares are set apart for the new active strategy at once, and its
 * first run is queued.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, INVALID_STATE, PLAN_REQUIRED, KYC_REQUIRED,
 *   AGREEMENT_REQUIRED, ACCOUNT_RESTRICTED, INSUFFICIENT_FUNDS, INSUFFICIENT_QUANTITY,
 *   ASSET_NOT_TRADABLE, QUOTA_EXCEEDED, IDEMPOTENCY_CONFLICT, PROVIDER_UNAVAILABLE
 */
export async function createActiveStrategy(
  deps: CreateDeps,
  actor: Actor,
  input: CreateActiveInput,
): Promise<ActiveShown> {
  const user = requireUser(actor);
  const { userId } = user;
  const { weights } = input.source;
  const shares = readShares(input.attachShares ?? [], 'params.attachShares', false);
  const checked: Checked = {
    user,
    input,
    ownTargets: weights == null ? null : readTargets(weights, 'params.source.weights'),
    ownRules: input.rebalanceRules == null ? null : rebalanceRules(input.rebalanceRules),
    shares,
    // Asked before the transaction: nothing in it waits for others.
    prices: await pricesOf(
      deps,
      userId,
      shares.map(({ asset }) => asset),
    ),
  };
  const key = {
    userId,
    operation: 'createActiveStrategy',
    key: input.idempotencyKey ?? null,
    input,
  };
  const stored = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, () => create(tx, deps, checked));
    return tx.one(activeOfUser, userId, id);
  }, turnOf(user.userId));
  return viewOf(deps, stored);
}

async function create(tx: Transaction, deps: CreateDeps, checked: Checked): Promise<string> {
  const { user, input, shares, prices } = checked;
  const { userId } = user;
  await tx.maybe(lockPerson, userId);
  const account = await requireInvestor(tx, userId, input);
  const { currency, tradingMode } = account;
  const source = await sourceOf(tx, checked);
  const { strategy } = source;
  requireExchange(
    [...source.weights, ...shares].map(({ asset }) => asset),
    account,
  );
  await refuseTooMany(tx, userId);
  const amount = decimal(readAmount(input.amount, currency, 'params.amount'));
  const value = amount.plus(worthOf(shares, prices, currency));
  await requireMinimum(deps, strategy, value, currency);
  const settings = await settingsOf(tx, deps, checked, source, currency);

  const id = newId(deps.clock, deps.random);
  const owner = { id, userId, brokerAccountId: account.id, tradingMode, currency };
  await tx.run(insertActive, {
    id,
    userId,
    brokerAccountId: account.id,
    tradingMode,
    currency,
    name: settings.name,
    strategyId: strategy?.id ?? null,
    strategyVersion: strategy?.version ?? null,
    customWeights: strategy === null,
    putIn: toPlain(value),
    now: deps.clock.now(),
  });
  await openBook(tx, deps, id, { userId, brokerAccountId: account.id });
  await putIn(tx, deps, owner, amount, shares);
  const parts = partsOfTargets(source);
  await saveActiveSettings(
    tx,
    deps,
    { id, userId, lastRebalancedAt: null, parts },
    settings,
    source.weights,
  );
  await writeRun(tx, deps, owner, {
    type: 'INVEST_CASH',
    initiatedBy: 'OWNER',
    amount: toPlain(amount),
    terms: { mode: 'INVEST' },
  });
  return id;
}

async function sourceOf(tx: Transaction, { user, input, ownTargets }: Checked): Promise<Source> {
  if (ownTargets !== null) return { ...ownTargets, strategy: null, rules: [] };
  const id = input.source.strategyId ?? '';
  const strategy = await tx.maybe(visibleStrategies, user.userId, [id]);
  if (strategy === null) throw notFound('Strategy');
  requireInvestable(strategy, user.plan);
  return { ...targetsOf(strategy), strategy, rules: strategy.rebalanceRules };
}

async function settingsOf(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { user, input, ownRules }: Checked,
  source: Source,
  currency: string,
) {
  const { strategy } = source;
  refuseSyncOfOwnWeights(input.autoSync ?? false, strategy === null);
  const today = tradingDateAt(exchangeOf(partsOfTargets(source)), deps.clock.now());
  return {
    name: input.name ?? strategy?.name ?? USUAL_NAME,
    cashTargetPercent: toPlain(source.cashPercent),
    autoRebalance: input.autoRebalance ?? true,
    autoSync: input.autoSync ?? (await usualAutoSync(tx, user.userId, strategy)),
    rebalanceRules: ownRules ?? source.rules,
    cooldownDays: input.cooldownDays ?? strategy?.cooldownDays ?? USUAL_COOLDOWN_DAYS,
    strategyVersion: strategy?.version ?? null,
    customWeights: strategy === null,
    contribution: readContribution(input.recurringContribution, currency, today),
  };
}

async function usualAutoSync(
  tx: Transaction,
  userId: string,
  strategy: StrategyRow | null,
): Promise<boolean> {
  if (strategy === null) return false;
  const [subscription] = await tx.all(subscriptionsOfUser, userId, [strategy.id]);
  return subscription?.autoSync ?? false;
}

async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  const { count } = await tx.one(countOpenActives, userId);
  requireRoomFor(ACTIVE_STRATEGIES, count);
}

async function requireMinimum(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  strategy: StrategyRow | null,
  value: Decimal,
  currency: string,
): Promise<void> {
  refuseNothing(value);
  if (strategy === null || strategy.minimumAmount === null) return;
  const { minimumAmount, minimumCurrency } = strategy;
  const rate =
    minimumCurrency === null || minimumCurrency === currency
      ? '1'
      : await fromSource(() => deps.marketData.fxRate(minimumCurrency, currency, deps.clock.now()));
  refuseBelowLeast(value, roundCash(decimal(minimumAmount).times(rate), currency), currency);
}
