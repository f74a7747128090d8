import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { lockAccount } from '../../trading/index.ts';
import { stoppedStatus } from '../runs/run.ts';
import { endRun, openRuns } from '../runs/runs.sql.ts';
import { activeOfUser } from './actives.sql.ts';
import { moveActive } from './change-active.ts';

const openOfAccount = statement<{ id: string }, [userId: string, brokerAccountId: string]>(
  'strategies_open_of_account',
  `select id from active_strategies
   where user_id = $1 and broker_account_id = $2 and status <> 'CLOSED'
   order by id limit 1000 for update`,
);

/**
 * Closes the active strategies of an account that is started anew: what they held goes with all
 * else that the account held. None of their orders may be open.
 *
 * @param reason for the owner: why their runs ended
 * @returns how many were closed
 */
export async function closeStrategiesOfAccount(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  account: { readonly id: string; readonly userId: string },
  reason: string,
): Promise<number> {
  const { id: accountId, userId } = account;
  await lockAccount(tx, accountId);
  const open = await tx.all(openOfAccount, userId, accountId);
  for (const { id } of open) {
    for (const run of await tx.all(openRuns, id)) {
      const status = stoppedStatus('CANCELED', run.phase);
      await tx.run(endRun, { id: run.id, userId, now: deps.clock.now(), status, reason });
    }
    const active = await tx.one(activeOfUser, userId, id);
    await moveActive(tx, deps, active, { kind: 'emptied' });
  }
  return open.length;
}
