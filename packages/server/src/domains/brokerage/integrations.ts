import type {
  AssetClass,
  BrokerAuthKind,
  BrokerProvider,
  TradingMode,
} from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { inRequest } from '../../kernel/in-request.ts';
import type { ConnectedProvider } from '../../ports/broker-connection.ts';
import { type CredentialShown, credentialsOfUser } from './credentials/credentials.sql.ts';

/** What a credential consists of, as the contract shows it. */
interface FieldShown {
  readonly name: string;
  readonly label: string;
  readonly secret: boolean;
  readonly required: boolean;
}

/** A broker that accounts can be connected with; `credentials` are looked up by themselves. */
export interface IntegrationShown {
  readonly provider: ConnectedProvider;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly assetClasses: AssetClass[];
  readonly tradingModes: TradingMode[];
  readonly authKind: BrokerAuthKind;
  readonly credentialFields: FieldShown[];
  readonly docsUrl: string | null;
  readonly available: boolean;
}

interface KnownBroker {
  readonly provider: ConnectedProvider;
  readonly name: string;
  readonly assetClasses: readonly AssetClass[];
  readonly tradingModes: readonly TradingMode[];
  readonly authKind: BrokerAuthKind;
  readonly docsUrl: string | null;
  /** Countries whose residents it does not take, as far as is generally known. */
  readonly closedTo: readonly string[];
}

/** Under comprehensive sanctions. */
const SANCTIONED = ['CU', 'IR', 'KP', 'SY'];

/** From the brokers' public pages; the one that the operator connects has a name of its own. */
const BROKERS: readonly KnownBroker[] = [
  {
    provider: 'ALPACA',
    name: 'Alpaca',
    assetClasses: ['EQUITY', 'ETF', 'CRYPTO'],
    tradingModes: ['LIVE', 'PAPER'],
    authKind: 'API_KEY',
    docsUrl: 'https://docs.alpaca.markets/',
    closedTo: SANCTIONED,
  },
  {
    provider: 'BINANCE',
    name: 'Binance',
    assetClasses: ['CRYPTO'],
    tradingModes: ['LIVE'],
    authKind: 'API_KEY',
    docsUrl: 'https://developers.binance.com/',
    closedTo: [...SANCTIONED, 'CA', 'NL', 'US'],
  },
  {
    provider: 'COINBASE',
    name: 'Coinbase',
    assetClasses: ['CRYPTO'],
    tradingModes: ['LIVE'],
    authKind: 'API_KEY',
    docsUrl: 'https://docs.cdp.coinbase.com/',
    closedTo: SANCTIONED,
  },
  {
    provider: 'CUSTOM',
    name: 'Other broker',
    assetClasses: ['EQUITY', 'ETF', 'CRYPTO'],
    tradingModes: ['LIVE', 'PAPER'],
    authKind: 'API_KEY',
    docsUrl: null,
    closedTo: [],
  },
  {
    provider: 'INTERACTIVE_BROKERS',
    name: 'Interactive Brokers',
    assetClasses: ['EQUITY', 'ETF'],
    tradingModes: ['LIVE', 'PAPER'],
    authKind: 'ACCESS_TOKEN',
    docsUrl: 'https://www.interactivebrokers.com/campus/ibkr-api-page/',
    closedTo: SANCTIONED,
  },
  {
    provider: 'KRAKEN',
    name: 'Kraken',
    assetClasses: ['CRYPTO'],
    tradingModes: ['LIVE'],
    authKind: 'API_KEY',
    docsUrl: 'https://docs.kraken.com/api/',
    closedTo: SANCTIONED,
  },
];

export interface IntegrationsFilter {
  readonly country?: string | null | undefined;
  readonly providers?: readonly BrokerProvider[] | null | undefined;
}

/**
 * The brokers that an account can be connected with, by name. One that this server is not set up
 * for is listed as not available, without the values that it needs.
 */
export function getAvailableBrokerIntegrations(
  { brokerConnections }: Pick<Deps, 'brokerConnections'>,
  { country, providers }: IntegrationsFilter,
): IntegrationShown[] {
  return BROKERS.filter(({ provider, closedTo }) => {
    const isKnown = provider !== 'CUSTOM' || brokerConnections.has(provider);
    const isWanted = providers == null || providers.includes(provider);
    return isKnown && isWanted && (country == null || !closedTo.includes(country));
  })
    .map((broker) => shown(broker, brokerConnections))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

function shown(
  { closedTo: _, assetClasses, tradingModes, ...broker }: KnownBroker,
  connections: Deps['brokerConnections'],
): IntegrationShown {
  const connection = connections.get(broker.provider);
  const fields = connection?.fields ?? [];
  return {
    ...broker,
    name: connection?.name ?? broker.name,
    logoUrl: null,
    assetClasses: [...assetClasses],
    tradingModes: [...tradingModes],
    credentialFields: fields.map(({ name, label, isSecret, isRequired }) => ({
      name,
      label,
      secret: isSecret,
      required: isRequired,
    })),
    available: connection !== undefined,
  };
}

const credentialsOfBroker = inRequest<
  { readonly deps: Pick<Deps, 'db'>; readonly actor: Actor },
  CredentialShown[]
>(async ({ deps, actor }) => {
  const rows = await deps.db.all(credentialsOfUser, requireUser(actor).userId);
  return Map.groupBy(rows, ({ provider }) => provider);
});

/** The caller's own credentials with one of many brokers in a request: one statement for all. */
export async function credentialsWithBroker(
  request: Parameters<typeof credentialsOfBroker>[0],
  provider: ConnectedProvider,
): Promise<CredentialShown[]> {
  return (await credentialsOfBroker(request, provider)) ?? [];
}
