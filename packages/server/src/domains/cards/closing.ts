import { statement } from '../../db/statement.ts';
import type { ClosingPart } from '../../db/tables/closing-part.ts';
import { standingOfPayments } from '../trading/index.ts';
import { forgetLater } from './saved/carry-card.ts';

/** Whether a deposit by card has not ended. */
const isUnderWay = statement<{ readonly isUnderWay: boolean }, [userId: string]>(
  'cards_standing_of_account',
  `select exists (select from card_charges where user_id = $1 and purpose = 'DEPOSIT'
     and status in ('PENDING', 'TO_CONFIRM')) as "isUnderWay"`,
);

const deleteAll = statement<{ readonly id: string }, [userId: string, now: Date]>(
  'cards_delete_all',
  `update cards set deleted_at = $2, updated_at = $2, is_default = false, holder = null
   where user_id = $1 and deleted_at is null returning id`,
);

const PAYMENTS = 'seven years: who paid what';

export const closing: ClosingPart = {
  kept: {
    card_charges: PAYMENTS,
    card_customers: 'seven years: what charges at the processor are found by',
    cards: `${PAYMENTS}; they are forgotten at the processor`,
  },
  standing: standingOfPayments(isUnderWay),
  async erase(tx, userId, now) {
    for (const { id } of await tx.all(deleteAll, userId, now)) await forgetLater(tx, id, now);
  },
};
