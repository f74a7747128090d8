import { type PlatformError, refuse } from '../../../kernel/errors.ts';
import type { OrderTerms } from '../orders/order-terms.ts';
import type { AccountLimits } from './account-limits.ts';
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
  limits: AccountLimits | null,
): PlatformError[] {
  const found: PlatformError[] = [];
  if (status !== 'ACTIVE' && (status !== 'RESTRICTED' || terms.side === 'BUY')) {
    found.push(refuse('ACCOUNT_RESTRICTED', ACCOUNT_REFUSALS[status]));
  }
  if (limits === null || provider !== 'PLATFORM') return found;
  if (limits.isSuspended) {
    found.push(refuse('ACCOUNT_RESTRICTED', 'Trading is stopped by the setting suspendTrade'));
  }
  if (limits.isWholeOnly && !(terms.quantity?.isInteger() ?? false)) {
    const message = 'The setting fractionalTrading allows orders for whole shares only';
    found.push(refuse('ASSET_NOT_FRACTIONABLE', message));
  }
  if (limits.isTooLarge) {
    const message = 'The order is worth more than the setting maxOrderNotional';
    found.push(refuse('ORDER_REJECTED', message));
  }
  if (limits.isLossReached && terms.side === 'BUY') {
    const message = 'The loss of the day has reached the setting dailyLossLimit';
    found.push(refuse('ORDER_REJECTED', message));
  }
  return found;
}

/** @throws {PlatformError} the first of these */
export function refuseRestricted(
  account: TradedAccount,
  terms: OrderTerms,
  limits: AccountLimits | null,
): void {
  const [first] = restrictionsOf(account, terms, limits);
  if (first !== undefined) throw first;
}

const ACCOUNT_REFUSALS = {
  RESTRICTED: 'The account is restricted: it takes no buy orders',
  DISCONNECTED: 'The credential of the account does not work: it takes no orders',
  CLOSED: 'The account is closed',
} as const;
