import type { RequestableScope } from '@investing-platform/schema';
import { ClientSecretBasic, clientCredentialsGrant } from 'openid-client';
import type { Expand } from '../core/scopes.ts';
import type { TokenSource } from '../core/token-source.ts';
import { authorizationServer, type ServerOptions } from './authorization-server.ts';
import { renewingSource } from './renewing-source.ts';

/** What the client credentials flow is made from (spec part 5.1). */
export interface ClientCredentialsOptions<Scopes extends readonly RequestableScope[]>
  extends ServerOptions {
  /** Shown once when the credential was made. It acts for its owner: keep it on a server. */
  readonly clientSecret: string;
  /** Leaf or composite scopes. Default: `identity` alone. */
  readonly scopes?: Scopes | undefined;
}

/**
 * Tokens for the owner of a confidential credential, renewed before they expire.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback
 */
export function clientCredentials<
  const Scopes extends readonly RequestableScope[] = readonly ['identity'],
>(options: ClientCredentialsOptions<Scopes>): TokenSource<Expand<Scopes[number]>> {
  const { clientId, clientSecret } = options;
  const scope = (options.scopes ?? ['identity']).join(' ');
  const server = authorizationServer({
    ...options,
    clientAuthentication: ClientSecretBasic(clientSecret),
  });
  return renewingSource({
    ...server,
    key: JSON.stringify([server.issuer, clientId, clientSecret, scope.split(' ').sort()]),
    obtain: (signal) =>
      server.obtain(signal, (configuration) => clientCredentialsGrant(configuration, { scope })),
  });
}
