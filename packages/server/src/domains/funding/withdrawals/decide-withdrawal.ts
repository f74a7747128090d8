import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { TellDeps } from '../deps.ts';
import { applyEvent, WITHDRAWAL_JOB } from './apply-event.ts';
import { lockWithdrawalInAccount } from './lock-withdrawal.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawals.sql.ts';

/**
 * An operator's approval.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it was approved or has ended
 */
export async function approveWithdrawal(
  tx: Transaction,
  deps: TellDeps,
  id: string,
): Promise<WithdrawalRow> {
  const row = await theWithdrawal(tx, id);
  const checked = row.status === 'REQUESTED' ? await applyEvent(tx, deps, row, 'checked') : row;
  // Those that wait for an operator have no work planned.
  await requestJob(tx, { kind: WITHDRAWAL_JOB, key: id, runAt: deps.clock.now() });
  return applyEvent(tx, deps, checked, 'approved');
}

/**
 * An operator's refusal, of an approved one too until it goes to the bank: what was held is free
 * again.
 *
 * @param reason one sentence, which the person reads
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT; INVALID_STATE where it is on its way to the
 *   bank or has ended
 */
export async function rejectWithdrawal(
  tx: Transaction,
  deps: TellDeps,
  id: string,
  reason: string,
): Promise<WithdrawalRow> {
  const sentence = sentenceOf(reason);
  return applyEvent(tx, deps, await theWithdrawal(tx, id), 'rejected', { reason: sentence });
}

async function theWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow> {
  const known = isId(id) ? await tx.maybe(withdrawalById, id) : null;
  if (known === null) throw notFound('Withdrawal');
  return lockWithdrawalInAccount(tx, known);
}
