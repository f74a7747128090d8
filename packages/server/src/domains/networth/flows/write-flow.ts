import { checkFlowDays } from '@investing-platform/rules/networth/input-checks';
import { earlierTermsAfter } from '@investing-platform/rules/networth/terms';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { EntityTransaction, Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { lockPerson } from '../../holdings/index.ts';
import { ensureRated } from '../display-currency.ts';
import { requireMember } from '../household/own-member.ts';
import { givenOf } from '../input.ts';
import { requireAsset } from '../liabilities/links.ts';
import type { RecordedFlow } from '../recorded.ts';
import { buryRow, changeRow, insertRow, lockRow, type Values } from '../rows.ts';
import {
  type CreateExpenseInput,
  type CreateIncomeInput,
  FLOW_FIELDS,
  type FlowTable,
  TERMS,
  type UpdateExpenseInput,
  type UpdateIncomeInput,
} from './input.ts';
import { flowsOfPerson } from './read-flows.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'rates' | 'marketData'>;

/**
 * Records an income or an expense. With an idempotency key, once.
 *
 * @returns its id
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for what it is linked to, or the household
 *   member; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT
 */
export async function createFlow(
  deps: WriteDeps,
  actor: Actor,
  table: FlowTable,
  input: CreateIncomeInput | CreateExpenseInput,
): Promise<string> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, input.currency, input.startsOn);
  const request = { userId, operation: CREATES[table], key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction(
    (tx) => idempotent(tx, deps, request, () => record(tx, deps, userId, table, input)),
    { entities: true },
  );
  return id;
}

const CREATES: Readonly<Record<FlowTable, string>> = {
  incomes: 'createNetWorthIncome',
  expenses: 'createNetWorthExpense',
};

async function record(
  tx: EntityTransaction,
  deps: WriteDeps,
  userId: string,
  table: FlowTable,
  input: CreateIncomeInput | CreateExpenseInput,
): Promise<string> {
  const today = await lockPerson(tx, deps, userId);
  const startsOn = input.startsOn ?? today;
  const problems = new InputProblems();
  checkFlowDays(problems, { startsOn, endsOn: input.endsOn }, null, today);
  problems.refuse();
  const { required, nullable } = FLOW_FIELDS[table];
  const given = givenOf(input, [...required, ...nullable]);
  await requireLinks(tx, deps, userId, given);
  const flags = table === 'incomes' ? { afterTax: false } : { essential: false };
  return insertRow(tx, deps, table, userId, { ...flags, ...given, startsOn, earlierTerms: [] });
}

/**
 * Changes an income or an expense. New terms hold from `effectiveOn` and those before stay; without
 * it, they are corrected as if they had always been so.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for it, for what it is linked to, or the
 *   household member; QUOTA_EXCEEDED
 */
export async function updateFlow(
  deps: WriteDeps,
  actor: Actor,
  table: FlowTable,
  input: UpdateIncomeInput | UpdateExpenseInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  const { id, effectiveOn = null } = input;
  await requireRates(deps, userId, table, input);
  await deps.db.transaction(
    async (tx) => {
      const today = await lockPerson(tx, deps, userId);
      const flow = await lockRow(tx, table, userId, id);
      const { required, nullable } = FLOW_FIELDS[table];
      const problems = new InputProblems();
      const given = givenOf(input, [...required, ...nullable]);
      const next = { ...flow, ...given };
      checkFlowDays(problems, next, effectiveOn, today);
      problems.refuse();
      await requireLinks(tx, deps, userId, given);
      const { amount, currency, frequency } = flow;
      const terms = { amount, currency, frequency };
      const earlierTerms = earlierTermsAfter(flow, terms, givenOf(input, TERMS), effectiveOn);
      await changeRow(tx, deps, table, userId, id, { ...given, earlierTerms });
    },
    { entities: true },
  );
}

/** Asked before the transaction, so that nothing in it waits for prices. */
async function requireRates(
  deps: WriteDeps,
  userId: string,
  table: FlowTable,
  { id, currency, startsOn, effectiveOn }: UpdateIncomeInput | UpdateExpenseInput,
): Promise<void> {
  if (currency == null && startsOn == null) return;
  const flows: readonly RecordedFlow[] = (await deps.db.one(flowsOfPerson, userId))[table];
  const flow = flows.find((each) => each.id === id);
  if (flow === undefined) return;
  if (currency != null) {
    await ensureRated(deps, currency, effectiveOn ?? startsOn ?? flow.startsOn);
  }
  const first = flow.earlierTerms[0] ?? flow;
  if (startsOn != null) await ensureRated(deps, first.currency, startsOn, 'startsOn');
}

/** @throws {PlatformError} NOT_FOUND */
export async function deleteFlow(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  table: FlowTable,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction((tx) => buryRow(tx, deps, table, userId, id), {
    entities: true,
  });
}

async function requireLinks(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: string,
  given: Values,
): Promise<void> {
  const { linkedNetWorthAssetId, linkedLiabilityId, ownerMemberId } = given;
  if (typeof linkedNetWorthAssetId === 'string')
    await requireAsset(tx, userId, linkedNetWorthAssetId);
  if (typeof linkedLiabilityId === 'string') {
    await lockRow(tx, 'liabilities', userId, linkedLiabilityId);
  }
  if (typeof ownerMemberId === 'string') await requireMember(tx, deps, userId, ownerMemberId);
}
