import { statement } from '../../../db/statement.ts';

/**
 * Activities whose cash has not settled by a day: what sales bring, and what was exchanged of it,
 * which counts for the one currency and against the other.
 *
 * @param today SQL of the day
 */
export function isUnsettled(today: string): string {
  return `settle_date > ${today}::date and (type = 'FX' or (type = 'FILL' and side = 'SELL'))`;
}

/** An account's cash of one currency, whichever book it is in. */
export interface SettlingCash {
  /** What is held and owed included. */
  readonly total: string;
  readonly held: string;
  readonly unsettled: string;
  /** When all of it has settled, `YYYY-MM-DD`; null where it has. */
  readonly settledOn: string | null;
}

export const settlingCash = statement<
  SettlingCash,
  [accountId: string, currency: string, today: string]
>(
  'trading_settling_cash',
  `select coalesce(c.total, 0) as total, coalesce(c.held, 0) as held,
     coalesce(u.amount, 0) as unsettled, u."settledOn"
   from (
     select sum(l.balance) as total, sum(l.balance) filter (where l.kind = 'cash_hold') as held
     from account_books b join ledger_accounts l on l.owner_id = b.id and l.asset = $2
     where b.broker_account_id = $1 and l.kind in ('cash', 'cash_hold', 'debt')
   ) c, (
     select sum(net_amount) as amount, max(settle_date) as "settledOn" from account_activities
     where broker_account_id = $1 and currency = $2 and ${isUnsettled('$3')}
   ) u`,
);
