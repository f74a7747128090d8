import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { CryptoDeps } from '../deps.ts';
import { applyTransferEvent, lockTransferInAccount } from '../transfers/apply-event.ts';
import { type TransferRow, transferById } from '../transfers/transfers.sql.ts';
import { WITHDRAWAL_JOB } from './send-withdrawal.ts';

type DecideDeps = Pick<CryptoDeps, 'clock' | 'random' | 'secrets'>;

/**
 * An operator's approval: it is sent with the next run.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it was approved or has ended
 */
export async function approveCryptoWithdrawal(
  tx: Transaction,
  deps: DecideDeps,
  id: string,
): Promise<TransferRow> {
  const row = await theWithdrawal(tx, id);
  await applyTransferEvent(tx, deps, row, 'approved');
  await requestJob(tx, { kind: WITHDRAWAL_JOB, key: row.id, runAt: deps.clock.now() });
  return tx.one(transferById, row.id);
}

/**
 * An operator's refusal: what was held is free again.
 *
 * @param reason one sentence, which the person reads
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT; INVALID_STATE where it is being sent
 */
export async function rejectCryptoWithdrawal(
  tx: Transaction,
  deps: DecideDeps,
  id: string,
  reason: string,
): Promise<TransferRow> {
  const sentence = sentenceOf(reason);
  const row = await theWithdrawal(tx, id);
  const failure = { code: 'REFUSED_BY_PLATFORM', reason: sentence } as const;
  await applyTransferEvent(tx, deps, row, 'rejected', { failure });
  return tx.one(transferById, row.id);
}

async function theWithdrawal(tx: Transaction, id: string): Promise<TransferRow> {
  const known = isId(id) ? await tx.maybe(transferById, id) : null;
  if (known?.direction !== 'OUTGOING') throw notFound('Crypto withdrawal');
  return lockTransferInAccount(tx, known);
}
