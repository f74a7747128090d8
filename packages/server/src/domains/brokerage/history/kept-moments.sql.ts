import { statement } from '../../../db/statement.ts';

export interface PastRow {
  /** Another one after each change of a row, and after each row more or less. */
  readonly revision: string;
  /** Whether brokers keep anything beside the books, whose past may still be told. */
  readonly hasOutside: boolean;
}

/** What the books' days until one of them stand at: whoever wrote a row last is named by the row. */
export const pastOfBooks = statement<
  PastRow,
  [bookIds: readonly string[], lastDay: string, userId: string, accountIds: readonly string[]]
>(
  'brokerage_past_of_books',
  `select (select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ledger_days
     where owner_id = any($1::uuid[]) and day <= $2::date) as revision,
     exists (select from outside_position_changes
       where user_id = $3 and broker_account_id = any($4::uuid[])) as "hasOutside"`,
);
