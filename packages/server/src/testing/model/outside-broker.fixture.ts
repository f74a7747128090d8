import { simulatedBroker } from '../../adapters/embedded/broker/index.ts';
import { AAPL, type TradingWorld } from '../../domains/trading/trading.fixture.ts';
import type { Broker } from '../../ports/broker.ts';
import type {
  BrokerConnection,
  BrokerKeys,
  ConnectedPosition,
} from '../../ports/broker-connection.ts';

/** A broker elsewhere, with one account behind each key. It outlasts the platform's processes. */
export interface OutsideBroker {
  readonly connection: BrokerConnection;
  /** What it says that each of its accounts has; plain decimals. */
  says: { cash: string; shares: string };
}

const field = (name: string, isSecret: boolean) => ({
  name,
  label: name,
  isSecret,
  isRequired: true,
});

export function outsideBroker({
  market: marketData,
  clock,
}: Pick<TradingWorld, 'market' | 'clock'>): OutsideBroker {
  const broker: OutsideBroker = {
    says: { cash: '3000', shares: '20' },
    connection: {
      provider: 'CUSTOM',
      name: 'Elsewhere',
      fields: [field('key', false), field('secret', true)],
      keyField: 'key',
      async read({ key = '' }: BrokerKeys) {
        const { cash, shares } = broker.says;
        const position: ConnectedPosition = {
          externalId: 'AAPL',
          assetId: AAPL,
          symbol: 'AAPL',
          name: 'Apple',
          assetClass: 'EQUITY',
          quantity: shares,
          averagePrice: '95.5',
          price: '100',
          currency: 'USD',
        };
        return {
          kind: 'ok',
          capabilities: ['TRADE'],
          expiresAt: null,
          accounts: [
            {
              externalId: key,
              name: 'Elsewhere',
              number: null,
              currency: 'USD',
              cash,
              positions: shares === '0' ? [] : [position],
            },
          ],
        };
      },
      venue: () => simulatedBroker({ marketData, clock, seed: 'elsewhere' }) as Broker,
    },
  };
  return broker;
}
