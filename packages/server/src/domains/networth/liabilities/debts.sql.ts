import { statement } from '../../../db/statement.ts';
import { BOOKINGS, LIABILITIES, OF_PERSON } from '../recorded.sql.ts';
import type { RecordedDebts } from '../recorded.ts';

/** What a person owes, with what was ever booked. */
export interface DebtsOfPerson extends RecordedDebts {
  /** Of the person's portfolios of debts. */
  readonly portfolioIds: readonly string[];
}

export const debtsOfPerson = statement<DebtsOfPerson, [userId: string]>(
  'networth_debts_of_person',
  `select ${OF_PERSON}, ${LIABILITIES}, ${BOOKINGS},
     array(select id from portfolios where user_id = $1 and kind = 'LIABILITIES')
       as "portfolioIds"`,
);
