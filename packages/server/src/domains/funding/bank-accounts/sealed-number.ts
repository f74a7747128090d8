import type { Transaction } from '../../../db/database.ts';
import { resealing } from '../../../db/reseal.ts';
import type { FundingDeps } from '../deps.ts';
import type { BankAccountRow } from './bank-accounts.sql.ts';

type SealDeps = Pick<FundingDeps, 'secrets'>;

const context = (id: string): string => `bank-account:${id}`;

export function sealNumber({ secrets }: SealDeps, id: string, number: string): string {
  return secrets.seal(number, context(id));
}

/** The whole number: for payments, and to tell whether it is the same as another. */
export function openNumber(
  { secrets }: SealDeps,
  { id, sealedNumber }: Pick<BankAccountRow, 'id' | 'sealedNumber'>,
): string {
  return secrets.open(sealedNumber, context(id));
}

const resealNumbers = resealing({
  table: 'bank_accounts',
  key: 'id',
  column: 'sealed_number',
  contextOf: context,
});

/**
 * Seals every number that another key has sealed with the current one, so that the other can go.
 *
 * @returns how many were sealed anew
 * @throws {Error} where a number opens with none of the keys
 */
export function resealBankAccounts(tx: Transaction, { secrets }: SealDeps): Promise<number> {
  return resealNumbers(tx, secrets);
}
