import { noBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import type { UserActor } from '../../../kernel/actor.ts';
import type { ReceivingAccount, TransferMethod } from '../../../ports/bank-rail.ts';
import type { FundingDeps } from '../deps.ts';
import { requireIdentity } from '../live-account.ts';
import { referenceOf } from './reference.ts';

/** Where to send money, and what to write beside it. */
export interface BankDetail extends ReceivingAccount {
  readonly currency: string;
  readonly reference: string;
  readonly bankAddress: null;
}

type DetailDeps = Pick<FundingDeps, 'db' | 'random' | 'bankRail'>;

/** How money in a currency usually comes. Null for one that the platform takes none of. */
export function usualMethod(currency: string): TransferMethod | null {
  if (currency === 'NZD') return 'LOCAL';
  return currency === 'USD' ? 'WIRE' : null;
}

/** Null where the platform takes none of the currency. */
export function detailFor(
  { bankRail }: Pick<FundingDeps, 'bankRail'>,
  currency: string,
  method: TransferMethod | null,
  reference: string,
): BankDetail | null {
  const account = method === null ? null : bankRail.receivingAccount(currency, method);
  return account === null ? null : { ...account, currency, reference, bankAddress: null };
}

/**
 * Where the person sends money, with the permanent reference.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency that is not taken; KYC_REQUIRED
 */
export async function getBankDetail(
  deps: DetailDeps,
  { userId }: UserActor,
  currency: string,
  method: TransferMethod | null = usualMethod(currency),
): Promise<BankDetail> {
  const account = method === null ? null : deps.bankRail.receivingAccount(currency, method);
  if (account === null) throw noBankCurrency('params.currency');
  await requireIdentity(deps.db, userId);
  const reference = await referenceOf(deps.db, deps, userId);
  return { ...account, currency, reference, bankAddress: null };
}
