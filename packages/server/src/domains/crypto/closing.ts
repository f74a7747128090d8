import { statement } from '../../db/statement.ts';
import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { standingOfPayments } from '../trading/index.ts';

/** What comes in is sold no more. */
const ERASED = ['crypto_auto_sweeps'] as const;
const PAYMENTS = 'seven years: who paid what in and out';

/** Whether something is on its way in or out. */
const isUnderWay = statement<{ readonly isUnderWay: boolean }, [userId: string]>(
  'crypto_standing_of_account',
  `select exists (select from crypto_transfers
     where user_id = $1 and status in ('REQUESTED', 'PROCESSING')) as "isUnderWay"`,
);

export const closing: ClosingPart = {
  erased: ERASED,
  kept: {
    // What is sent to an address later is still known to be the person's.
    crypto_addresses: PAYMENTS,
    crypto_sweep_runs: PAYMENTS,
    crypto_transfers: PAYMENTS,
    crypto_wallets: PAYMENTS,
    whitelisted_wallets: PAYMENTS,
  },
  standing: standingOfPayments(isUnderWay),
  erase: deletingRows(ERASED),
};
