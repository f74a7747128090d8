import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
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

const sealedByAnother = statement<
  Pick<BankAccountRow, 'id' | 'sealedNumber'>,
  [keyId: string, limit: number]
>(
  'funding_numbers_sealed_by_another',
  `select id, sealed_number as "sealedNumber" from bank_accounts
   where split_part(sealed_number, '.', 1) <> $1 order by id limit $2::int for update`,
);

const reseal = statement<never, [id: string, sealed: string]>(
  'funding_reseal_number',
  'update bank_accounts set sealed_number = $2 where id = $1',
);

const ROWS_AT_ONCE = 500;
const MOST_ROUNDS = 20_000;

/**
 * Seals every number that another key has sealed with the current one, so that the other can go.
 *
 * @returns how many were sealed anew
 * @throws {Error} where a number opens with none of the keys
 */
export async function resealBankAccounts(tx: Transaction, deps: SealDeps): Promise<number> {
  let count = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = await tx.all(sealedByAnother, deps.secrets.keyId, ROWS_AT_ONCE);
    for (const row of rows) {
      await tx.run(reseal, row.id, sealNumber(deps, row.id, openNumber(deps, row)));
    }
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return count;
}
