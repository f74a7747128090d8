import {
  type RebalanceRuleRequest,
  rebalanceRules,
} from '@investing-platform/rules/strategies/rebalance-rule';
import type { RiskLevel } from '@investing-platform/rules/strategies/risk';
import {
  refuseOtherVersion,
  requireStep,
} from '@investing-platform/rules/strategies/strategy-status';
import { readTags, refuseForeignKind } from '@investing-platform/rules/strategies/strategy-terms';
import { refuseMoreThanWhole, requireWhole } from '@investing-platform/rules/strategies/weights';
import type {
  StrategyKind,
  StrategyStatus,
  StrategyVisibility,
} from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { NOTICE_JOB } from '../runs/notices.ts';
import { type HoldingRequest, type MoneyRequest, minimumOf, readParts } from './create-strategy.ts';
import { type NewPart, saveStrategy, searchTextOf } from './save-strategy.ts';
import {
  engagement,
  lockOwnStrategy,
  type StrategyValues,
  visibleStrategies,
  wakeFollowers,
} from './strategies.sql.ts';
import { catalogued, type StrategyRow, type StrategyShown, strategyShown } from './strategy.ts';

export interface UpdateStrategyInput {
  readonly id: string;
  readonly expectedVersion?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly kind?: StrategyKind | null | undefined;
  readonly visibility?: StrategyVisibility | null | undefined;
  readonly riskLevel?: RiskLevel | null | undefined;
  readonly cashPercent?: string | null | undefined;
  readonly holdings?: readonly HoldingRequest[] | null | undefined;
  readonly rebalanceRules?: readonly RebalanceRuleRequest[] | null | undefined;
  readonly cooldownDays?: number | null | undefined;
  readonly minimumInvestment?: MoneyRequest | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly votingEnabled?: boolean | null | undefined;
  readonly status?: StrategyStatus | null | undefined;
}

/**
 * Changes a strategy of the caller's. New weights make a new version, with which the active
 * strategies made from it are out of sync.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ASSET_NOT_TRADABLE; CONFLICT for another
 *   version than expected; INVALID_STATE for an archived one, a step back, and for hiding it from
 *   people who follow or invest in it
 */
export async function updateStrategy(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  input: UpdateStrategyInput,
): Promise<StrategyShown> {
  const { userId } = requireUser(actor);
  const newParts = input.holdings == null ? null : readParts(input.holdings);
  return deps.db.transaction(async (tx) => {
    const before = await tx.maybe(lockOwnStrategy, userId, input.id);
    if (before === null) throw notFound('Strategy');
    refuseOtherVersion(input.expectedVersion, before.version);
    const values = valuesAfter(deps, before, input, newParts);
    await refuseHiding(tx, userId, before, values.visibility);
    await saveStrategy(tx, deps, { id: before.id, ownerId: userId }, values, newParts);
    if (values.version !== before.version) {
      const now = deps.clock.now();
      await tx.run(wakeFollowers, before.id, now);
      await requestJob(tx, { kind: NOTICE_JOB, key: before.id, runAt: now });
    }
    return strategyShown(await tx.one(visibleStrategies, userId, [before.id]));
  });
}

function valuesAfter(
  deps: Pick<Deps, 'clock'>,
  before: StrategyRow,
  input: UpdateStrategyInput,
  newParts: readonly NewPart[] | null,
): StrategyValues {
  const status = input.status ?? before.status;
  requireStep(before.status, status);
  const kind = input.kind ?? before.kind;
  const votingEnabled = input.votingEnabled ?? before.votingEnabled;
  refuseForeignKind(kind, votingEnabled);
  const cashPercent = decimal(input.cashPercent ?? before.cashPercent);
  const parts = newParts ?? partsOf(before);
  const check = status === 'DRAFT' ? refuseMoreThanWhole : requireWhole;
  check(parts, cashPercent, 'params.holdings');
  const name = input.name ?? before.name;
  const description = input.description === undefined ? before.description : input.description;
  const tags = input.tags === undefined ? before.tags : readTags(input.tags);
  const isPublishedNow = before.status === 'DRAFT' && status === 'PUBLISHED';
  const isChanged =
    !cashPercent.equals(before.cashPercent) || !haveSameWeights(parts, partsOf(before));
  return {
    name,
    description,
    kind,
    votingEnabled,
    tags,
    ...minimumAfter(before, input),
    status,
    visibility: input.visibility ?? before.visibility,
    riskLevel: input.riskLevel ?? before.riskLevel,
    version: isChanged ? before.version + 1 : before.version,
    cashPercent: toPlain(cashPercent),
    rebalanceRules: JSON.stringify(
      input.rebalanceRules === undefined
        ? before.rebalanceRules
        : rebalanceRules(input.rebalanceRules),
    ),
    cooldownDays: input.cooldownDays ?? before.cooldownDays,
    searchText: searchTextOf(name, description, tags),
    publishedAt: isPublishedNow ? deps.clock.now() : before.publishedAt,
  };
}

function minimumAfter(before: StrategyRow, { minimumInvestment }: UpdateStrategyInput) {
  if (minimumInvestment !== undefined) return minimumOf(minimumInvestment);
  const { minimumAmount, minimumCurrency } = before;
  return { minimumAmount, minimumCurrency };
}

function partsOf({ parts }: StrategyRow): NewPart[] {
  return parts.map(({ assetId, targetPercent, note }) => ({
    asset: catalogued(assetId),
    targetPercent: decimal(targetPercent),
    note,
  }));
}

function haveSameWeights(left: readonly NewPart[], right: readonly NewPart[]): boolean {
  const weights = new Map(right.map(({ asset, targetPercent }) => [asset.id, targetPercent]));
  return (
    left.length === right.length &&
    left.every(({ asset, targetPercent }) => weights.get(asset.id)?.equals(targetPercent) === true)
  );
}

async function refuseHiding(
  tx: Transaction,
  userId: string,
  before: StrategyRow,
  visibility: StrategyVisibility,
): Promise<void> {
  if (visibility !== 'PRIVATE' || before.visibility === 'PRIVATE') return;
  const { otherFollowers, otherInvestors } = await tx.one(engagement, before.id, userId);
  if (otherFollowers + otherInvestors === 0) return;
  throw refuse('INVALID_STATE', 'Others follow the strategy or invest in it: it cannot be hidden');
}
