import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import {
  type AccountChoice,
  isChosen,
  missingAccount,
} from '@investing-platform/rules/trading/orders/account-choice';
import type { Reader, Transaction } from '../../../db/database.ts';
import { badInput } from '../../../kernel/errors.ts';
import { tradingPermission } from '../../account/index.ts';
import { checkNeeded } from '../../kyc/index.ts';
import { chosenAccounts, lockAccounts, type TradedAccount } from './accounts.sql.ts';

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
  await requirePermission(tx, userId, account, choice);
  return account ?? missingAccount(choice);
}

/** The same account as it is read, without a lock and whether or not the person may trade. */
export async function readAccount(
  reader: Reader,
  userId: string,
  choice: AccountChoice,
): Promise<TradedAccount | null> {
  return theOne(await reader.all(chosenAccounts, ...named(userId, choice)));
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
  return (await lockChosen(tx, userId, choice)) ?? missingAccount(choice);
}

async function lockChosen(
  tx: Transaction,
  userId: string,
  choice: AccountChoice,
): Promise<TradedAccount | null> {
  return theOne(await tx.all(lockAccounts, ...named(userId, choice)));
}

const named = (userId: string, { brokerAccountId, brokerCredentialId }: AccountChoice) =>
  [userId, brokerAccountId ?? null, brokerCredentialId ?? null] as const;

function theOne([account, other]: readonly TradedAccount[]): TradedAccount | null {
  if (other === undefined) return account ?? null;
  throw badInput('params.brokerAccountId', 'is required: the credential has several accounts');
}

/**
 * Of the platform account, whether there is one yet or not.
 *
 * @throws {PlatformError} KYC_REQUIRED; AGREEMENT_REQUIRED
 */
export async function requirePermission(
  reader: Reader,
  userId: string,
  account: TradedAccount | null,
  choice: AccountChoice,
): Promise<void> {
  const isPlatform = account === null ? !isChosen(choice) : account.provider === 'PLATFORM';
  if (!isPlatform) return;
  const { kycApproved, agreementSigned } = await tradingPermission(reader, userId);
  if (!kycApproved) throw await checkNeeded(reader, userId, BEFORE_APPROVAL.trade);
  if (!agreementSigned) throw agreementNeeded('TRADING');
}
