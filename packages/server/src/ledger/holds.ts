import type { Transaction } from '../db/interface.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';
import { post } from './post.ts';
import type { EntryKind, LedgerDeps } from './posting.ts';

/** An amount that an open order or withdrawal keeps from being used twice. */
export interface Hold {
  /** The broker account. */
  readonly ownerId: string;
  readonly userId: string;
  readonly of: 'cash' | 'position';
  /** Currency code of cash, asset id of a position. */
  readonly asset: string;
  /** Above zero. */
  readonly amount: Decimal;
  /** What holds it, as `order` and its id. */
  readonly sourceType: string;
  readonly sourceId: string;
}

/**
 * Moves an available amount under a hold.
 *
 * @returns the id of the entry
 * @throws {PlatformError} INSUFFICIENT_FUNDS or INSUFFICIENT_QUANTITY where less is available
 */
export function hold(tx: Transaction, deps: LedgerDeps, request: Hold): Promise<string> {
  return move(tx, deps, 'HOLD', request, request.amount);
}

/**
 * Makes an amount under a hold available again, as cancels and expiry do.
 *
 * @returns the id of the entry
 * @throws {PlatformError} INSUFFICIENT_FUNDS or INSUFFICIENT_QUANTITY where less is held
 */
export function release(tx: Transaction, deps: LedgerDeps, request: Hold): Promise<string> {
  return move(tx, deps, 'RELEASE', request, request.amount.negated());
}

async function move(
  tx: Transaction,
  deps: LedgerDeps,
  kind: EntryKind,
  request: Hold,
  held: Decimal,
): Promise<string> {
  invariant(request.amount.isPositive() && !request.amount.isZero(), 'a hold is above zero');
  const { ownerId, userId, of, asset, sourceType, sourceId } = request;
  return post(tx, deps, {
    kind,
    userId,
    sourceType,
    sourceId,
    lines: [
      { account: { ownerId, kind: of, asset }, amount: held.negated() },
      {
        account: { ownerId, kind: of === 'cash' ? 'cash_hold' : 'position_hold', asset },
        amount: held,
      },
    ],
  });
}
