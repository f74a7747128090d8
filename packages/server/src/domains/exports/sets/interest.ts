import { activityRows } from './activity-rows.ts';
import type { SetColumn } from './set.ts';
import { inYork, plain, sqlSet } from './sql-set.ts';

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
    ...activityRows("and v.type = 'INTEREST'"),
    cells: {
      paidOn: inYork('v.occurred_at'),
      source: 'a.name',
      tradingMode: 'a.trading_mode',
      netAmount: plain('v.net_amount'),
      currency: 'v.currency',
      sourceId: 'a.id::text',
    },
  },
]);
