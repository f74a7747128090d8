import type { Layout } from '../layout.ts';

export const fidelity: Layout = {
  id: 'fidelity',
  broker: 'Fidelity',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['run date', 'action', 'symbol', 'quantity', 'price ($)', 'amount ($)'],
        ['run date', 'action', 'symbol', 'quantity', 'price', 'amount'],
      ],
      dayOrder: 'MDY',
      currency: 'USD',
      columns: {
        date: ['run date'],
        type: ['action'],
        symbol: ['symbol'],
        name: ['description', 'security description'],
        quantity: ['quantity'],
        price: ['price ($)', 'price'],
        fee: ['commission ($)', 'commission', 'fees ($)', 'fees'],
        total: ['amount ($)', 'amount'],
      },
      meanings: [
        [/\bbought\b.*\b(?:cxl|cancel)/i, 'BUY_CANCELED'],
        [/\bsold\b.*\b(?:cxl|cancel)/i, 'SELL_CANCELED'],
        [/^reinvestment\b/i, 'BUY'],
        [/\bbought\b/i, 'BUY'],
        [/\bsold\b/i, 'SELL'],
        [/\b(?:foreign|non-resident) tax/i, 'TAX'],
        [/dividend received|long-term cap gain|short-term cap gain/i, 'DIVIDEND'],
        [/\bsplit\b/i, 'SPLIT'],
        [/interest|transfer|contribution|deposit|withdrawal|fee|electronic funds|debit/i, 'CASH'],
      ],
    },
  ],
};
