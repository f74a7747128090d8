import type { ActiveStrategyStatus, StrategyStatus } from '@investing-platform/schema/operations';
import type { Decimal } from '../decimal.ts';
import { badInput, refuse } from '../platform-error.ts';
import { refusalWhile } from './active-strategy.ts';

/** @throws {PlatformError} INVALID_STATE */
export function refuseClosed(active: { readonly status: ActiveStrategyStatus }): void {
  if (active.status === 'CLOSED') throw refuse('INVALID_STATE', refusalWhile('CLOSED'));
}

/** @throws {PlatformError} CONFLICT while a run is open */
export function refuseAnotherRun(isOpen: boolean): void {
  if (isOpen) throw refuse('CONFLICT', 'A run is open');
}

/** @throws {PlatformError} CONFLICT while a liquidation is open */
export function refuseAnotherLiquidation(isOpen: boolean): void {
  if (isOpen) throw refuse('CONFLICT', 'A liquidation is open');
}

/** @throws {PlatformError} BAD_USER_INPUT: shares that are kept are no amount of money */
export function refuseAmountOfShares(amount: string | null | undefined, keepShares: boolean): void {
  if (keepShares && amount != null)
    throw badInput('params.keepShares', 'goes with a percent alone');
}

/** @throws {PlatformError} BAD_USER_INPUT for all that it is worth, or more */
export function refuseWholeAmount(amount: Decimal, worth: string): void {
  if (amount.lessThan(worth)) return;
  throw badInput('params.size.amount', 'must be less than it is worth; take out 100 percent');
}

/** @throws {PlatformError} INVALID_STATE */
export function requirePublished(strategy: { readonly status: StrategyStatus }): void {
  if (strategy.status !== 'PUBLISHED') {
    throw refuse('INVALID_STATE', 'The strategy is not published');
  }
}
