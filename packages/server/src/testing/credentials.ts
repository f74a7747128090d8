import { leafScopes } from '@investing-platform/schema';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import type { SessionActor } from '../kernel/actor.ts';
import { sha256 } from '../kernel/hash.ts';
import { createCredential, deleteCredential } from '../oauth/index.ts';
import type { TestCredential, TestServer, TestUser } from './types.ts';

const expire = statement<object, [hash: Buffer, at: Date]>(
  'testing_expire_token',
  'update access_tokens set expires_at = $2 where token_hash = $1',
);

type CredentialFunctions = Pick<
  TestServer,
  'createCredential' | 'deleteCredential' | 'issueToken' | 'expireToken'
>;

/** Credentials and tokens of a test server's users, by the real endpoints where there are some. */
export function credentials(deps: Deps, url: string): CredentialFunctions {
  const firstOf = new Map<string, Promise<TestCredential>>();
  const create = async (user: TestUser): Promise<TestCredential> => {
    const input = { label: 'Test', isPublic: false, redirectUris: [] };
    const { credential, clientSecret } = await createCredential(deps, ownerOf(deps, user), input);
    return { id: credential.id, clientId: credential.clientId, clientSecret: clientSecret ?? '' };
  };
  return {
    createCredential: create,
    deleteCredential: (user, { id }) => deleteCredential(deps, ownerOf(deps, user), id),
    async issueToken(user, scopes, credential) {
      const known = firstOf.get(user.id) ?? create(user);
      firstOf.set(user.id, known);
      return requestToken(url, credential ?? (await known), scopes);
    },
    async expireToken(token) {
      await deps.db.transaction((tx) => tx.run(expire, sha256(token), deps.clock.now()));
    },
  };
}

/** The user as if signed in, to manage the user's own credentials. */
function ownerOf(deps: Deps, user: TestUser): SessionActor {
  return {
    kind: 'session',
    ip: '127.0.0.1',
    userId: user.id,
    plan: user.plan,
    scopes: new Set(leafScopes),
    sessionId: user.id,
    steppedUpAt: null,
    expiresAt: deps.clock.now(),
  };
}

async function requestToken(
  url: string,
  { clientId, clientSecret }: TestCredential,
  scopes: readonly string[],
): Promise<string> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no token: ${response.status} ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}
