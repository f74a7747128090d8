import { requireBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import { notPayableYet } from '@investing-platform/rules/funding/banks/withdrawal-terms';
import type { Transaction } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type BankAccountRow, bankAccountsFor } from '../bank-accounts/bank-accounts.sql.ts';
import { isUsable, standing } from '../bank-accounts/standing.ts';
import type { FundingDeps } from '../deps.ts';

interface Wanted {
  readonly payoutCurrency: string;
  readonly bankAccountId?: string | null | undefined;
}

/**
 * The bank account that a withdrawal goes to: the saved one of the currency. The person is locked.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency that is not paid out, NOT_FOUND where no
 *   account is saved or another is named, INVALID_STATE where it cannot be paid to yet
 */
export async function payableAccount(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  userId: string,
  { payoutCurrency, bankAccountId }: Wanted,
): Promise<BankAccountRow> {
  requireBankCurrency('params.payoutCurrency', payoutCurrency);
  const now = deps.clock.now();
  const rows = await tx.all(bankAccountsFor, userId, 'WITHDRAWAL', payoutCurrency);
  const { current, replacement } = standing(rows, now);
  const wanted =
    bankAccountId == null
      ? current
      : [current, replacement].find((row) => row?.id === bankAccountId.toLowerCase());
  if (wanted == null) throw notFound('Saved bank account');
  if (wanted !== current || !isUsable(wanted, now)) throw notPayableYet();
  return wanted;
}
