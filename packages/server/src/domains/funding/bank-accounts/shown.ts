import type { BankAccountFailureCode } from '@investing-platform/schema/operations';
import type { BankAccountRow } from './bank-accounts.sql.ts';
import type { Standing } from './standing.ts';

/** A bank account as its owner sees it: without its number. */
export interface BankAccountShown
  extends Omit<BankAccountRow, 'userId' | 'sealedNumber' | 'deletedAt'> {
  readonly failureCode: BankAccountFailureCode | null;
  readonly replacement: BankAccountShown | null;
}

function shownBankAccount(
  row: BankAccountRow,
  replacement: BankAccountRow | null = null,
): BankAccountShown {
  const { userId: _, sealedNumber: _s, deletedAt: _d, ...account } = row;
  return {
    ...account,
    failureCode: row.status === 'REJECTED' ? 'HOLDER_NAME_MISMATCH' : null,
    replacement: replacement === null ? null : shownBankAccount(replacement),
  };
}

/** One of the accounts in a standing, with its replacement where it is the one in use. */
export function shownIn(
  { current, replacement }: Standing<BankAccountRow>,
  row: BankAccountRow,
): BankAccountShown {
  return shownBankAccount(row, row.id === current?.id ? replacement : null);
}
