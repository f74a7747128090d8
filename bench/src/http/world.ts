import { instruments } from '@investing-platform/schema/instruments';
import {
  type Actor,
  addOpeningPosition,
  compose,
  createCredential,
  createUser,
  type Deps,
  openPlatformAccount,
  readConfig,
} from '@investing-platform/server/testing';
import { POSITION_COUNT } from './operations.ts';

/** What a token of the measured person is asked for with. */
export interface Credential {
  readonly clientId: string;
  readonly clientSecret: string;
}

const CURRENCY = 'USD';

/** Brings a database up to date and puts one person with positions into it. */
export async function seedWorld(databaseUrl: string): Promise<Credential> {
  const environment = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const server = await compose(readConfig({ ...environment, METRICS_PORT: '0' }));
  try {
    return await seed(server.deps);
  } finally {
    await server.stop();
  }
}

async function seed(deps: Deps): Promise<Credential> {
  const assets = instruments.filter(({ currency }) => currency === CURRENCY);
  const bought = assets.slice(0, POSITION_COUNT);
  if (bought.length < POSITION_COUNT) throw new Error('the catalogue holds too few instruments');
  const quotes = await deps.marketData.quotes(bought.map(({ id }) => id));
  const user = await deps.db.transaction(async (tx) => {
    const person = { email: 'ann@example.com', passwordHash: '-', firstName: 'Ann' };
    const plan = { plan: 'PLUS', emailVerified: true, kycStatus: 'APPROVED' } as const;
    const created = await createUser(tx, deps, { ...person, ...plan });
    const opening = { cash: '100000000', currency: CURRENCY, tradingMode: 'LIVE' } as const;
    const account = await openPlatformAccount(tx, deps, created.id, opening);
    for (const [index, asset] of bought.entries()) {
      await addOpeningPosition(tx, deps, {
        userId: created.id,
        brokerAccountId: account.id,
        tradingMode: 'LIVE',
        assetId: asset.id,
        quantity: asset.fractionable ? `${index + 1}.25` : String(index + 1),
        price: quotes.get(asset.id)?.ask ?? '100',
      });
    }
    return created;
  });
  return newCredential(deps, user.id);
}

async function newCredential(deps: Deps, userId: string): Promise<Credential> {
  const owner: Extract<Actor, { kind: 'session' }> = {
    kind: 'session',
    ip: '127.0.0.1',
    userId,
    plan: 'PLUS',
    scopes: new Set(),
    sessionId: userId,
    steppedUpAt: null,
    expiresAt: deps.clock.now(),
  };
  const input = { label: 'Bench', isPublic: false, redirectUris: [] };
  const { credential, clientSecret } = await createCredential(deps, owner, input);
  return { clientId: credential.clientId, clientSecret: clientSecret ?? '' };
}
