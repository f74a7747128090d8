import type { Database } from '../../../db/database.ts';
import { balancesOf, type Trader } from '../../trading/trading.fixture.ts';
import { type FundingWorld, later, work } from '../funding.fixture.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import {
  type CreateWithdrawalInput,
  createWithdrawalRequest,
} from './create-withdrawal-request.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import { withdrawalOfUser } from './withdrawals.sql.ts';

export const MINUTE = 60_000;

/** What tests do with the withdrawals of one person. */
export function withdrawalsOf(world: FundingWorld, owner: Trader) {
  const { deps } = world;
  const db: Database = deps.db;
  return {
    /** 100 USD, with what differs. */
    ask(differing: Partial<CreateWithdrawalInput> = {}, config: object = {}) {
      const input = { amount: '100', currency: 'USD', ...differing };
      const changed = { ...deps, config: { ...deps.config, ...config } };
      return createWithdrawalRequest(changed, owner.actor, input, null);
    },
    stored: (id: string) => db.one(withdrawalOfUser, owner.userId, id),
    books: () => balancesOf(world, owner.live.id),
    cancel: (id: string) => cancelWithdrawal(deps, owner.actor, { id, browser: null }),
    approve: (id: string) => db.transaction((tx) => approveWithdrawal(tx, deps, id)),
    reject: (id: string, reason = 'The bank account is not yours.') =>
      db.transaction((tx) => rejectWithdrawal(tx, deps, id, reason)),
  };
}

/** Past the time to cancel, and past the bank's confirmation. */
export async function toTheEnd(world: FundingWorld): Promise<void> {
  await work(world);
  await later(world, 10 * MINUTE);
  await later(world, MINUTE);
}
