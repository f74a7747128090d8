import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import type { Transaction } from '../../db/database.ts';
import { lockPerson } from '../../db/locks/lock-person.ts';
import { liveAccount } from '../funding/index.ts';
import { hasSigned } from '../kyc/index.ts';
import type { TradedAccount } from '../trading/index.ts';

/**
 * The platform account of a person who may receive and send crypto assets. Person and account stay
 * locked.
 *
 * @throws {PlatformError} KYC_REQUIRED; AGREEMENT_REQUIRED; ACCOUNT_RESTRICTED
 */
export async function cryptoAccount(tx: Transaction, userId: string): Promise<TradedAccount> {
  await tx.one(lockPerson, userId);
  const account = await liveAccount(tx, userId);
  await requireCryptoAgreement(tx, userId);
  return account;
}

/** @throws {PlatformError} AGREEMENT_REQUIRED */
export async function requireCryptoAgreement(tx: Transaction, userId: string): Promise<void> {
  if (await hasSigned(tx, userId, 'CRYPTO')) return;
  throw agreementNeeded('CRYPTO');
}
