import type { UserActor } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { viewAllDeposits, viewDeposit } from '../../brokerage/index.ts';
import type { FundingDeps } from '../deps.ts';
import { lockDepositOfUser } from './deposits.sql.ts';

/**
 * Notes that the person has seen a completed deposit.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a deposit that is not completed
 */
export async function markDepositAsViewed(
  deps: Pick<FundingDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  { id }: { readonly id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const deposit = await tx.maybe(lockDepositOfUser, userId, id);
    if (deposit === null) throw notFound('Deposit');
    if (deposit.status !== 'COMPLETED') {
      throw refuse('INVALID_STATE', `The deposit is ${deposit.status}: it is not completed`);
    }
    await tx.run(viewDeposit, id, deps.clock.now());
  });
}

/** Notes that the person has seen all; returns the ids of those that were new to them. */
export async function markAllDepositsAsViewed(
  deps: Pick<FundingDeps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<string[]> {
  const rows = await deps.db.transaction((tx) => tx.all(viewAllDeposits, userId, deps.clock.now()));
  return rows.map(({ id }) => id);
}
