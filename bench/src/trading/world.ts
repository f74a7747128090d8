import { instruments } from '@investing-platform/schema/instruments';
import {
  type Actor,
  compose,
  createUser,
  type Deps,
  openPlatformAccount,
  readConfig,
} from '@investing-platform/server/testing';

export type Composed = Awaited<ReturnType<typeof compose>>;

export const CURRENCY = 'USD';
/** More than anybody here spends. */
export const CASH = '1000000000';
export const SETTINGS = { NODE_ENV: 'test', LOG_LEVEL: 'error', METRICS_PORT: '0', PORT: '0' };
/** Trades around the clock, so that the figures do not depend on the time of day. */
export const BITCOIN = instruments.find(({ symbol }) => symbol === 'BTC')?.id ?? '';

const BUYS = { side: 'BUY', timeInForce: 'GTC', assetId: BITCOIN } as const;
export const MARKET_BUY = { ...BUYS, type: 'MARKET', quantity: '0.001' } as const;
export const limitBuy = (limitPrice: string) =>
  ({ ...BUYS, type: 'LIMIT', limitPrice, quantity: '0.001' }) as const;

/** The server without its doors. */
export function composed(databaseUrl: string): Promise<Composed> {
  return compose(readConfig({ ...SETTINGS, DATABASE_URL: databaseUrl }));
}

/** Somebody with a practice account, for which no papers have to be signed. */
export interface Person {
  readonly actor: Actor;
  readonly userId: string;
  readonly brokerAccountId: string;
}

export async function addPerson(deps: Deps, email: string, cash: string): Promise<Person> {
  return deps.db.transaction(async (tx) => {
    const user = await createUser(tx, deps, {
      email,
      passwordHash: '-',
      emailVerified: true,
      plan: 'PRO',
      kycStatus: 'APPROVED',
    });
    const opening = { cash, currency: CURRENCY, tradingMode: 'PAPER' } as const;
    const { id } = await openPlatformAccount(tx, deps, user.id, opening);
    return { actor: actorOf(user.id), userId: user.id, brokerAccountId: id };
  });
}

function actorOf(userId: string): Actor {
  return {
    kind: 'session',
    ip: '127.0.0.1',
    userId,
    plan: 'PRO',
    scopes: new Set(),
    sessionId: userId,
    steppedUpAt: null,
    expiresAt: new Date(Date.now() + 86_400_000),
  };
}
