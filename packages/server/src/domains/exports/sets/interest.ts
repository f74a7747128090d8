import type { SetColumn } from './set.ts';
import { plain, sqlSet, withinDays } from './sql-set.ts';

const COLUMNS = [
  { name: 'paidOn', kind: 'date' },
  { name: 'source', kind: 'text' },
  { name: 'tradingMode', kind: 'text' },
  { name: 'netAmount', kind: 'number' },
  { name: 'currency', kind: 'text' },
  { name: 'sourceId', kind: 'text' },
] as const satisfies readonly SetColumn[];

/** Interest that was paid on cash of accounts. */
export const interest = sqlSet(COLUMNS, [
  {
    name: 'interest',
    each: 'account',
    range: 'timestamp',
    from: 'account_activities v join broker_accounts a on a.id = v.broker_account_id',
    where: `a.user_id = $1 and v.broker_account_id = $2 and v.type = 'INTEREST'
      and (a.reset_entry_id is null or v.entry_id > a.reset_entry_id)
      and ${withinDays('v.occurred_at')}`,
    keys: [
      { sql: 'v.occurred_at', type: 'timestamptz' },
      { sql: 'v.id', type: 'uuid' },
    ],
    cells: {
      paidOn: `(v.occurred_at at time zone 'America/New_York')::date::text`,
      source: 'a.name',
      tradingMode: 'a.trading_mode',
      netAmount: plain('v.net_amount'),
      currency: 'v.currency',
      sourceId: 'a.id::text',
    },
  },
]);
