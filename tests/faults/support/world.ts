import {
  compose,
  createCredential,
  createUser,
  type Deps,
  readConfig,
} from '@investing-platform/server/testing';
import { persist } from './persistent-client.ts';

/** What looks into the database: the parts of a server that is never started. */
export function openObserver(databaseUrl: string): ReturnType<typeof compose> {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: '0' };
  return compose(readConfig({ ...settings, DATABASE_URL: databaseUrl }));
}

/** A person with a practice account and a token to trade. */
export async function trader(deps: Deps, url: string) {
  const token = await person(deps, url, 'ada@example.com', 'trade');
  const params = { start: { cash: { amount: '10000000', currency: 'USD' } } };
  const opened = await persist(url, token, { name: 'createPartnerPaperAccount', params });
  if (opened.kind !== 'ok') throw new Error(`no practice account: ${opened.code}`);
  return { token, brokerAccountId: opened.id };
}

/** @returns a token of somebody new */
export async function person(
  deps: Deps,
  url: string,
  email: string,
  scope: string,
): Promise<string> {
  const user = await deps.db.transaction((tx) =>
    createUser(tx, deps, {
      email,
      passwordHash: 'none',
      plan: 'PRO',
      emailVerified: true,
      kycStatus: 'APPROVED',
    }),
  );
  const owner = {
    kind: 'session',
    ip: '127.0.0.1',
    userId: user.id,
    plan: 'PRO',
    scopes: new Set<never>(),
    sessionId: user.id,
    steppedUpAt: null,
    expiresAt: deps.clock.now(),
  } as const;
  const input = { label: 'Trader', isPublic: false, redirectUris: [] };
  const { credential, clientSecret } = await createCredential(deps, owner, input);
  return requestToken(url, `${credential.clientId}:${clientSecret}`, scope);
}

async function requestToken(url: string, credential: string, scope: string): Promise<string> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(credential).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no token: ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}
