import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { exchangeOf, type Weighed } from '@investing-platform/rules/strategies/exchange-of';
import type { RebalanceRuleRequest } from '@investing-platform/rules/strategies/rebalance-rule';
import type { ContributionRequest } from '@investing-platform/rules/strategies/strategy-terms';
import type { Weight } from '@investing-platform/rules/strategies/weights';
import type { BrokerProvider } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { nextCalendarRun } from '../runs/market-window.ts';
import { type ActiveSettings, replaceTargets, saveSettings } from './active-settings.sql.ts';

type SettingDeps = Pick<Deps, 'clock' | 'random'>;

/** Settings of an active strategy as callers write them. */
export interface SettingsRequest {
  readonly name?: string | null | undefined;
  readonly autoRebalance?: boolean | null | undefined;
  readonly autoSync?: boolean | null | undefined;
  readonly rebalanceRules?: readonly RebalanceRuleRequest[] | null | undefined;
  readonly cooldownDays?: number | null | undefined;
  readonly recurringContribution?: ContributionRequest | null | undefined;
}

/**
 * Runs exchange money for assets of other currencies in the accounts that the platform keeps: with
 * an outside broker money moves in the account's currency alone.
 *
 * @throws {PlatformError} ASSET_NOT_TRADABLE
 */
export function requireExchange(
  assets: readonly AssetRow[],
  { currency, provider }: { readonly currency: string; readonly provider: BrokerProvider },
): void {
  if (provider === 'PLATFORM' || provider === 'PARTNER_PAPER') return;
  const foreign = assets.find((asset) => asset.currency !== currency);
  if (foreign === undefined) return;
  const { symbol } = foreign;
  const reason = `${symbol} is priced in ${foreign.currency}, and the account is in ${currency}`;
  throw refuse('ASSET_NOT_TRADABLE', `${reason}: its broker exchanges no money for orders`);
}

/** Writes settings, and targets where they are new, and when the calendar starts the next run. */
export async function saveActiveSettings(
  tx: Transaction,
  deps: SettingDeps,
  active: {
    readonly id: string;
    readonly userId: string;
    readonly lastRebalancedAt: Date | null;
    /** Targets as they are after this change. */
    readonly parts: readonly Weighed[];
  },
  settings: ActiveSettings,
  newTargets: readonly Weight[] | null,
): Promise<void> {
  const now = deps.clock.now();
  const { contribution, cooldownDays, rebalanceRules, autoRebalance } = settings;
  const { lastRebalancedAt, parts } = active;
  const nextRebalanceAt = autoRebalance
    ? nextCalendarRun(rebalanceRules, exchangeOf(parts), { now, lastRebalancedAt, cooldownDays })
    : null;
  await tx.run(saveSettings, {
    id: active.id,
    userId: active.userId,
    now,
    name: settings.name,
    cashTargetPercent: settings.cashTargetPercent,
    autoRebalance,
    autoSync: settings.autoSync,
    rebalanceRules: JSON.stringify(rebalanceRules),
    cooldownDays,
    strategyVersion: settings.strategyVersion,
    customWeights: settings.customWeights,
    contributionAmount: contribution?.amount ?? null,
    contributionFrequency: contribution?.frequency ?? null,
    contributionStartOn: contribution?.startsOn ?? null,
    contributionNextOn: contribution?.nextOn ?? null,
    contributionPaused: contribution?.paused ?? null,
    nextRebalanceAt,
  });
  if (newTargets !== null) await writeTargets(tx, deps, active, newTargets);
}

async function writeTargets(
  tx: Transaction,
  deps: SettingDeps,
  active: { readonly id: string; readonly userId: string },
  targets: readonly Weight[],
): Promise<void> {
  await tx.run(replaceTargets, {
    activeStrategyId: active.id,
    userId: active.userId,
    ids: targets.map(() => newId(deps.clock, deps.random)),
    assetIds: targets.map(({ asset }) => asset.id),
    targets: targets.map(({ targetPercent }) => toPlain(targetPercent)),
  });
}
