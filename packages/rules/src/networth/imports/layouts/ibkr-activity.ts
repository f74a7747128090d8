import type { Layout } from '../layout.ts';

/** The activity statement as CSV: several tables, each row begins with the name of its own. */
export const ibkrActivity: Layout = {
  id: 'ibkr-activity',
  broker: 'Interactive Brokers',
  kind: 'STATEMENT',
  tables: [
    {
      section: 'Trades',
      needs: [
        ['datadiscriminator', 'asset category', 'currency', 'symbol', 'date/time', 'quantity'],
      ],
      canceled: ['code', /(?:^|;)\s*Ca(?:;|$)/],
      feesBelowZero: true,
      only: ['datadiscriminator', /^(?:order|trade)$/i],
      columns: {
        date: ['date/time'],
        type: ['asset category'],
        symbol: ['symbol'],
        quantity: ['quantity'],
        price: ['t. price'],
        currency: ['currency'],
        total: ['proceeds'],
        fee: ['comm/fee', 'comm in usd'],
      },
      meanings: [
        [/^(?:stocks|etfs?|funds|mutual funds|crypto.*)$/i, 'BY_SIGN'],
        [/^forex$/i, 'CASH'],
      ],
    },
    {
      section: 'Corporate Actions',
      needs: [['asset category', 'currency', 'report date', 'description', 'quantity']],
      columns: {
        // They happen after the close of the day before.
        date: ['report date'],
        details: ['description'],
        currency: ['currency'],
        quantity: ['quantity'],
      },
      details: /^(?<symbol>[^(]+)\((?<isin>[A-Z]{2}[A-Z0-9]{9}\d)\)/,
      meanings: [[/\bsplit\b/i, 'SPLIT']],
    },
    {
      section: 'Dividends',
      needs: [['currency', 'date', 'description', 'amount']],
      columns: {
        date: ['date'],
        details: ['description'],
        currency: ['currency'],
        total: ['amount'],
      },
      details: /^(?<symbol>[^(]+)\((?<isin>[A-Z]{2}[A-Z0-9]{9}\d)\)/,
      meanings: [[/./, 'DIVIDEND']],
    },
    {
      section: 'Withholding Tax',
      needs: [['currency', 'date', 'description', 'amount']],
      columns: {
        date: ['date'],
        details: ['description'],
        currency: ['currency'],
        total: ['amount'],
      },
      details: /^(?<symbol>[^(]+)\((?<isin>[A-Z]{2}[A-Z0-9]{9}\d)\)/,
      meanings: [[/./, 'TAX']],
    },
  ],
};
