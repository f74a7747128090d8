import { BROKER_GONE } from '@investing-platform/rules/brokerage/credentials';
import type {
  BrokerAccountStatus,
  BrokerProvider,
  TradingMode,
} from '@investing-platform/schema/operations';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { SecretBox } from '../../../kernel/secret-box.ts';
import type { Broker, VenueAnswer, VenueOrder } from '../../../ports/broker.ts';
import type { BrokerConnection } from '../../../ports/broker-connection.ts';
import { openKeys } from './keys.ts';

interface Route {
  readonly provider: BrokerProvider;
  readonly status: BrokerAccountStatus;
  readonly tradingMode: TradingMode;
  readonly credentialId: string | null;
  readonly sealedValues: string | null;
}

const routeOfAccount = statement<Route, [brokerAccountId: string]>(
  'brokerage_route_of_account',
  `select a.provider, a.status, a.trading_mode as "tradingMode", c.id as "credentialId",
     c.sealed_values as "sealedValues"
   from broker_accounts a left join broker_credentials c on c.id = a.credential_id
   where a.id = $1`,
);

const MAX_VENUES = 1_000;
const MAX_ACCOUNTS = 10_000;

/** What the platform keeps stays with it: of these accounts nothing else is ever asked. */
const isKept = (provider: BrokerProvider): boolean =>
  provider === 'PLATFORM' || provider === 'PARTNER_PAPER';

/**
 * Sends each order to the venue of its account: the platform's own, or the broker behind the
 * account's credential.
 */
export function routedBroker(
  deps: { readonly db: Database; readonly secrets: SecretBox },
  connections: ReadonlyMap<string, BrokerConnection>,
  own: Broker,
): Broker {
  const kept = new LRUCache<string, true>({ max: MAX_ACCOUNTS });
  const venues = new LRUCache<string, Broker>({ max: MAX_VENUES });

  async function venueOf({ brokerAccountId }: VenueOrder): Promise<Broker | VenueAnswer> {
    if (connections.size === 0 || kept.has(brokerAccountId)) return own;
    const route = await deps.db.one(routeOfAccount, brokerAccountId);
    if (isKept(route.provider)) {
      kept.set(brokerAccountId, true);
      return own;
    }
    return connectedVenue(route);
  }

  function connectedVenue(route: Route): Broker | VenueAnswer {
    const { provider, status, tradingMode, credentialId, sealedValues } = route;
    if (credentialId === null || sealedValues === null) return GONE;
    const connection = connections.get(provider);
    // The keys of a disconnected account may be those of another account with the broker by now.
    if (connection === undefined || status === 'DISCONNECTED') return UNREACHABLE;
    // Keys that have changed are another venue.
    const name = sha256(sealedValues).toString('base64');
    const known = venues.get(name);
    if (known !== undefined) return known;
    const keys = openKeys(deps, { id: credentialId, sealedValues });
    const venue = connection.venue(keys, tradingMode === 'LIVE');
    venues.set(name, venue);
    return venue;
  }

  const route =
    (call: 'submit' | 'poll' | 'cancel'): Broker['submit'] =>
    async (order, record, signal) => {
      try {
        const venue = await venueOf(order);
        return 'kind' in venue ? venue : await venue[call](order, record, signal);
      } catch {
        return UNREACHABLE;
      }
    };
  return {
    greatestFeeRate: own.greatestFeeRate,
    submit: route('submit'),
    poll: route('poll'),
    cancel: route('cancel'),
    ...(own.prices === undefined ? {} : { prices: own.prices }),
  };
}

/** Its secrets are erased: nobody will ever know more of the order. */
const GONE: VenueAnswer = { kind: 'refused', reason: BROKER_GONE };
const UNREACHABLE: VenueAnswer = { kind: 'retryable', reason: 'the broker cannot be reached' };
