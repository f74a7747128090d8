import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { STRATEGIES } from '@investing-platform/rules/strategies/quotas';
import {
  type RebalanceRuleRequest,
  rebalanceRules,
} from '@investing-platform/rules/strategies/rebalance-rule';
import { type RiskLevel, riskOf } from '@investing-platform/rules/strategies/risk';
import {
  readTags,
  refuseForeignKind,
  USUAL_COOLDOWN_DAYS,
} from '@investing-platform/rules/strategies/strategy-terms';
import {
  readWeights,
  refuseMoreThanWhole,
  requireWhole,
  type WeightRequest,
} from '@investing-platform/rules/strategies/weights';
import type { StrategyKind, StrategyVisibility } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { insertNewStrategy, type NewPart, searchTextOf } from './save-strategy.ts';
import { lockPerson, visibleStrategies } from './strategies.sql.ts';
import { type StrategyRow, type StrategyShown, strategyShown } from './strategy.ts';

export interface HoldingRequest extends WeightRequest {
  readonly note?: string | null | undefined;
}

export interface MoneyRequest {
  readonly amount: string;
  readonly currency: string;
}

export interface CreateStrategyInput {
  readonly name: string;
  readonly description?: string | null | undefined;
  /** Default CUSTOM. */
  readonly kind?: StrategyKind | undefined;
  /** Default PRIVATE. */
  readonly visibility?: StrategyVisibility | undefined;
  readonly riskLevel?: RiskLevel | null | undefined;
  /** A plain decimal; default 0. */
  readonly cashPercent?: string | undefined;
  readonly holdings: readonly HoldingRequest[];
  readonly rebalanceRules?: readonly RebalanceRuleRequest[] | null | undefined;
  /** Default 7. */
  readonly cooldownDays?: number | undefined;
  readonly minimumInvestment?: MoneyRequest | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly votingEnabled?: boolean | undefined;
  readonly sourceStrategyId?: string | null | undefined;
  readonly publish?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** What the API itself needs: every paid plan may follow what a person has made. */
const TIER_OF_PEOPLE = 'PLUS';

/**
 * Makes a strategy of the caller's, as a draft or published. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ASSET_NOT_TRADABLE; QUOTA_EXCEEDED for more
 *   than 100; IDEMPOTENCY_CONFLICT
 */
export async function createStrategy(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  input: CreateStrategyInput,
): Promise<StrategyShown> {
  const { userId } = requireUser(actor);
  const { kind = 'CUSTOM', visibility = 'PRIVATE', votingEnabled = false } = input;
  const { cooldownDays = USUAL_COOLDOWN_DAYS, publish = false, name } = input;
  refuseForeignKind(kind, votingEnabled);
  const parts = readParts(input.holdings);
  const cashPercent = decimal(input.cashPercent ?? '0');
  const check = publish ? requireWhole : refuseMoreThanWhole;
  check(parts, cashPercent, 'params.holdings');
  const rules = rebalanceRules(input.rebalanceRules);
  const tags = readTags(input.tags);
  const description = input.description ?? null;
  const values = {
    name,
    description,
    kind,
    visibility,
    cooldownDays,
    votingEnabled,
    tags,
    ...minimumOf(input.minimumInvestment),
    status: publish ? ('PUBLISHED' as const) : ('DRAFT' as const),
    riskLevel: input.riskLevel ?? riskOf(parts),
    version: 1,
    cashPercent: toPlain(cashPercent),
    rebalanceRules: JSON.stringify(rules),
    searchText: searchTextOf(name, description, tags),
    publishedAt: publish ? deps.clock.now() : null,
  };
  const { sourceStrategyId = null, idempotencyKey: key = null } = input;
  return deps.db.transaction(async (tx) => {
    const request = { userId, operation: 'createStrategy', key, input };
    const { id } = await idempotent(tx, deps, request, async () => {
      await refuseTooMany(tx, userId);
      if (sourceStrategyId !== null) await requireVisible(tx, userId, sourceStrategyId);
      const strategy = { ownerId: userId, expertId: null, requiredTier: TIER_OF_PEOPLE } as const;
      return insertNewStrategy(tx, deps, { ...strategy, sourceStrategyId, values, parts });
    });
    return strategyShown(await requireVisible(tx, userId, id));
  });
}

/** @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ASSET_NOT_TRADABLE */
export function readParts(holdings: readonly HoldingRequest[]): NewPart[] {
  const weights = readWeights(holdings, 'params.holdings');
  return weights.map((weight, at) => ({ ...weight, note: holdings[at]?.note ?? null }));
}

/** A minimum of 0 is none. */
export function minimumOf(money: MoneyRequest | null | undefined) {
  const isGiven = money != null && !decimal(money.amount).isZero();
  return {
    minimumAmount: isGiven ? money.amount : null,
    minimumCurrency: isGiven ? money.currency : null,
  };
}

async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  const person = await tx.maybe(lockPerson, userId);
  invariant(person !== null, 'who is signed in exists');
  requireRoomFor(STRATEGIES, person.strategyCount);
}

async function requireVisible(tx: Transaction, userId: string, id: string): Promise<StrategyRow> {
  const strategy = await tx.maybe(visibleStrategies, userId, [id]);
  if (strategy === null) throw notFound('Strategy');
  return strategy;
}
