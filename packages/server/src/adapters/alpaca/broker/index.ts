import type { BrokerCapability } from '@investing-platform/schema/operations';
import type { BrokerConnection, ConnectionAnswer } from '../../../ports/broker-connection.ts';
import { type AlpacaOptions, failureOf, KEY_FIELD, openClient, SECRET_FIELD } from './client.ts';
import { positionsOf } from './positions.ts';
import { alpacaVenue } from './venue.ts';

/** Accounts at Alpaca, live and practice, by a person's own API key. */
export function alpacaConnection(options: AlpacaOptions = {}): BrokerConnection {
  return {
    provider: 'ALPACA',
    name: 'Alpaca',
    keyField: KEY_FIELD,
    fields: [
      { name: KEY_FIELD, label: 'API key ID', isSecret: false, isRequired: true },
      { name: SECRET_FIELD, label: 'API secret key', isSecret: true, isRequired: true },
    ],
    venue: (keys, isLive) => alpacaVenue(keys, isLive, options),
    async read(keys, isLive, signal) {
      if (signal.aborted) return LATE;
      try {
        const alpaca = await openClient(keys, isLive, options);
        const [account, positions] = await Promise.all([
          alpaca.trading.account.getAccount({ signal }),
          alpaca.trading.positions.getAllOpenPositions({ signal }),
        ]);
        return {
          kind: 'ok',
          expiresAt: null,
          capabilities: account.tradingBlocked === true ? READ : [...READ, ...TRADE],
          accounts: [
            {
              externalId: account.id,
              name: isLive ? 'Alpaca' : 'Alpaca paper',
              number: account.accountNumber ?? null,
              currency: account.currency ?? 'USD',
              cash: account.cash ?? '0',
              positions: positionsOf(positions, account.currency ?? 'USD'),
            },
          ],
        };
      } catch (error) {
        return refusalOf(error, signal);
      }
    },
  };
}

const LATE: ConnectionAnswer = { kind: 'unknown', reason: 'the deadline passed' };
const READ: readonly BrokerCapability[] = [
  'READ_BALANCES',
  'READ_POSITIONS',
  'READ_ORDERS',
  'READ_ACTIVITIES',
];
const TRADE: readonly BrokerCapability[] = ['TRADE', 'TRADE_FRACTIONS', 'TRADE_EXTENDED_HOURS'];
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

async function refusalOf(error: unknown, signal: AbortSignal): Promise<ConnectionAnswer> {
  if (signal.aborted) return LATE;
  const { status, reason } = await failureOf(error);
  if (status === UNAUTHORIZED || status === FORBIDDEN) {
    return { kind: 'refused', reason: 'Alpaca does not accept the key' };
  }
  return { kind: 'retryable', reason };
}
