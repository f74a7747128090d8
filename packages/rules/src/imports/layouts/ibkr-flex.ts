import type { Layout } from '../layout.ts';

/** A flex query as CSV: the person chooses the columns. */
export const ibkrFlex: Layout = {
  id: 'ibkr-flex',
  broker: 'Interactive Brokers',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['buy/sell', 'tradedate', 'quantity', 'tradeprice', 'currencyprimary'],
        ['buy/sell', 'datetime', 'quantity', 'tradeprice', 'currencyprimary'],
        ['transactiontype', 'datetime', 'quantity', 'tradeprice', 'currencyprimary'],
      ],
      columns: {
        date: ['tradedate', 'datetime'],
        type: ['buy/sell', 'transactiontype'],
        symbol: ['symbol'],
        isin: ['isin'],
        name: ['description'],
        quantity: ['quantity'],
        price: ['tradeprice'],
        currency: ['currencyprimary'],
        total: ['trademoney'],
        fee: ['ibcommission', 'taxes'],
        feeCurrency: ['ibcommissioncurrency'],
        id: ['tradeid', 'transactionid', 'ibexecid'],
      },
      meanings: [
        [/^buy/i, 'BUY'],
        [/^sell/i, 'SELL'],
        [/^(?:exchtrade|fractrade)$/i, 'BY_SIGN'],
        [/^(?:booktrade|fracshare.*)$/i, 'BY_SIGN'],
      ],
    },
  ],
};
