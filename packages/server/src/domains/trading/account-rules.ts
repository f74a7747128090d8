import { refuse } from '../../kernel/errors.ts';
import type { AccountLimits } from './account-limits.ts';
import type { TradedAccount } from './accounts.sql.ts';
import type { OrderTerms } from './order-terms.ts';

/**
 * Refuses what the account's state and its owner's limits do not allow.
 *
 * @param limits of the platform account; null where there are none
 * @throws {PlatformError} ACCOUNT_RESTRICTED; ASSET_NOT_FRACTIONABLE; ORDER_REJECTED, naming the
 *   limit
 */
export function refuseRestricted(
  { status, provider }: TradedAccount,
  terms: OrderTerms,
  limits: AccountLimits | null,
): void {
  if (status !== 'ACTIVE' && (status !== 'RESTRICTED' || terms.side === 'BUY')) {
    throw refuse('ACCOUNT_RESTRICTED', ACCOUNT_REFUSALS[status]);
  }
  if (limits === null || provider !== 'PLATFORM') return;
  if (limits.isSuspended) {
    throw refuse('ACCOUNT_RESTRICTED', 'Trading is stopped by the setting suspendTrade');
  }
  if (limits.isWholeOnly && !(terms.quantity?.isInteger() ?? false)) {
    const message = 'The setting fractionalTrading allows orders for whole shares only';
    throw refuse('ASSET_NOT_FRACTIONABLE', message);
  }
  if (limits.isTooLarge) {
    throw refuse('ORDER_REJECTED', 'The order is worth more than the setting maxOrderNotional');
  }
  if (limits.isLossReached && terms.side === 'BUY') {
    throw refuse('ORDER_REJECTED', 'The loss of the day has reached the setting dailyLossLimit');
  }
}

const ACCOUNT_REFUSALS = {
  RESTRICTED: 'The account is restricted: it takes no buy orders',
  DISCONNECTED: 'The credential of the account does not work: it takes no orders',
  CLOSED: 'The account is closed',
} as const;
