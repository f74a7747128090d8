import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { BrokerageDeps } from '../deps.ts';
import { openPlatformAccount } from './open-platform-account.ts';

/** The currency of the account that an approved identity check opens. */
const CURRENCY = 'USD';

const hasAccount = statement<{ has: boolean }, [userId: string]>(
  'brokerage_has_live_account',
  `select exists (
     select from broker_accounts
     where user_id = $1 and provider = 'PLATFORM' and trading_mode = 'LIVE'
   ) as has`,
);

/** What an approved identity check opens, for who decides on it: whether there was none before. */
export function openApproved(deps: Pick<BrokerageDeps, 'clock' | 'random'>) {
  return async (tx: Transaction, userId: string): Promise<boolean> => {
    if ((await tx.one(hasAccount, userId)).has) return false;
    const opening = { cash: '0', currency: CURRENCY, tradingMode: 'LIVE' as const };
    await openPlatformAccount(tx, deps, userId, opening);
    return true;
  };
}
