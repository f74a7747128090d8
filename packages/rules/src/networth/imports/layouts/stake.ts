import type { Layout } from '../layout.ts';

/** The names that the broker's own words for a trade have; no export of it is published. */
export const stake: Layout = {
  id: 'stake',
  broker: 'Stake',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['trade date', 'settlement date', 'side', 'symbol', 'units', 'avg. price', 'fees'],
        ['date', 'symbol', 'side', 'units', 'effective price', 'brokerage fee'],
      ],
      columns: {
        date: ['trade date', 'date'],
        type: ['side'],
        symbol: ['symbol'],
        name: ['name', 'company name'],
        market: ['market'],
        quantity: ['units'],
        price: ['avg. price', 'effective price'],
        currency: ['currency'],
        fee: ['fees', 'brokerage fee', 'gst'],
        total: ['value', 'total value'],
        id: ['trade identifier', 'confirmation number', 'order id'],
      },
      meanings: [
        [/^b(?:uy)?$/i, 'BUY'],
        [/^s(?:ell)?$/i, 'SELL'],
      ],
    },
  ],
};
