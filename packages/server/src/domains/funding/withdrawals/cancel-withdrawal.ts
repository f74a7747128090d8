import type { UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { turnOf } from '../../trading/index.ts';
import type { FundingDeps } from '../deps.ts';
import { applyEvent } from './apply-event.ts';
import { lockWithdrawalInAccount } from './lock-withdrawal.ts';
import { shownWithdrawal, type WithdrawalShown } from './shown.ts';
import { withdrawalOfUser } from './withdrawals.sql.ts';

export interface CancelInput {
  readonly id: string;
  readonly browser: string | null;
}

/**
 * Calls a withdrawal off before it is approved. What was held is free again.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE once it is approved, and where it has ended
 */
export async function cancelWithdrawal(
  deps: FundingDeps,
  { userId, ip }: UserActor,
  { id, browser }: CancelInput,
): Promise<WithdrawalShown> {
  return deps.db.transaction(async (tx) => {
    const own = await tx.maybe(withdrawalOfUser, userId, id);
    if (own === null) throw notFound('Withdrawal');
    const row = await lockWithdrawalInAccount(tx, own);
    return shownWithdrawal(
      await applyEvent(tx, deps, row, 'canceled', { whence: { ip, browser } }),
    );
  }, turnOf(userId));
}
