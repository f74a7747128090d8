import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'oidc-provider';

/** oidc-provider, the certified server, with two clients like ours. */
export interface CertifiedServer {
  readonly issuer: string;
  readonly authorizePath: string;
  close(): Promise<void>;
}

export const PUBLIC_CLIENT = 'public';
export const CONFIDENTIAL_CLIENT = 'confidential';
export const SECRET = 'a-secret-of-the-confidential-client';
export const REDIRECT_URI = 'https://app.example.com/callback';

export async function startCertifiedServer(): Promise<CertifiedServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { Provider } = await import('oidc-provider');
  server.on('request', new Provider(issuer, configuration).callback());
  return {
    issuer,
    authorizePath: '/auth',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const configuration: Configuration = {
  clients: [
    {
      client_id: PUBLIC_CLIENT,
      token_endpoint_auth_method: 'none',
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
    {
      client_id: CONFIDENTIAL_CLIENT,
      client_secret: SECRET,
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [],
      grant_types: ['client_credentials'],
      response_types: [],
    },
  ],
  scopes: ['identity', 'trade'],
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  features: {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: true },
    registration: { enabled: true },
    revocation: { enabled: true },
  },
  cookies: { keys: ['for tests'] },
  responseTypes: ['code'],
  // Text instead of the page, so that a test reads the error where nothing is redirected.
  renderError: (context, out) => {
    context.type = 'json';
    context.body = out;
  },
};
