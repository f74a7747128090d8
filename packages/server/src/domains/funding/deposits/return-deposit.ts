import type { Transaction } from '../../../db/database.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import { postToUser } from '../../account/index.ts';
import { type DepositRow, returnDeposit } from '../../brokerage/index.ts';
import type { TellDeps } from '../deps.ts';

/**
 * What the bank took back. What is not in the cash any more is owed, and the account is restricted
 * until it is paid. The person is mailed.
 *
 * @param reason one sentence, which the person reads
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT; INVALID_STATE where it has ended already
 */
export async function takeDepositBack(
  tx: Transaction,
  deps: TellDeps,
  id: string,
  reason: string,
): Promise<DepositRow> {
  const sentence = sentenceOf(reason);
  if (!isId(id)) throw notFound('Deposit');
  const deposit = await returnDeposit(tx, deps, id, sentence);
  const { amount, currency, userId } = deposit;
  const what = `your deposit of ${toPlain(amount)} ${currency}`;
  await mailTakenBack(tx, deps, userId, { isWhole: true, what, reason: sentence });
  return deposit;
}

export async function mailTakenBack(
  tx: Transaction,
  deps: TellDeps,
  userId: string,
  told: { readonly isWhole: boolean; readonly what: string; readonly reason: string },
): Promise<void> {
  const { isWhole, what, reason } = told;
  await postToUser(tx, deps, userId, {
    subject: isWhole ? 'A deposit was taken back' : 'A part of a deposit was taken back',
    text: [
      'Hello,',
      '',
      `the bank took ${what} back:`,
      reason,
      '',
      'What was in your cash for it is gone again. If that was not enough, your account owes the',
      'rest, and takes no buy orders and withdrawals until it is paid in.',
      '',
    ].join('\n'),
  });
}
