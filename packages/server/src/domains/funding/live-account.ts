import { accountOwes } from '@investing-platform/rules/funding/taken-deposit';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import type { Transaction } from '../../db/database.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { tradingPermission } from '../account/index.ts';
import { checkNeeded } from '../kyc/index.ts';
import { findAccount, type TradedAccount } from '../trading/index.ts';

/**
 * The account that a person's money goes into and comes out of, locked to the end of the
 * transaction.
 *
 * @throws {PlatformError} KYC_REQUIRED before the account is open; ACCOUNT_RESTRICTED
 */
export async function liveAccount(tx: Transaction, userId: string): Promise<TradedAccount> {
  const account = await openAccount(tx, userId);
  if (account.status === 'ACTIVE') return account;
  throw accountOwes();
}

/**
 * The same, whether or not it is restricted: money that comes in pays what is owed.
 *
 * @throws {PlatformError} KYC_REQUIRED
 */
export async function openAccount(tx: Transaction, userId: string): Promise<TradedAccount> {
  await requireIdentity(tx, userId);
  try {
    return await findAccount(tx, userId, {});
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'NOT_FOUND') throw error;
    throw await checkNeeded(tx, userId, BEFORE_APPROVAL.account);
  }
}

/** @throws {PlatformError} KYC_REQUIRED */
export async function requireIdentity(
  reader: Parameters<typeof tradingPermission>[0],
  userId: string,
): Promise<void> {
  const { kycApproved } = await tradingPermission(reader, userId);
  if (kycApproved) return;
  throw await checkNeeded(reader, userId, BEFORE_APPROVAL.moveMoney);
}
