import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { requireActiveAccount } from '@investing-platform/rules/strategies/active-refusals';
import type { AccountChoice } from '@investing-platform/rules/trading/orders/account-choice';
import type { Realm } from '../../contract/realm.ts';
import { selectAccount } from '../../trading/accounts.ts';
import type { Account } from '../../world/entities.ts';

/**
 * The account that money is put to work in, once the person and the account may.
 *
 * @throws {PlatformError} NOT_FOUND, KYC_REQUIRED, AGREEMENT_REQUIRED, ACCOUNT_RESTRICTED
 */
export function requireInvestor(realm: Realm, choice: AccountChoice): Account {
  const { user } = realm;
  if (user === null) throw notFound('Account');
  const account = selectAccount(realm, user, choice);
  requireActiveAccount(account.isClosed ? 'CLOSED' : 'ACTIVE');
  if (account.tradingMode === 'LIVE' && !user.strategyDisclosureSigned) {
    throw agreementNeeded('STRATEGIES');
  }
  return account;
}
