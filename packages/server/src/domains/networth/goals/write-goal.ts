import {
  checkGoal,
  type FundingRule,
  fundingOf,
  rankAfter,
  refuseOverclaimed,
} from '@investing-platform/rules/networth/goal-input';
import type { EntityTransaction, Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type {
  CreateNetWorthGoalInput,
  UpdateNetWorthGoalInput,
} from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { givenOf } from '../input.ts';
import { requireAsset } from '../liabilities/links.ts';
import { buryRow, changeRow, insertRow, lockRow } from '../rows.ts';
import { otherGoals } from './goals.sql.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

const REQUIRED = ['name', 'kind', 'targetAmount'];
const NULLABLE = ['targetOn', 'monthlyContribution', 'expectedReturnPercent', 'imageUrl'];

/**
 * Records a goal. With an idempotency key, once.
 *
 * @returns its id
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for what counts towards it; CONFLICT where more
 *   than all of that would count; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT
 */
export async function createGoal(
  deps: WriteDeps,
  actor: Actor,
  input: CreateNetWorthGoalInput,
): Promise<string> {
  const { userId } = requireUser(actor);
  const operation = 'createNetWorthGoal';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction(
    (tx) => idempotent(tx, deps, request, () => record(tx, deps, userId, input)),
    { entities: true },
  );
  return id;
}

async function record(
  tx: EntityTransaction,
  deps: WriteDeps,
  userId: string,
  input: CreateNetWorthGoalInput,
): Promise<string> {
  const today = await lockPerson(tx, deps, userId);
  checkGoal(input, today);
  const { lastPriority, rules } = await tx.one(otherGoals, userId, null);
  const funding = fundingOf(input.funding ?? null);
  await requireSources(tx, userId, funding.fundingRules);
  refuseOverclaimed([...rules, ...funding.fundingRules]);
  return insertRow(tx, deps, 'goals', userId, {
    ...givenOf(input, [...REQUIRED, ...NULLABLE, 'currency']),
    ...funding,
    priority: input.priority ?? rankAfter(lastPriority),
    archived: false,
  });
}

/**
 * Changes a goal, puts it away or takes it up again.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for it, or what counts towards it; CONFLICT
 *   where more than all of that would count
 */
export async function updateGoal(
  deps: WriteDeps,
  actor: Actor,
  input: UpdateNetWorthGoalInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(
    async (tx) => {
      const today = await lockPerson(tx, deps, userId);
      const goal = await lockRow(tx, 'goals', userId, input.id);
      checkGoal(input, today);
      const { lastPriority, rules } = await tx.one(otherGoals, userId, goal.id);
      const funding = input.funding === undefined ? null : fundingOf(input.funding);
      if (funding !== null) await requireSources(tx, userId, funding.fundingRules);
      const { fundingRules } = funding ?? goal;
      if (!(input.archived ?? goal.archived)) refuseOverclaimed([...rules, ...fundingRules]);
      await changeRow(tx, deps, 'goals', userId, goal.id, {
        ...givenOf(input, [...REQUIRED, ...NULLABLE, 'archived']),
        ...funding,
        ...(input.priority === undefined
          ? {}
          : { priority: input.priority ?? rankAfter(lastPriority) }),
      });
    },
    { entities: true },
  );
}

/** @throws {PlatformError} NOT_FOUND */
export async function deleteGoal(deps: WriteDeps, actor: Actor, id: string): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction((tx) => buryRow(tx, deps, 'goals', userId, id), {
    entities: true,
  });
}

/** @throws {PlatformError} NOT_FOUND for what is not the person's, or a portfolio of debts */
async function requireSources(
  tx: Transaction,
  userId: string,
  rules: readonly FundingRule[],
): Promise<void> {
  for (const { portfolioId, netWorthAssetId } of rules) {
    if (netWorthAssetId !== null) await requireAsset(tx, userId, netWorthAssetId);
    if (portfolioId === null) continue;
    const portfolio = await tx.maybe(ownPortfolio, userId, portfolioId);
    if (portfolio === null || portfolio.kind === 'LIABILITIES') throw notFound('Portfolio');
  }
}
