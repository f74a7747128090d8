import type { Layout } from '../layout.ts';

/** Columns vary with the period; prices may be in pence. */
export const trading212: Layout = {
  id: 'trading-212',
  broker: 'Trading 212',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [['action', 'time', 'isin', 'ticker', 'no. of shares', 'price / share']],
      columns: {
        date: ['time'],
        type: ['action'],
        symbol: ['ticker'],
        isin: ['isin'],
        name: ['name'],
        quantity: ['no. of shares'],
        price: ['price / share'],
        currency: ['currency (price / share)'],
        total: ['total', 'total (@)'],
        totalCurrency: ['currency (total)'],
        fee: [
          ...['currency conversion fee', 'currency conversion fee (@)'],
          ...['stamp duty reserve tax', 'stamp duty reserve tax (@)', 'finra fee', 'finra fee (@)'],
          ...['transaction fee', 'transaction fee (@)', 'french transaction tax'],
        ],
        feeCurrency: ['currency (currency conversion fee)', 'currency (total)'],
        tax: ['withholding tax'],
        id: ['id'],
      },
      meanings: [
        [/^(?:market|limit|stop|stop limit) buy$/i, 'BUY'],
        [/^(?:market|limit|stop|stop limit) sell$/i, 'SELL'],
        [/^dividend/i, 'DIVIDEND'],
        [/^stock split/i, 'SPLIT'],
        [/deposit|withdrawal|interest|currency conversion|card|cashback|lending|result/i, 'CASH'],
      ],
    },
  ],
};
