import { statement } from '../../db/statement.ts';
import type { ClosingPart } from '../../db/tables/closing-part.ts';
import { standingOfPayments } from '../trading/index.ts';

/** Whether a live deposit has not ended: it may still add cash. */
const isUnderWay = statement<{ readonly isUnderWay: boolean }, [userId: string]>(
  'brokerage_standing_of_account',
  `select exists (
     select from deposits where user_id = $1 and trading_mode = 'LIVE'
       and status in ('PENDING', 'PROCESSING')) as "isUnderWay"`,
);

const eraseSecrets = statement<never, [userId: string, now: Date]>(
  'brokerage_erase_secrets',
  `update broker_credentials set sealed_values = null, key_hash = null, status = 'REVOKED',
     next_probe_at = null, updated_at = $2
   where user_id = $1 and not system_managed`,
);

export const closing: ClosingPart = {
  kept: {
    account_documents: 'seven years: papers that were issued, with their files',
    broker_credentials: 'seven years: orders refer to them; their secrets are erased',
    deposits: 'seven years: who paid what in',
    invest_account_settings: 'seven years: what orders were placed under',
  },
  standing: standingOfPayments(isUnderWay),
  async erase(tx, userId, now) {
    await tx.run(eraseSecrets, userId, now);
  },
};
