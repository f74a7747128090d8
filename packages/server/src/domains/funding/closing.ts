import { statement } from '../../db/statement.ts';
import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { standingOfPayments } from '../trading/index.ts';

/** Whether a withdrawal has not ended: it may come back. */
const isUnderWay = statement<{ readonly isUnderWay: boolean }, [userId: string]>(
  'funding_standing_of_account',
  `select exists (
     select from withdrawals where user_id = $1
       and status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT'))
     as "isUnderWay"`,
);

const ERASED = ['temporary_quotes'] as const;
const PAYMENTS = 'seven years: who paid what in and out';

export const closing: ClosingPart = {
  erased: ERASED,
  kept: {
    bank_accounts: PAYMENTS,
    bank_lines: PAYMENTS,
    deposit_references: PAYMENTS,
    pending_transactions: PAYMENTS,
    withdrawals: PAYMENTS,
  },
  standing: standingOfPayments(isUnderWay),
  erase: deletingRows(ERASED),
};
