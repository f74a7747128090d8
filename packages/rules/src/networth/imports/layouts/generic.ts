import type { Layout, Meaning } from '../layout.ts';

const DATE = ['date', 'trade date', 'transaction date', 'datetime', 'time', 'datum', 'tradedon'];
const QUANTITY = ['quantity', 'qty', 'shares', 'units', 'amount of shares', 'no. of shares'];
const NAMED = ['symbol', 'ticker', 'code', 'isin', 'instrument', 'asset', 'instrument code'];
const PRICE = ['price', 'unit price', 'price per share', 'share price', 'unitprice', 'rate'];

/** The usual words for what a row tells. */
export const usualMeanings: readonly (readonly [pattern: RegExp, meaning: Meaning])[] = [
  [/^(?:b|buy|bought|purchase|kauf|achat|koop)$/i, 'BUY'],
  [/^(?:s|sell|sold|sale|verkauf|vente|verkoop)$/i, 'SELL'],
  [/^(?:dividend|distribution|div|dividende)s?$/i, 'DIVIDEND'],
  [/^opening[ _]balance$/i, 'OPENING_BALANCE'],
  [/^transfer[ _]in$/i, 'TRANSFER_IN'],
  [/^transfer[ _]out$/i, 'TRANSFER_OUT'],
  [/^bonus$/i, 'BONUS'],
  [/split|consolidation/i, 'SPLIT'],
  [/^(?:deposit|withdrawal|interest|fee|tax|cash)s?$/i, 'CASH'],
];

/** Any table with these names: what a person writes, or renames the columns of another file to. */
export const generic: Layout = {
  id: 'generic',
  broker: '',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: DATE.flatMap((date) =>
        NAMED.flatMap((named) => QUANTITY.map((quantity) => [date, named, quantity])),
      ),
      columns: {
        date: DATE,
        type: ['type', 'side', 'action', 'transaction type', 'transaction', 'buy/sell', 'typ'],
        symbol: NAMED.filter((name) => name !== 'isin'),
        isin: ['isin'],
        name: ['name', 'description', 'security', 'security name', 'instrument name', 'company'],
        market: ['market', 'market code', 'exchange', 'mic'],
        quantity: QUANTITY,
        price: PRICE,
        currency: ['currency', 'ccy', 'price currency', 'instrument currency'],
        fee: ['fee', 'fees', 'commission', 'brokerage', 'transaction fee', 'fees & comm'],
        feeCurrency: ['fee currency', 'brokerage currency', 'commission currency'],
        tax: ['withholding tax', 'tax'],
        total: ['total', 'amount', 'value', 'net amount', 'total amount'],
        totalCurrency: ['total currency', 'amount currency'],
        id: ['id', 'trade id', 'order id', 'transaction id', 'reference', 'contract note'],
      },
      meanings: usualMeanings,
    },
  ],
};
