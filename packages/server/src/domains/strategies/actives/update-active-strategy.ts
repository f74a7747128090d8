import { refuseClosed } from '@investing-platform/rules/strategies/active-refusals';
import {
  type ReadTargets,
  readTargets,
  refuseSyncOfOwnWeights,
  type TargetWeightsRequest,
} from '@investing-platform/rules/strategies/own-targets';
import { rebalanceRules } from '@investing-platform/rules/strategies/rebalance-rule';
import { readContribution } from '@investing-platform/rules/strategies/strategy-terms';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { turnOf } from '../../trading/index.ts';
import { tradingDateAt } from '../runs/market-window.ts';
import { partsOfTargets } from '../runs/targets.ts';
import { exchangeOfActive, partsOf } from './active-book.ts';
import type { ActiveSettings, ContributionRow } from './active-settings.sql.ts';
import { requireExchange, type SettingsRequest, saveActiveSettings } from './active-settings.ts';
import { type ActiveShown, viewOf } from './active-shown.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { lockedActive, refuseOpenRun } from './change-active.ts';

export interface UpdateActiveInput extends SettingsRequest {
  readonly id: string;
  readonly weights?: TargetWeightsRequest | null | undefined;
}

type UpdateDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Changes settings and targets of an active strategy. It places no orders.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ASSET_NOT_TRADABLE; CONFLICT for new weights
 *   while a run is open; INVALID_STATE where it is closed
 */
export async function updateActiveStrategy(
  deps: UpdateDeps,
  actor: Actor,
  input: UpdateActiveInput,
): Promise<ActiveShown> {
  const { userId } = requireUser(actor);
  const targets = input.weights == null ? null : readTargets(input.weights, 'params.weights');
  const stored = await deps.db.transaction(async (tx) => {
    const active = await lockedActive(tx, userId, input.id);
    refuseClosed(active);
    if (targets !== null) {
      await refuseOpenRun(tx, active);
      requireExchange(
        targets.weights.map(({ asset }) => asset),
        active,
      );
    }
    const settings = settingsAfter(deps, active, input, targets);
    const parts = targets === null ? partsOf(active) : partsOfTargets(targets);
    await saveActiveSettings(tx, deps, { ...active, parts }, settings, targets?.weights ?? null);
    return tx.one(activeOfUser, userId, active.id);
  }, turnOf(userId));
  return viewOf(deps, stored);
}

function settingsAfter(
  deps: Pick<Deps, 'clock'>,
  active: ActiveRow,
  input: UpdateActiveInput,
  targets: ReadTargets | null,
): ActiveSettings {
  const customWeights = targets !== null || active.customWeights;
  refuseSyncOfOwnWeights(input.autoSync ?? false, customWeights);
  const today = tradingDateAt(exchangeOfActive(active), deps.clock.now());
  const autoSync = targets === null ? (input.autoSync ?? active.autoSync) : false;
  return {
    name: input.name ?? active.name,
    cashTargetPercent: toPlain(targets?.cashPercent ?? decimal(active.cashTargetPercent)),
    autoRebalance: input.autoRebalance ?? active.autoRebalance,
    autoSync,
    rebalanceRules:
      input.rebalanceRules === undefined
        ? active.rebalanceRules
        : rebalanceRules(input.rebalanceRules),
    cooldownDays: input.cooldownDays ?? active.cooldownDays,
    strategyVersion: active.strategyVersion,
    customWeights,
    contribution:
      input.recurringContribution === undefined
        ? storedContribution(active)
        : readContribution(input.recurringContribution, active.currency, today),
  };
}

/** The regular contribution as it is; null where there is none. */
export function storedContribution(active: ActiveRow): ContributionRow | null {
  const { contributionAmount: amount, contributionFrequency: frequency } = active;
  const { contributionStartOn: startsOn, contributionNextOn: nextOn } = active;
  if (amount === null || frequency === null || startsOn === null || nextOn === null) return null;
  return { amount, frequency, startsOn, nextOn, paused: active.contributionPaused ?? false };
}
