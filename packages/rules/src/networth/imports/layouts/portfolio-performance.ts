import type { Layout } from '../layout.ts';

/** `Value` has the fees and taxes in it, and there is no price. */
export const portfolioPerformance: Layout = {
  id: 'portfolio-performance',
  broker: 'Portfolio Performance',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['date', 'type', 'value', 'transaction currency', 'shares', 'isin'],
        ['datum', 'typ', 'wert', 'buchungswährung', 'stück', 'isin'],
      ],
      columns: {
        date: ['date', 'datum'],
        type: ['type', 'typ'],
        symbol: ['ticker symbol', 'ticker-symbol'],
        isin: ['isin'],
        name: ['security name', 'wertpapiername'],
        quantity: ['shares', 'stück'],
        currency: ['transaction currency', 'buchungswährung'],
        total: ['value', 'wert'],
        fee: ['fees', 'gebühren'],
        tax: ['taxes', 'steuern'],
      },
      meanings: [
        [/^(?:buy|kauf)$/i, 'BUY'],
        [/^(?:sell|verkauf)$/i, 'SELL'],
        [/^(?:dividend|dividends|dividende)$/i, 'DIVIDEND'],
        [/^(?:transfer \(inbound\)|delivery \(inbound\)|einlieferung)$/i, 'TRANSFER_IN'],
        [/^(?:transfer \(outbound\)|delivery \(outbound\)|auslieferung)$/i, 'TRANSFER_OUT'],
        [
          /^(?:deposit|removal|fees.*|taxes|interest.*|tax refund|einlage|entnahme|gebühren|zinsen|steuern)/i,
          'CASH',
        ],
      ],
    },
  ],
};
