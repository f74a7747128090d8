import { TAKEN_DESCRIPTIONS } from '@investing-platform/rules/funding/taken-deposit';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { roundCash } from '../../../kernel/money.ts';
import { depositCash, takeBackDeposit } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { transferOf } from './credit-deposit.ts';
import { type DepositRow, noteReturned } from './deposits.sql.ts';

type StoreDeps = Pick<BrokerageDeps, 'clock' | 'random'>;

/**
 * Takes out of the cash what is gone of a deposit that was added, or puts back what came back, so
 * that so much of what it added is gone, and no more. What is not there to be taken is owed, and
 * what comes back pays that first.
 */
export async function keepReturned(
  tx: Transaction,
  deps: StoreDeps,
  deposit: DepositRow,
  gone: Decimal,
): Promise<void> {
  const { id, userId, creditedAmount, creditedCurrency, returnedAmount } = deposit;
  invariant(creditedAmount !== null && creditedCurrency !== null, 'what returns had arrived');
  const taken = gone.minus(returnedAmount);
  if (taken.isZero()) return;
  const transfer = transferOf(deposit, creditedCurrency, taken.abs());
  if (taken.isPositive()) {
    const description = gone.equals(creditedAmount)
      ? TAKEN_DESCRIPTIONS.whole
      : TAKEN_DESCRIPTIONS.part;
    await takeBackDeposit(tx, deps, userId, { ...transfer, description });
  } else {
    await depositCash(tx, deps, userId, { ...transfer, description: TAKEN_DESCRIPTIONS.back });
  }
  await tx.run(noteReturned, id, toPlain(gone));
}

/** What is gone of what a deposit added, where so much is gone of what was sent. */
export function shareOf(
  {
    amount,
    creditedAmount,
    creditedCurrency,
  }: Pick<DepositRow, 'amount' | 'creditedAmount' | 'creditedCurrency'>,
  gone: Decimal,
): Decimal {
  if (creditedAmount === null || creditedCurrency === null) return ZERO;
  // All of it is exactly what was added, whatever the exchange has rounded.
  if (gone.equals(amount)) return decimal(creditedAmount);
  return roundCash(gone.times(creditedAmount).div(amount), creditedCurrency);
}
