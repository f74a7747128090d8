import * as rules from '@investing-platform/rules/trading/orders/refusals';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { PlatformError } from '../../../kernel/errors.ts';
import type { TradedAccount } from './accounts.sql.ts';

/**
 * What the account's state and its owner's limits do not allow.
 *
 * @param limits of the platform account; null where there are none
 * @returns ACCOUNT_RESTRICTED; ASSET_NOT_FRACTIONABLE; ORDER_REJECTED, naming the limit
 */
export function restrictionsOf(
  { status, provider }: TradedAccount,
  terms: OrderTerms,
  limits: rules.AccountLimits | null,
): PlatformError[] {
  return rules.restrictionsOf(status, terms, provider === 'PLATFORM' ? limits : null);
}

/** @throws {PlatformError} the first of these */
export function refuseRestricted(
  account: TradedAccount,
  terms: OrderTerms,
  limits: rules.AccountLimits | null,
): void {
  const [first] = restrictionsOf(account, terms, limits);
  if (first !== undefined) throw first;
}
