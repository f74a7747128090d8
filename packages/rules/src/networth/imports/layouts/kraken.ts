import type { Layout } from '../layout.ts';

/** The ledger: two rows of one `refid` are a trade, what was given and what came for it. */
export const kraken: Layout = {
  id: 'kraken',
  broker: 'Kraken',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [['txid', 'refid', 'time', 'type', 'asset', 'amount', 'fee', 'balance']],
      pairedBy: 'refid',
      feeIs: 'UNITS',
      // Between the wallets of one person.
      passed: ['subtype', /allocat|migrat/i],
      money: /^Z?(?:EUR|USD|GBP|CAD|JPY|AUD|CHF|NZD)(?:\.HOLD|\.M)?$/,
      columns: {
        date: ['time'],
        type: ['type'],
        symbol: ['asset'],
        quantity: ['amount'],
        fee: ['fee'],
        id: ['refid'],
      },
      symbols: {
        XXBT: 'BTC',
        XBT: 'BTC',
        XETH: 'ETH',
        XXRP: 'XRP',
        XLTC: 'LTC',
        XXLM: 'XLM',
        XXDG: 'DOGE',
        XDG: 'DOGE',
        XETC: 'ETC',
        XZEC: 'ZEC',
        XXMR: 'XMR',
        ZEUR: 'EUR',
        ZUSD: 'USD',
        ZGBP: 'GBP',
        ZCAD: 'CAD',
        ZJPY: 'JPY',
        ZAUD: 'AUD',
      },
      meanings: [
        [/^(?:trade|spend|receive)$/i, 'BY_SIGN'],
        [/^(?:staking|earn|dividend|reward)$/i, 'BONUS'],
        [/^withdrawal$/i, 'TRANSFER_OUT'],
        // What it cost is told nowhere.
        [/^deposit$/i, 'TRANSFER_IN'],
        [/^transfer$/i, 'PASS'],
      ],
    },
  ],
};
