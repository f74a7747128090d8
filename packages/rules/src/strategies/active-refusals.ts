import type { ActiveStrategyStatus } from '@investing-platform/schema/operations';
import { type Decimal, toPlain } from '../numbers/decimal.ts';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';
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

/** @throws {PlatformError} BAD_USER_INPUT where neither money nor shares are put to work */
export function refuseNothing(value: Decimal): void {
  if (value.isZero()) throw badInput('params.amount', 'must be above 0, or bring shares in');
}

/** @throws {PlatformError} BAD_USER_INPUT for less than the strategy asks for */
export function refuseBelowLeast(value: Decimal, least: Decimal, currency: string): void {
  if (value.gte(least)) return;
  throw badInput('params.amount', `must come to ${toPlain(least)} ${currency} at least`);
}

/** @throws {PlatformError} ACCOUNT_RESTRICTED where nothing is put to work in the account */
export function requireActiveAccount(status: string): void {
  if (status === 'ACTIVE') return;
  throw refuse('ACCOUNT_RESTRICTED', `The account is ${status} at present`);
}

/** To be thrown where there is nothing to take new weights from. */
export const followsNone = (): PlatformError => refuse('INVALID_STATE', 'It follows no strategy');
