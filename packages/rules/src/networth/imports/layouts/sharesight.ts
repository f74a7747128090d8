import type { Layout, Meaning } from '../layout.ts';

const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/^buy$/i, 'BUY'],
  [/^sell$/i, 'SELL'],
  [/^(?:opening balance|opening_balance)$/i, 'OPENING_BALANCE'],
  [/split|consolidation/i, 'SPLIT'],
  [/^bonus$/i, 'BONUS'],
];

export const sharesight: Layout = {
  id: 'sharesight',
  broker: 'Sharesight',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [['market', 'code', 'type', 'date', 'quantity', 'price', 'instrument currency']],
      dayOrder: 'DMY',
      columns: {
        date: ['date'],
        type: ['type'],
        symbol: ['code'],
        market: ['market'],
        name: ['name'],
        quantity: ['quantity'],
        price: ['price'],
        currency: ['instrument currency'],
        fee: ['brokerage'],
        feeCurrency: ['brokerage currency'],
      },
      meanings,
    },
    {
      needs: [['trade date', 'instrument code', 'market code', 'quantity', 'price']],
      columns: {
        date: ['trade date'],
        type: ['transaction type'],
        symbol: ['instrument code'],
        market: ['market code'],
        quantity: ['quantity'],
        price: ['price'],
        fee: ['brokerage'],
        feeCurrency: ['brokerage currency', 'brokerage currency code'],
      },
      meanings,
    },
  ],
};
