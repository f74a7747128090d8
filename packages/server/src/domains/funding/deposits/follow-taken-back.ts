import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain } from '../../../kernel/decimal.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import { postToUser } from '../../account/index.ts';
import { keepTakenBack } from '../../brokerage/index.ts';
import type { TellDeps } from '../deps.ts';
import { mailTakenBack } from './return-deposit.ts';

/**
 * Has a deposit follow how much of its charge is gone, and mails the person what has changed.
 *
 * @param reason one sentence, which the person reads; null where nothing is gone any more
 */
export async function followTakenBack(
  tx: Transaction,
  deps: TellDeps,
  depositId: string,
  told: { readonly gone: Decimal; readonly reason: string | null },
): Promise<void> {
  const { gone } = told;
  const reason = told.reason === null ? null : sentenceOf(told.reason);
  const before = await keepTakenBack(tx, deps, depositId, { gone, reason });
  if (before === null) return;
  const { userId, amount, currency } = before;
  const more = gone.minus(before.takenBack);
  const change = `${toPlain(more.abs())} ${currency}`;
  if (more.isPositive()) {
    const isWhole = more.equals(amount);
    const what = isWhole ? `your deposit of ${change}` : `${change} of your deposit`;
    await mailTakenBack(tx, deps, userId, { isWhole, what, reason: reason ?? '' });
    return;
  }
  await postToUser(tx, deps, userId, {
    subject: 'A deposit came back to you',
    text: [
      'Hello,',
      '',
      `${change} came back that had been taken out of your deposit of`,
      `${toPlain(amount)} ${currency}.`,
      '',
      'It is in your cash again. What your account owed was paid from it first.',
      '',
    ].join('\n'),
  });
}
