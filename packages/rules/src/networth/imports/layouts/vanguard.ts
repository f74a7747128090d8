import type { Layout } from '../layout.ts';

/** A table of what is held stands above that of the transactions, and is passed over. */
export const vanguard: Layout = {
  id: 'vanguard',
  broker: 'Vanguard',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['account number', 'trade date', 'transaction type', 'symbol', 'shares', 'share price'],
      ],
      dayOrder: 'MDY',
      currency: 'USD',
      columns: {
        date: ['trade date'],
        type: ['transaction type'],
        symbol: ['symbol'],
        name: ['investment name'],
        quantity: ['shares'],
        price: ['share price'],
        fee: ['commission fees', 'commissions and fees', 'commission & fees'],
        total: ['principal amount', 'net amount'],
      },
      meanings: [
        [/^(?:buy|reinvestment.*|reinvest)$/i, 'BUY'],
        [/^sell$/i, 'SELL'],
        [/^(?:dividend|capital gain.*)/i, 'DIVIDEND'],
        [/split/i, 'SPLIT'],
        [/^transfer \(incoming\)/i, 'TRANSFER_IN'],
        [/^transfer \(outgoing\)/i, 'TRANSFER_OUT'],
        [/sweep|funds received|contribution|distribution|interest|fee|withdrawal/i, 'CASH'],
      ],
    },
  ],
};
