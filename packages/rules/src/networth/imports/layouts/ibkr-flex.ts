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
      feesBelowZero: true,
      canceled: ['transactiontype', /cancel/i],
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
        [/^buy\b.*\bca\b/i, 'BUY_CANCELED'],
        [/^sell\b.*\bca\b/i, 'SELL_CANCELED'],
        [/^(?:trade)?cancel/i, 'BY_SIGN'],
        [/^buy/i, 'BUY'],
        [/^sell/i, 'SELL'],
        [/^(?:exchtrade|fractrade)$/i, 'BY_SIGN'],
        [/^(?:booktrade|fracshare.*)$/i, 'BY_SIGN'],
      ],
    },
  ],
};
