import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An outside provider of OpenID Connect, on an address of its own. */
export interface OutsideProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Begins to answer, once it is known where the browser shall come back to. */
  serve(redirectUri: string): Promise<void>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'investing', clientSecret: 'a-secret-between-the-two-of-them' };

/** oidc-provider, the certified server, where everybody is who they say. */
export async function outsideProvider(): Promise<OutsideProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    ...CLIENT,
    async serve(redirectUri) {
      const { Provider } = await import('oidc-provider');
      server.on('request', new Provider(issuer, configurationFor(redirectUri)).callback());
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function configurationFor(redirectUri: string) {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    // The name that is typed there is the address, and the provider has confirmed it.
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['for tests'] },
    responseTypes: ['code'],
    renderError(context: { type: string; body: unknown }, out: Readonly<Record<string, string>>) {
      context.type = 'json';
      context.body = out;
    },
  };
}
