import { SANDBOX_NAME } from '@investing-platform/rules/brokerage/sandbox-broker';
import { providers } from '@investing-platform/rules/crypto/providers';
import { countries } from '@investing-platform/schema/countries';
import type { Plants } from './plant.ts';

export function partners({ one }: Plants): void {
  for (const country of countries) one('Country', 800, { ...country });
  for (const provider of providers) one('Vasp', 600, { ...provider });
  const broker = (provider: string, name: string, given: Readonly<Record<string, unknown>>) =>
    one('BrokerIntegration', 600, {
      provider,
      name,
      tradingModes: ['LIVE', 'PAPER'],
      assetClasses: ['EQUITY', 'ETF'],
      credentialFields: [
        { name: 'apiKey', label: 'API key', secret: false, required: true },
        { name: 'apiSecret', label: 'API secret', secret: true, required: true },
      ],
      ...given,
    });
  broker('PARTNER_PAPER', 'Practice account', { tradingModes: ['PAPER'], credentialFields: [] });
  broker('ALPACA', 'Alpaca', {});
  broker('BINANCE', 'Binance', { assetClasses: ['CRYPTO'] });
  broker('CUSTOM', SANDBOX_NAME, { assetClasses: ['EQUITY', 'ETF', 'CRYPTO'] });
  broker('INTERACTIVE_BROKERS', 'Interactive Brokers', { available: false });
}
