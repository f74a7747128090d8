import { checkDebt, checkEffectiveOn } from '@investing-platform/rules/networth/input-checks';
import type { DebtPlan } from '@investing-platform/rules/networth/liabilities/debt-course';
import { type Before, earlierTermsAfter } from '@investing-platform/rules/networth/terms';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { lockPerson } from '../../holdings/index.ts';
import { ensureRated } from '../display-currency.ts';
import { givenOf } from '../input.ts';
import type { RecordedLiability } from '../recorded.ts';
import { changeRow, lockRow } from '../rows.ts';
import { book, correctOpening, firstBookedDay } from './bookings.sql.ts';
import { debtsOfPerson } from './debts.sql.ts';
import { NULLABLE, type UpdateLiabilityInput, wholeBalanceIn } from './input.ts';
import type { LiabilityShown } from './liability-shown.ts';
import { liabilityPortfolio, requireAsset } from './links.ts';
import { checkPlannedPayments } from './planned-payments.ts';
import { liabilityOf } from './read-liabilities.ts';

const STORED = [
  ...['name', 'kind', 'portfolioId', 'originalAmount', 'ownershipPercent', 'startsOn'],
  ...['autoAmortize', ...NULLABLE],
];
const TERMS = ['interestRatePercent', 'repaymentAmount', 'repaymentFrequency'];

type UpdateDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'rates'>;

/**
 * Changes a debt. New terms hold from `effectiveOn` and those before stay; without it, they are
 * corrected as if they had always been so.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every field that does not fit; NOT_FOUND for the
 *   debt, the portfolio or the asset; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE
 */
export async function updateLiability(
  deps: UpdateDeps,
  actor: Actor,
  input: UpdateLiabilityInput,
): Promise<LiabilityShown> {
  const { userId } = requireUser(actor);
  if (input.startsOn != null) await requireRates(deps, userId, input.id, input.startsOn);
  await deps.db.transaction(
    async (tx) => {
      const today = await lockPerson(tx, deps, userId);
      const debt = await lockRow(tx, 'liabilities', userId, input.id);
      const given = givenOf(input, STORED);
      const owed = await check(tx, debt, input, { ...debt, ...given }, today);
      await refuseTooManyPayments(tx, userId, { ...debt, ...given });
      if (input.portfolioId != null) await liabilityPortfolio(tx, deps, userId, input.portfolioId);
      if (input.linkedNetWorthAssetId != null)
        await requireAsset(tx, userId, input.linkedNetWorthAssetId);
      await changeRow(tx, deps, 'liabilities', userId, input.id, {
        ...given,
        ...(input.archived == null ? {} : { archivedOn: archivedOn(debt, input.archived, today) }),
        earlierTerms: earlierTermsOf(debt, input),
      });
      const { startsOn = debt.startsOn, originalAmount = debt.originalAmount } = input;
      tx.send(correctOpening, [
        ...([debt.id, startsOn ?? debt.startsOn, originalAmount ?? debt.originalAmount] as const),
      ]);
      if (owed !== null) {
        const date = input.effectiveOn ?? today;
        const read = { liabilityId: debt.id, date, amount: owed };
        await book(tx, deps, userId, { ...read, type: 'REVALUATION' });
      }
    },
    { entities: true },
  );
  return liabilityOf(deps, userId, input.id);
}

/** Asked before the transaction, so that nothing in it waits for prices. */
async function requireRates(
  deps: UpdateDeps,
  userId: string,
  id: string,
  startsOn: CivilDate,
): Promise<void> {
  const { liabilities } = await deps.db.one(debtsOfPerson, userId);
  const debt = liabilities.find((each) => each.id === id);
  if (debt !== undefined) await ensureRated(deps, debt.currency, startsOn, 'startsOn');
}

/** @returns what is said to be owed of the whole debt; null where nothing is */
async function check(
  tx: Transaction,
  debt: RecordedLiability,
  input: UpdateLiabilityInput,
  next: RecordedLiability,
  today: CivilDate,
): Promise<string | null> {
  const problems = new InputProblems();
  checkDebt(problems, next, today);
  const owed = wholeBalanceIn(problems, input, next);
  checkEffectiveOn(problems, input.effectiveOn, next.startsOn, today);
  const { day } = await tx.one(firstBookedDay, debt.id);
  if (day !== null && next.startsOn > day) {
    problems.add('startsOn', `must not be after the first booking, of ${day}`);
  }
  problems.refuse();
  return owed;
}

async function refuseTooManyPayments(
  tx: Transaction,
  userId: string,
  next: RecordedLiability,
): Promise<void> {
  const problems = new InputProblems();
  await checkPlannedPayments(tx, problems, userId, next.id, next);
  problems.refuse();
}

function archivedOn(debt: RecordedLiability, archived: boolean, today: CivilDate) {
  return archived ? (debt.archivedOn ?? today) : null;
}

function earlierTermsOf(debt: RecordedLiability, input: UpdateLiabilityInput): Before<DebtPlan>[] {
  const { interestRatePercent, repaymentAmount, repaymentFrequency } = debt;
  const terms = { interestRatePercent, repaymentAmount, repaymentFrequency };
  return earlierTermsAfter(debt, terms, givenOf(input, TERMS), input.effectiveOn ?? null);
}
