import type { Transaction } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { openNumber } from '../bank-accounts/sealed-number.ts';
import type { TellDeps } from '../deps.ts';
import {
  type FileRow,
  fileByMessage,
  fillFile,
  insertFile,
  paymentsOfFile,
} from './bank-files.sql.ts';
import { type OwnAccount, paymentFile } from './pain-001.ts';

export interface ExportedPayments {
  readonly messageId: string;
  readonly count: number;
  /** The file, as the bank takes it. */
  readonly text: string;
}

const MAX_PAYMENTS = 1_000;
const PREFIX = 'IP';

/**
 * Puts the payments that wait into a file: each goes into one file, once. Null where none waits.
 *
 * @param from the account that they are paid from, in their currency
 */
export async function exportPayments(
  tx: Transaction,
  deps: TellDeps,
  from: OwnAccount,
): Promise<ExportedPayments | null> {
  const id = newId(deps.clock, deps.random);
  const messageId = `${PREFIX}${id.replaceAll('-', '')}`;
  const { currency } = from;
  const file = { id, messageId, hash: null, currency, madeAt: deps.clock.now() };
  const count = await tx.run(fillFile, id, currency, MAX_PAYMENTS);
  if (count === 0) return null;
  tx.send(...insertFile({ ...file, kind: 'PAYMENTS' }));
  return written(tx, deps, from, file);
}

/**
 * A file as it was made, for an operator who has lost it. A bank refuses to take it twice by its
 * message id.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function exportAgain(
  tx: Transaction,
  deps: TellDeps,
  accounts: readonly OwnAccount[],
  messageId: string,
): Promise<ExportedPayments> {
  const file = await tx.maybe(fileByMessage, 'PAYMENTS', messageId);
  const from = accounts.find(({ currency }) => currency === file?.currency);
  if (file === null || from === undefined) throw notFound('File of payments');
  return written(tx, deps, from, file);
}

async function written(
  tx: Transaction,
  deps: TellDeps,
  from: OwnAccount,
  { id, messageId, madeAt }: Pick<FileRow, 'id' | 'messageId' | 'madeAt'>,
): Promise<ExportedPayments> {
  const rows = await tx.all(paymentsOfFile, id);
  const payments = rows.map((row) => ({ ...row, accountNumber: openNumber(deps, row) }));
  const text = paymentFile(messageId, madeAt, from, payments);
  return { messageId, count: payments.length, text };
}
