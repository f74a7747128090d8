import {
  SANDBOX_CASH,
  SANDBOX_CURRENCY,
  SANDBOX_KEY,
  SANDBOX_LISTED,
  SANDBOX_NAME,
  SANDBOX_PRICED_KEY,
  sandboxAccountName,
  sandboxRefusal,
} from '@investing-platform/rules/brokerage/sandbox-broker';
import type { BrokerCapability } from '@investing-platform/schema/operations';
import type { Clock } from '../../../kernel/clock.ts';
import { decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { Broker } from '../../../ports/broker.ts';
import type {
  BrokerConnection,
  ConnectedAccount,
  ConnectedPosition,
} from '../../../ports/broker-connection.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { listedPosition, listedSymbol, unlistedPositions } from './holdings.ts';

export interface SandboxDeps {
  readonly clock: Clock;
  readonly marketData: Pick<MarketData, 'quotes'>;
  /** Fills what is traded for its accounts. */
  readonly venue: Broker;
  /**
   * What trades have moved in an account so far, by asset id or currency: the sandbox has no books
   * of its own. Plain decimals.
   */
  readonly tradedIn: (externalId: string) => Promise<ReadonlyMap<string, string>>;
}

const KEY_FIELD = 'apiKey';
const SECRET_FIELD = 'apiSecret';
const ID_CHARACTERS = 16;
const NUMBER_CHARACTERS = 8;
const CAPABILITIES: readonly BrokerCapability[] = [
  ...(['READ_BALANCES', 'READ_POSITIONS', 'READ_ORDERS', 'READ_ACTIVITIES'] as const),
  ...(['TRADE', 'TRADE_FRACTIONS', 'TRADE_EXTENDED_HOURS'] as const),
];

/**
 * A broker for development, tests and demonstration: any key that begins with SANDBOX opens an
 * account with invented holdings, of all kinds that brokers keep; one that begins with
 * SANDBOX-PRICED leaves out what nobody prices. It trades at the market's prices.
 */
export function sandboxConnection(deps: SandboxDeps): BrokerConnection {
  return {
    provider: 'CUSTOM',
    name: SANDBOX_NAME,
    keyField: KEY_FIELD,
    fields: [
      {
        name: KEY_FIELD,
        label: `API key: ${SANDBOX_KEY} and anything else`,
        isSecret: false,
        isRequired: true,
      },
      { name: SECRET_FIELD, label: 'API secret: anything', isSecret: true, isRequired: true },
    ],
    venue: () => deps.venue,
    async read({ [KEY_FIELD]: key = '' }, isLive, signal) {
      if (signal.aborted) return { kind: 'unknown', reason: 'the deadline passed' };
      const refusal = sandboxRefusal(key);
      if (refusal !== null) return { kind: 'refused', reason: refusal };
      try {
        const accounts = [await accountOf(deps, key, isLive)];
        return { kind: 'ok', accounts, capabilities: CAPABILITIES, expiresAt: null };
      } catch {
        return { kind: 'retryable', reason: 'The sandbox broker does not answer' };
      }
    },
  };
}

async function accountOf(
  deps: SandboxDeps,
  key: string,
  isLive: boolean,
): Promise<ConnectedAccount> {
  const externalId = sha256(`${isLive} ${key}`).toString('hex').slice(0, ID_CHARACTERS);
  const traded = await deps.tradedIn(externalId);
  const positions = await positionsOf(deps, traded);
  const isShown = ({ price }: ConnectedPosition) =>
    price !== null || !key.startsWith(SANDBOX_PRICED_KEY);
  return {
    externalId,
    name: sandboxAccountName(isLive),
    number: externalId.slice(0, NUMBER_CHARACTERS).toUpperCase(),
    currency: SANDBOX_CURRENCY,
    cash: added(SANDBOX_CASH, traded.get(SANDBOX_CURRENCY)),
    positions: positions.filter(isShown),
  };
}

async function positionsOf(
  { clock, marketData }: SandboxDeps,
  traded: ReadonlyMap<string, string>,
): Promise<ConnectedPosition[]> {
  const opening = new Map(
    SANDBOX_LISTED.flatMap((held) => {
      const asset = listedSymbol(held.symbol);
      return asset === undefined ? [] : [[asset.id, held] as const];
    }),
  );
  const assetIds = [...new Set([...opening.keys(), ...traded.keys()])];
  const quotes = await marketData.quotes(assetIds);
  const listed = assetIds.flatMap((assetId) => {
    const [held, price] = [opening.get(assetId), quotes.get(assetId)?.price ?? null];
    const quantity = added(held?.quantity ?? '0', traded.get(assetId));
    const averagePrice = held?.averagePrice ?? price ?? '0';
    return listedPosition(assetId, { quantity, averagePrice }, price);
  });
  return [...listed, ...unlistedPositions(listed, clock.now())];
}

const added = (amount: string, change = '0'): string =>
  toPlain(sum([decimal(amount), decimal(change)]));
