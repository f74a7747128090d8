import type { Layout } from '../layout.ts';

/** A statement of money, in whose details the trades are. */
export const commsec: Layout = {
  id: 'commsec',
  broker: 'CommSec',
  kind: 'STATEMENT',
  tables: [
    {
      needs: [['date', 'reference', 'details', 'debit($)', 'credit($)', 'balance($)']],
      dayOrder: 'DMY',
      currency: 'AUD',
      feeIs: 'REST_OF_TOTAL',
      columns: {
        date: ['date'],
        details: ['details'],
        total: ['debit($)', 'credit($)'],
        id: ['reference'],
      },
      details: /^[BS] (?<quantity>[\d,.]+) (?<symbol>[A-Z0-9]{1,6}) @ (?<price>[\d,.]+)/,
      meanings: [
        [/^B \d/, 'BUY'],
        [/^S \d/, 'SELL'],
        [/./, 'CASH'],
      ],
    },
  ],
};
