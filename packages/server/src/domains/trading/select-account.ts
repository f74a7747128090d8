import type { Transaction } from '../../db/database.ts';
import { badInput, notFound, refuse } from '../../kernel/errors.ts';
import { tradingPermission } from '../account/index.ts';
import { lockAccounts, type TradedAccount } from './accounts.sql.ts';

export interface AccountChoice {
  readonly brokerAccountId?: string | null | undefined;
  readonly brokerCredentialId?: string | null | undefined;
}

/**
 * The account that an order trades for: the one named, the one behind the credential named, else
 * the platform account in live mode. It stays locked, so that its orders are taken in turn.
 *
 * @throws {PlatformError} NOT_FOUND for accounts and credentials that are not the person's;
 *   BAD_USER_INPUT where the credential has several accounts; KYC_REQUIRED and AGREEMENT_REQUIRED
 *   for the platform account
 */
export async function selectAccount(
  tx: Transaction,
  userId: string,
  choice: AccountChoice,
): Promise<TradedAccount> {
  const account = await lockChosen(tx, userId, choice);
  const isPlatform =
    account === null
      ? choice.brokerAccountId == null && choice.brokerCredentialId == null
      : account.provider === 'PLATFORM';
  if (isPlatform) await requirePermission(tx, userId);
  return account ?? missing(choice);
}

/**
 * The same, whether or not the person may trade: to get out, and to read.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the credential has several accounts
 */
export async function findAccount(
  tx: Transaction,
  userId: string,
  choice: AccountChoice,
): Promise<TradedAccount> {
  return (await lockChosen(tx, userId, choice)) ?? missing(choice);
}

async function lockChosen(
  tx: Transaction,
  userId: string,
  choice: AccountChoice,
): Promise<TradedAccount | null> {
  const accountId = choice.brokerAccountId ?? null;
  const credentialId = choice.brokerCredentialId ?? null;
  const [account, other] = await tx.all(lockAccounts, userId, accountId, credentialId);
  if (other === undefined) return account ?? null;
  throw badInput('params.brokerAccountId', 'is required: the credential has several accounts');
}

function missing({ brokerCredentialId }: AccountChoice): never {
  throw notFound(brokerCredentialId == null ? 'Broker account' : 'Broker credential');
}

async function requirePermission(tx: Transaction, userId: string): Promise<void> {
  const { kycApproved, agreementSigned } = await tradingPermission(tx, userId);
  if (!kycApproved) {
    throw refuse('KYC_REQUIRED', 'Trading for real needs an approved identity check');
  }
  if (!agreementSigned) {
    throw refuse('AGREEMENT_REQUIRED', 'Trading for real needs the signed customer agreement');
  }
}
