import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from './support/authorization-server.ts';

let server: AuthorizationServer;
let as: oauth.AuthorizationServer;

const insecure = { [oauth.allowInsecureRequests]: true };

beforeAll(async () => {
  server = await startAuthorizationServer();
  const issuer = new URL(server.issuer);
  const options = { ...insecure, algorithm: 'oauth2' as const };
  const response = await oauth.discoveryRequest(issuer, options);
  as = await oauth.processDiscoveryResponse(issuer, response);
});
afterAll(() => server.stop());

async function authorize(
  client: oauth.Client,
  redirectUri: string,
): Promise<{
  callback: URL;
  verifier: string;
}> {
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(as.authorization_endpoint ?? '');
  url.searchParams.set('client_id', client.client_id);
  url.searchParams.set('redirect_uri', redirectUri);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'identity portfolio.read');
  url.searchParams.set('state', 'state');
  url.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(verifier));
  url.searchParams.set('code_challenge_method', 'S256');
  return { callback: await server.browse(url), verifier };
}

describe('oauth4webapi', () => {
  test('finds the server from the protected resource', async () => {
    const resource = new URL(`${server.issuer}/graphql`);
    const response = await oauth.resourceDiscoveryRequest(resource, insecure);
    const metadata = await oauth.processResourceDiscoveryResponse(resource, response);
    expect(metadata.authorization_servers).toEqual([server.issuer]);
  });

  test('obtains a token by client credentials, with a form-encoded Basic header', async () => {
    const { clientId, clientSecret } = await server.confidential();
    const client = { client_id: clientId };
    const response = await oauth.clientCredentialsGrantRequest(
      as,
      client,
      oauth.ClientSecretBasic(clientSecret),
      { scope: 'full_access' },
      insecure,
    );
    const tokens = await oauth.processClientCredentialsResponse(as, client, response);
    expect(tokens.scope?.split(' ')).toHaveLength(9);
  });

  test('registers, obtains a token by authorization code with PKCE, and revokes it', async () => {
    const redirectUri = 'http://localhost:5173/callback';
    const registration = await oauth.dynamicClientRegistrationRequest(
      as,
      {
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
      },
      insecure,
    );
    const client = await oauth.processDynamicClientRegistrationResponse(registration);
    const { callback, verifier } = await authorize(client, redirectUri);
    const parameters = oauth.validateAuthResponse(as, client, callback, 'state');
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, response);
    expect(tokens.scope).toBe('identity portfolio.read');
    const { access_token: token } = tokens;
    const revocation = await oauth.revocationRequest(as, client, oauth.None(), token, insecure);
    expect(await oauth.processRevocationResponse(revocation)).toBeUndefined();
  });

  test('reads an unknown scope as invalid_scope, not as a failed authentication', async () => {
    const { clientId, clientSecret } = await server.confidential();
    const client = { client_id: clientId };
    const response = await oauth.clientCredentialsGrantRequest(
      as,
      client,
      oauth.ClientSecretBasic(clientSecret),
      { scope: 'admin' },
      insecure,
    );
    const processing = oauth.processClientCredentialsResponse(as, client, response);
    await expect(processing).rejects.toMatchObject({ error: 'invalid_scope', status: 400 });
  });
});
