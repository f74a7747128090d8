import type { Layout } from '../layout.ts';

/** Columns of currencies have no name; headers are in the person's language. */
export const degiro: Layout = {
  id: 'degiro',
  broker: 'DEGIRO',
  kind: 'TRADE_LIST',
  tables: [
    {
      needs: [
        ['date', 'time', 'product', 'isin', 'quantity', 'price', 'local value'],
        ['datum', 'tijd', 'product', 'isin', 'aantal', 'koers', 'lokale waarde'],
        ['datum', 'uhrzeit', 'produkt', 'isin', 'anzahl', 'kurs', 'wert in lokalwährung'],
      ],
      dayOrder: 'DMY',
      columns: {
        date: ['date', 'datum'],
        isin: ['isin'],
        name: ['product', 'produkt'],
        quantity: ['quantity', 'aantal', 'anzahl'],
        price: ['price', 'koers', 'kurs'],
        currency: ['price >', 'koers >', 'kurs >'],
        total: ['local value', 'lokale waarde', 'wert in lokalwährung'],
        totalCurrency: ['local value >', 'lokale waarde >', 'wert in lokalwährung >'],
        fee: [
          ...['transaction and/or third party fees @', 'transaction and/or third'],
          ...['transactiekosten en/of kosten van derden @', 'transactiekosten en/of'],
          ...['transaktionsgebühr und/oder gebühren von dritten @', 'autofx fee'],
          ...['autofx kosten', 'autofx gebühr', 'autofx-gebühr'],
        ],
        feeCurrency: ['transaction and/or third >', 'transactiekosten en/of >'],
        id: ['order id', 'order id >', 'order-id', 'order-id >'],
      },
      meanings: [[/./, 'BY_SIGN']],
    },
    {
      needs: [
        ['datum', 'tijd', 'valutadatum', 'product', 'isin', 'omschrijving', 'mutatie'],
        ['date', 'time', 'value date', 'product', 'isin', 'description', 'change'],
      ],
      dayOrder: 'DMY',
      columns: {
        date: ['datum', 'date'],
        isin: ['isin'],
        name: ['product'],
        type: ['omschrijving', 'description'],
        currency: ['mutatie', 'change'],
        total: ['mutatie >', 'change >'],
      },
      meanings: [
        [/^(?:dividendbelasting|dividend tax)$/i, 'TAX'],
        [/^dividend$/i, 'DIVIDEND'],
        // The file of transactions tells these.
        [/^(?:koop|verkoop|buy|sell|degiro transacti.*)/i, 'PASS'],
        [/./, 'CASH'],
      ],
    },
  ],
};
