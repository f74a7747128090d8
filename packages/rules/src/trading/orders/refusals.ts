import { PlatformError, refuse } from '../../refusals/platform-error.ts';
import { isOpen, type OrderStatus } from './status.ts';
import type { OrderTerms } from './terms.ts';

/** One thing that keeps an order from being taken. */
export interface OrderRefusal {
  readonly code: string;
  readonly message: string;
  /** As `params.quantity`. Null where no single field is wrong. */
  readonly field: string | null;
}

/** One for each field that is wrong. */
export function refusalsIn({ code, message, fields }: PlatformError): OrderRefusal[] {
  if (fields === undefined || fields.length === 0) return [{ code, message, field: null }];
  return fields.map((field) => ({ code, message: field.message, field: field.path }));
}

/** Gathers refusals where others would end with the first. */
export class Refusals {
  readonly found: OrderRefusal[] = [];

  add(...errors: readonly PlatformError[]): void {
    this.found.push(...errors.flatMap(refusalsIn));
  }

  /** Notes what was thrown as a refusal; faults go on. */
  caught(error: unknown): null {
    if (!(error instanceof PlatformError)) throw error;
    this.add(error);
    return null;
  }

  /** What the work answers; null where it refuses, which is noted. */
  unless<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      return this.caught(error);
    }
  }

  /** The same of work that takes its time. */
  async unlessLater<T>(work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      return this.caught(error);
    }
  }
}

/** What an account's owner has set for its orders, and what it comes to for one. */
export interface AccountLimits {
  readonly isSuspended: boolean;
  readonly isWholeOnly: boolean;
  readonly isTooLarge: boolean;
  readonly isLossReached: boolean;
}

const OF_STATUS = {
  RESTRICTED: 'The account is restricted: it takes no buy orders',
  DISCONNECTED: 'The credential of the account does not work: it takes no orders',
  CLOSED: 'The account is closed',
} as const;

/**
 * What the account's state and its owner's limits do not allow.
 *
 * @param limits of the platform account; null where there are none
 * @returns ACCOUNT_RESTRICTED; ASSET_NOT_FRACTIONABLE; ORDER_REJECTED, naming the limit
 */
export function restrictionsOf(
  status: 'ACTIVE' | keyof typeof OF_STATUS,
  { side, quantity }: Pick<OrderTerms, 'side' | 'quantity'>,
  limits: AccountLimits | null,
): PlatformError[] {
  const found: PlatformError[] = [];
  if (status !== 'ACTIVE' && (status !== 'RESTRICTED' || side === 'BUY')) {
    found.push(refuse('ACCOUNT_RESTRICTED', OF_STATUS[status]));
  }
  if (limits === null) return found;
  if (limits.isSuspended) {
    found.push(refuse('ACCOUNT_RESTRICTED', 'Trading is stopped by the setting suspendTrade'));
  }
  if (limits.isWholeOnly && !(quantity?.isInteger() ?? false)) {
    const message = 'The setting fractionalTrading allows orders for whole shares only';
    found.push(refuse('ASSET_NOT_FRACTIONABLE', message));
  }
  if (limits.isTooLarge) {
    const message = 'The order is worth more than the setting maxOrderNotional';
    found.push(refuse('ORDER_REJECTED', message));
  }
  if (limits.isLossReached && side === 'BUY') {
    const message = 'The loss of the day has reached the setting dailyLossLimit';
    found.push(refuse('ORDER_REJECTED', message));
  }
  return found;
}

/** An open order of the same person on the other side, at a price that this one would meet. */
export function washTrade(): PlatformError {
  return refuse(
    'WASH_TRADE',
    'An open order of yours on the other side could trade against this one; cancel it first',
  );
}

/** The caller's own name for the order is that of another one. */
export const nameInUse = (): PlatformError =>
  refuse('CONFLICT', 'Another order of yours has this clientOrderId');

export const onlyThere = (symbol: string, accountName: string): PlatformError =>
  refuse('ASSET_NOT_TRADABLE', `${symbol} can only be traded with its broker: ${accountName}`);

/** @throws {PlatformError} ORDER_NOT_CANCELABLE, with the order that took its place */
export function refuseUncancelable(order: {
  readonly status: OrderStatus;
  /** The order that has to make room before this one is sent. */
  readonly awaitsOrderId: string | null;
  readonly replacedByOrderId: string | null;
}): void {
  const { status, awaitsOrderId, replacedByOrderId } = order;
  if (!isOpen(status)) {
    const next = status === 'REPLACED' ? `; cancel ${replacedByOrderId} in its place` : '';
    throw refuse('ORDER_NOT_CANCELABLE', `The order is final: its status is ${status}${next}`);
  }
  if (status === 'PENDING_CANCEL') {
    throw refuse('ORDER_NOT_CANCELABLE', 'A cancel of the order is on its way to the market');
  }
  if (status !== 'PENDING_REPLACE' && awaitsOrderId === null) return;
  throw refuse('ORDER_NOT_CANCELABLE', 'An edit of the order is on its way to the market');
}

/** @throws {PlatformError} ORDER_NOT_EDITABLE, with the order that took its place */
export function refuseUneditable(order: {
  readonly status: string;
  readonly isEditable: boolean;
  readonly activeStrategyId: string | null;
  readonly replacedByOrderId: string | null;
}): void {
  if (order.activeStrategyId !== null) {
    throw refuse('ORDER_NOT_EDITABLE', 'The order belongs to an active strategy');
  }
  if (order.isEditable) return;
  const { status, replacedByOrderId } = order;
  const next = status === 'REPLACED' ? `; edit ${replacedByOrderId} in its place` : '';
  throw refuse('ORDER_NOT_EDITABLE', `The order cannot be edited: its status is ${status}${next}`);
}
