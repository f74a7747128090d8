import type { Layout } from '../layout.ts';

export const schwab: Layout = {
  id: 'schwab',
  broker: 'Charles Schwab',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['date', 'action', 'symbol', 'description', 'quantity', 'price', 'fees & comm', 'amount'],
      ],
      dayOrder: 'MDY',
      currency: 'USD',
      columns: {
        date: ['date'],
        type: ['action'],
        symbol: ['symbol'],
        name: ['description'],
        quantity: ['quantity'],
        price: ['price'],
        fee: ['fees & comm'],
        total: ['amount'],
      },
      meanings: [
        [/^(?:buy|reinvest shares)$/i, 'BUY'],
        [/^sell$/i, 'SELL'],
        [/^cancel buy$/i, 'BUY_CANCELED'],
        [/^cancel sell$/i, 'SELL_CANCELED'],
        [/nra tax|foreign tax/i, 'TAX'],
        [/dividend|div reinvest|reinvest dividend|cap gain/i, 'DIVIDEND'],
        [/split/i, 'SPLIT'],
        [/interest|journal|wire|moneylink|transfer|fee|funds|service/i, 'CASH'],
      ],
    },
  ],
};
