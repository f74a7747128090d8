import { requireBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import type { BankAccountPurpose } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import type { FundingDeps } from '../deps.ts';
import { bankAccountsFor } from './bank-accounts.sql.ts';
import { type BankAccountShown, shownIn } from './shown.ts';
import { standing } from './standing.ts';

/**
 * The account that is paid to in a currency, with the one that waits to take its place. One
 * statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency that the platform does not pay out
 */
export async function fetchBankAccount(
  deps: Pick<FundingDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  purpose: BankAccountPurpose,
  { currency }: { readonly currency: string },
): Promise<BankAccountShown | null> {
  requireBankCurrency('params.currency', currency);
  const rows = await deps.db.all(bankAccountsFor, userId, purpose, currency);
  const stands = standing(rows, deps.clock.now());
  return stands.current === null ? null : shownIn(stands, stands.current);
}
