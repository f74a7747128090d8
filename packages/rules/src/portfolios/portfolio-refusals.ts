import type { PortfolioKind } from '@investing-platform/schema/operations';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';

/**
 * Debts are recorded as such, and a mirror follows the account of a broker.
 *
 * @throws {PlatformError} INVALID_STATE
 */
export function refuseUnrecordable(
  kind: PortfolioKind,
  nothing: 'Nothing' | 'Nothing owned' = 'Nothing',
): void {
  if (kind !== 'LIABILITIES' && kind !== 'BROKER_MIRROR') return;
  throw refuse('INVALID_STATE', `${nothing} can be recorded in this portfolio`);
}

/** To be thrown for portfolios that stay as long as their owner, or as an account does. */
export const undeletable = (): PlatformError =>
  refuse('INVALID_STATE', 'A default portfolio or a broker mirror cannot be deleted');

/** To be thrown for the second watch of an address. */
export const watchedAlready = (cause?: unknown): PlatformError =>
  refuse('CONFLICT', 'You watch this address already', { cause });

/** What is said once an instrument is out of a portfolio. */
export const takenOut = (tradeCount: number): string =>
  `The instrument is taken out with ${tradeCount} trades.`;
