import type { Layout } from '../layout.ts';

export const ghostfolio: Layout = {
  id: 'ghostfolio',
  broker: 'Ghostfolio',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['date', 'code', 'datasource', 'currency', 'price', 'quantity', 'action', 'fee'],
        ['date', 'symbol', 'datasource', 'currency', 'unitprice', 'quantity', 'type', 'fee'],
      ],
      dayOrder: 'DMY',
      columns: {
        date: ['date'],
        type: ['action', 'type'],
        symbol: ['code', 'symbol'],
        quantity: ['quantity'],
        price: ['price', 'unitprice'],
        currency: ['currency'],
        fee: ['fee'],
      },
      meanings: [
        [/^buy$/i, 'BUY'],
        [/^sell$/i, 'SELL'],
        [/^dividend$/i, 'DIVIDEND'],
        [/^(?:fee|interest|item|liability)$/i, 'CASH'],
      ],
    },
  ],
};
