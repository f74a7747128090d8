import type { Layout } from '../layout.ts';

export const sharesies: Layout = {
  id: 'sharesies',
  broker: 'Sharesies',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['order id', 'trade date', 'instrument code', 'market code', 'quantity', 'price', 'amount'],
      ],
      columns: {
        date: ['trade date'],
        type: ['transaction type'],
        symbol: ['instrument code'],
        market: ['market code'],
        quantity: ['quantity'],
        price: ['price'],
        currency: ['currency'],
        fee: ['transaction fee'],
        total: ['amount'],
        id: ['order id'],
      },
      meanings: [
        [/^buy$/i, 'BUY'],
        [/^sell$/i, 'SELL'],
        [/^transfer in/i, 'TRANSFER_IN'],
        [/^transfer out/i, 'TRANSFER_OUT'],
      ],
    },
  ],
};
