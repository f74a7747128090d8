import type { Layout } from '../layout.ts';

export const coinbase: Layout = {
  id: 'coinbase',
  broker: 'Coinbase',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['timestamp', 'transaction type', 'asset', 'quantity transacted', 'price at transaction'],
        ['timestamp', 'transaction type', 'asset', 'quantity transacted', 'spot price currency'],
      ],
      money: /^(?:EUR|USD|GBP|CAD|JPY|AUD|CHF|NZD)$/,
      columns: {
        date: ['timestamp'],
        type: ['transaction type'],
        symbol: ['asset'],
        quantity: ['quantity transacted'],
        price: ['price at transaction', 'spot price at transaction'],
        currency: ['price currency', 'spot price currency'],
        fee: ['fees and/or spread', 'fees'],
        total: ['total (inclusive of fees and/or spread)'],
        id: ['id'],
      },
      meanings: [
        [/^(?:buy|advanced trade buy|advance trade buy)$/i, 'BUY'],
        [/^(?:sell|advanced trade sell|advance trade sell)$/i, 'SELL'],
        [/^(?:send|withdrawal|pro deposit)$/i, 'TRANSFER_OUT'],
        [/^(?:receive|deposit|pro withdrawal)$/i, 'TRANSFER_IN'],
        [/reward|staking income|inflation|learning|airdrop/i, 'BONUS'],
      ],
    },
  ],
};
