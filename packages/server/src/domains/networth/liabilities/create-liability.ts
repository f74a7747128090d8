import { checkDebt } from '@investing-platform/rules/networth/input-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { EntityTransaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { lockPerson } from '../../holdings/index.ts';
import { ensureRated } from '../display-currency.ts';
import { insertRow } from '../rows.ts';
import { book } from './bookings.sql.ts';
import { type CreateLiabilityInput, wholeBalanceIn } from './input.ts';
import type { LiabilityShown } from './liability-shown.ts';
import { liabilityPortfolio, requireAsset } from './links.ts';
import { checkPlannedPayments } from './planned-payments.ts';
import { liabilityOf } from './read-liabilities.ts';

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'rates'>;

const WHOLE = '100';

/**
 * Records a debt: what was borrowed on its first day, and what is owed today where that is given.
 * With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every field that does not fit; NOT_FOUND for the
 *   portfolio or the asset; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE
 */
export async function createLiability(
  deps: RecordDeps,
  actor: Actor,
  input: CreateLiabilityInput,
): Promise<LiabilityShown> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, input.currency, input.startsOn);
  const operation = 'createNetWorthLiability';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction(
    (tx) => idempotent(tx, deps, request, () => record(tx, deps, userId, input)),
    { entities: true },
  );
  return liabilityOf(deps, userId, id);
}

async function record(
  tx: EntityTransaction,
  deps: RecordDeps,
  userId: string,
  input: CreateLiabilityInput,
): Promise<string> {
  const { autoAmortize = false, ownershipPercent = WHOLE, startsOn } = input;
  const today = await lockPerson(tx, deps, userId);
  const problems = new InputProblems();
  checkDebt(problems, { ...input, autoAmortize }, today);
  const owed = wholeBalanceIn(problems, input, { ...input, ownershipPercent });
  problems.refuse();
  await checkPlannedPayments(tx, problems, userId, null, input);
  problems.refuse();
  const portfolioId = await liabilityPortfolio(tx, deps, userId, input.portfolioId ?? null);
  if (input.linkedNetWorthAssetId != null)
    await requireAsset(tx, userId, input.linkedNetWorthAssetId);
  const { balance: _, wholeBalance: __, idempotencyKey: ___, ...fields } = input;
  const liabilityId = await insertRow(tx, deps, 'liabilities', userId, {
    ...fields,
    portfolioId,
    autoAmortize,
    ownershipPercent,
    earlierTerms: [],
    archivedOn: null,
  });
  const opening = { liabilityId, date: startsOn, amount: input.originalAmount };
  await book(tx, deps, userId, { ...opening, type: 'DRAWDOWN', isOpening: true });
  if (owed !== null) {
    await book(tx, deps, userId, {
      liabilityId,
      type: 'REVALUATION',
      date: today,
      amount: owed,
    });
  }
  return liabilityId;
}
