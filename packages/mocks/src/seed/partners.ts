import type { Plants } from './plant.ts';

const COUNTRIES: readonly (readonly [
  code: string,
  name: string,
  calling: string,
  currency: string,
  taxIdType: string,
  canOpenAccount: boolean,
  rate: string | null,
])[] = [
  ['AU', 'Australia', '+61', 'AUD', 'AUS_TFN', true, '15'],
  ['CA', 'Canada', '+1', 'CAD', 'OTHER_GOV_ID', false, '15'],
  ['DE', 'Germany', '+49', 'EUR', 'DEU_TAX_ID', false, '15'],
  ['GB', 'United Kingdom', '+44', 'GBP', 'GBR_UTR', true, '15'],
  ['JP', 'Japan', '+81', 'JPY', 'JPN_TAX_ID', false, '10'],
  ['NZ', 'New Zealand', '+64', 'NZD', 'NZL_IRD', true, '15'],
  ['SG', 'Singapore', '+65', 'SGD', 'SGP_NRIC', false, null],
  ['US', 'United States', '+1', 'USD', 'USA_SSN', false, null],
];

export function partners({ one }: Plants): void {
  for (const [code, name, callingCode, currency, taxIdType, canOpenAccount, rate] of COUNTRIES) {
    one('Country', 800, {
      code,
      name,
      callingCode,
      currency,
      taxIdTypes: [taxIdType],
      canOpenAccount,
      w8benTreatyRatePercent: rate,
    });
  }
  for (const [name, country] of [
    ['Kraken', 'US'],
    ['Coinbase', 'US'],
    ['Easy Crypto', 'NZ'],
    ['Independent Reserve', 'AU'],
  ] as const) {
    one('Vasp', 600, {
      name,
      country,
      jurisdictions: [country],
      website: `https://${name.toLowerCase().replaceAll(' ', '')}.example.com`,
    });
  }
  const broker = (provider: string, name: string, given: Readonly<Record<string, unknown>>) =>
    one('BrokerIntegration', 600, {
      provider,
      name,
      tradingModes: ['LIVE', 'PAPER'],
      assetClasses: ['EQUITY', 'ETF'],
      authKind: 'API_KEY',
      available: true,
      credentialFields: [
        { name: 'apiKey', label: 'API key', secret: false, required: true },
        { name: 'apiSecret', label: 'API secret', secret: true, required: true },
      ],
      ...given,
    });
  broker('PARTNER_PAPER', 'Practice account', { tradingModes: ['PAPER'], credentialFields: [] });
  broker('ALPACA', 'Alpaca', {});
  broker('BINANCE', 'Binance', { assetClasses: ['CRYPTO'] });
  broker('INTERACTIVE_BROKERS', 'Interactive Brokers', { available: false });
}
