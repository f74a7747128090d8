import type { RequestableScope } from '@investing-platform/schema';
import { ClientSecretBasic, clientCredentialsGrant } from 'openid-client';
import type { Expand } from '../core/scopes.ts';
import type { TokenSource } from '../core/token-source.ts';
import { authorizationServer } from './authorization-server.ts';
import { renewingSource } from './renewing-source.ts';
import { requireText, type ServerOptions } from './server-options.ts';
import { storedTokens, type TokenStore } from './token-store.ts';

/** What the client credentials flow is made from (spec part 5.1). */
export interface ClientCredentialsOptions<Scopes extends readonly RequestableScope[]>
  extends ServerOptions {
  /** Shown once when the credential was made. It acts for its owner: keep it on a server. */
  readonly clientSecret: string;
  /** Leaf or composite scopes. Default: `identity` alone. */
  readonly scopes?: Scopes | undefined;
  /** Where several processes share a token, such as `tokenFiles` of `/token-file`. */
  readonly store?: TokenStore | undefined;
}

/**
 * Tokens for the owner of a confidential credential, renewed before they expire.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback, and without an id or
 *   a secret
 */
export function clientCredentials<
  const Scopes extends readonly RequestableScope[] = readonly ['identity'],
>(options: ClientCredentialsOptions<Scopes>): TokenSource<Expand<Scopes[number]>> {
  const { clientId, clientSecret } = options;
  requireText({ clientId, clientSecret });
  const scope = (options.scopes ?? ['identity']).join(' ');
  const server = authorizationServer({
    ...options,
    clientAuthentication: ClientSecretBasic(clientSecret),
  });
  const key = JSON.stringify([server.issuer, clientId, clientSecret, scope.split(' ').sort()]);
  const obtain = (signal: AbortSignal) =>
    server.obtain(signal, (configuration) => clientCredentialsGrant(configuration, { scope }));
  if (!options.store) return renewingSource({ ...server, key, obtain });
  const stored = storedTokens(options.store, key, server.clock.now, obtain);
  const source = renewingSource<Expand<Scopes[number]>>({ ...server, key, obtain: stored.obtain });
  return {
    ...source,
    invalidate(value) {
      stored.refuse(value);
      source.invalidate(value);
    },
  };
}
