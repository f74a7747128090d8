import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { type Line, post, release, system } from '../../../ledger/index.ts';
import { payDebt, recordActivity } from '../../trading/index.ts';
import type { TellDeps } from '../deps.ts';
import type { CashEffect } from './withdrawal.ts';
import type { WithdrawalRow } from './withdrawals.sql.ts';

type CashDeps = Pick<TellDeps, 'clock' | 'random'>;

/** What a withdrawal takes from the cash. */
function costOf({ amount, fee }: Pick<WithdrawalRow, 'amount' | 'fee'>): Decimal {
  return decimal(amount).plus(fee);
}

/** What a withdrawal has under a hold from its request until it is paid or comes to nothing. */
export function holdOf(
  row: Pick<WithdrawalRow, 'id' | 'userId' | 'brokerAccountId' | 'amount' | 'fee' | 'currency'>,
) {
  return {
    ownerId: row.brokerAccountId,
    userId: row.userId,
    of: 'cash' as const,
    asset: row.currency,
    amount: costOf(row),
    sourceType: 'withdrawal',
    sourceId: row.id,
  };
}

/** Does to the cash what a step of the withdrawal asks for. */
export async function moveCash(
  tx: Transaction,
  deps: CashDeps,
  row: WithdrawalRow,
  effect: CashEffect,
): Promise<void> {
  switch (effect) {
    case 'NONE':
      return;
    case 'PAY_OUT':
      return payOut(tx, deps, row);
    case 'RELEASE':
      await release(tx, deps, holdOf(row));
      break;
    case 'ADD_AGAIN':
      await addAgain(tx, deps, row);
      break;
  }
  // What has come free pays first what a returned deposit left owing.
  const account = { id: row.brokerAccountId };
  await payDebt(tx, deps, row.userId, { account, currency: row.currency });
}

async function payOut(tx: Transaction, deps: CashDeps, row: WithdrawalRow): Promise<void> {
  const entryId = await enter(tx, deps, row, linesOf(row, 'cash_hold'));
  await tellOfCash(tx, deps, row, entryId, 'Cash was paid out to your bank account', -1);
}

/** Everything as it was before, the fee included. */
async function addAgain(tx: Transaction, deps: CashDeps, row: WithdrawalRow): Promise<void> {
  const lines = linesOf(row, 'cash').map((line) => ({ ...line, amount: line.amount.negated() }));
  const entryId = await enter(tx, deps, row, lines);
  await tellOfCash(tx, deps, row, entryId, 'A withdrawal came back from the bank', 1);
}

function enter(
  tx: Transaction,
  deps: CashDeps,
  { userId, id }: WithdrawalRow,
  lines: readonly Line[],
): Promise<string> {
  return post(tx, deps, {
    kind: 'WITHDRAWAL',
    userId,
    sourceType: 'withdrawal',
    sourceId: id,
    lines: lines.filter(({ amount }) => !amount.isZero()),
  });
}

/** Where the money goes: out of the account, through an exchange if there is one, to the bank. */
function linesOf(row: WithdrawalRow, from: 'cash' | 'cash_hold'): Line[] {
  const { brokerAccountId: ownerId, currency, payoutCurrency, fee, payoutAmount, midRate } = row;
  invariant(payoutAmount !== null, 'the rate is settled before the payment');
  const [amount, payout] = [decimal(row.amount), decimal(payoutAmount)];
  const lines: Line[] = [
    { account: { ownerId, kind: from, asset: currency }, amount: costOf(row).negated() },
    { account: system('fees', currency), amount: decimal(fee) },
    { account: system('external_bank', payoutCurrency), amount: payout },
  ];
  if (currency === payoutCurrency) return lines;
  invariant(midRate !== null, 'an exchange has a rate');
  const gross = amount.times(midRate);
  return [
    ...lines,
    { account: system('fx', currency), amount },
    { account: system('fx', payoutCurrency), amount: gross.negated() },
    { account: system('fees', payoutCurrency), amount: gross.minus(payout) },
  ];
}

async function tellOfCash(
  tx: Transaction,
  deps: CashDeps,
  row: WithdrawalRow,
  entryId: string,
  description: string,
  sign: 1 | -1,
): Promise<void> {
  const owner = { userId: row.userId, brokerAccountId: row.brokerAccountId };
  const shared = { entryId, owner, currency: row.currency };
  await recordActivity(tx, deps, {
    ...shared,
    type: 'WITHDRAWAL',
    netAmount: decimal(row.amount).times(sign),
    description,
  });
  const fee = decimal(row.fee);
  if (fee.isZero()) return;
  const netAmount = fee.times(sign);
  await recordActivity(tx, deps, { ...shared, type: 'FEE', netAmount, description: FEE });
}

const FEE = 'Fee of a withdrawal';
