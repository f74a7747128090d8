import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import type { SessionActor } from '../kernel/actor.ts';
import {
  basic,
  bodyOf,
  CHALLENGE,
  ISSUER,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
  SENDER,
  VERIFIER,
} from './testing.ts';
import { authenticateBearer } from './tokens/authenticate-bearer.ts';

/*
 * The clauses of RFC 9700 (best current practice for OAuth 2.0 security) that apply to a server
 * with public PKCE clients, client credentials and no refresh tokens.
 */

let world: OAuthWorld;
let user: SessionActor;
let clientId: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  user = await world.user();
  clientId = (await world.publicClient(user)).credential.clientId;
});

describe('2.1 protecting redirect-based flows', () => {
  test('2.1 redirect URIs are compared by exact string matching', async () => {
    for (const redirectUri of [
      `${REDIRECT_URI}/`,
      `${REDIRECT_URI}?a=1`,
      'https://app.example.com',
    ]) {
      const response = await world.authorize(clientId, { redirect_uri: redirectUri });
      expect(response.status).toBe(400);
    }
  });

  test('2.1 port numbers in loopback redirect URIs of native apps are the exception', async () => {
    const native = await world.publicClient(user, 'http://127.0.0.1/cb');
    const changes = { redirect_uri: 'http://127.0.0.1:49152/cb' };
    const response = await world.authorize(native.credential.clientId, changes);
    expect(locationOf(response).pathname).toBe('/consent');
  });

  test('2.1 the server exposes no open redirector', async () => {
    const changes = { redirect_uri: 'https://evil.example/', scope: 'admin' };
    expect((await world.authorize(clientId, changes)).headers.get('Location')).toBeNull();
  });

  test('2.1 PKCE ends cross-site request forgery: another session’s code does not redeem', async () => {
    const attackers = await world.code(await world.user(), clientId, {
      code_challenge: 'x'.repeat(43),
    });
    expect((await bodyOf(await world.redeem(clientId, attackers))).error).toBe('invalid_grant');
  });

  test('2.1 mix-up is prevented by the iss parameter in every authorization response', async () => {
    const failed = locationOf(await world.authorize(clientId, { scope: 'admin' }, user));
    expect(failed.searchParams.get('iss')).toBe(ISSUER);
    await world.code(user, clientId);
    const remembered = locationOf(await world.authorize(clientId, {}, user));
    expect(remembered.searchParams.get('iss')).toBe(ISSUER);
    const metadata = await bodyOf(await world.send('/.well-known/oauth-authorization-server'));
    expect(metadata.authorization_response_iss_parameter_supported).toBe(true);
  });

  test('2.1.1 public clients have to use PKCE', async () => {
    const changes = { code_challenge: null, code_challenge_method: null };
    const location = locationOf(await world.authorize(clientId, changes, user));
    expect(location.searchParams.get('error')).toBe('invalid_request');
  });

  test('2.1.1 the challenge method does not expose the verifier', async () => {
    const changes = { code_challenge: VERIFIER, code_challenge_method: 'plain' };
    const location = locationOf(await world.authorize(clientId, changes, user));
    expect(location.searchParams.get('error')).toBe('invalid_request');
  });

  test('2.1.1 the verifier is enforced at the token endpoint', async () => {
    const code = await world.code(user, clientId);
    const without = await world.redeem(clientId, code, { code_verifier: null });
    expect((await bodyOf(without)).error).toBe('invalid_request');
    const challengeItself = await world.redeem(clientId, code, { code_verifier: CHALLENGE });
    expect((await bodyOf(challengeItself)).error).toBe('invalid_grant');
  });

  test('2.1.1 the metadata tells that PKCE is supported', async () => {
    const metadata = await bodyOf(await world.send('/.well-known/oauth-authorization-server'));
    expect(metadata.code_challenge_methods_supported).toEqual(['S256']);
  });

  test.each(['token', 'id_token', 'code token', 'none'])(
    '2.1.2 no response type %s issues tokens at the authorization endpoint',
    async (responseType) => {
      const location = locationOf(
        await world.authorize(clientId, { response_type: responseType }, user),
      );
      expect(location.searchParams.get('error')).toBe('unsupported_response_type');
      expect(location.hash).toBe('');
    },
  );
});

describe('2.2 to 2.6', () => {
  test('2.2.2 no refresh token exists that could be replayed', async () => {
    const code = await world.code(user, clientId);
    expect(await bodyOf(await world.redeem(clientId, code))).not.toHaveProperty('refresh_token');
    const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId };
    const response = await world.post('/oauth/token', form);
    expect((await bodyOf(response)).error).toBe('unsupported_grant_type');
  });

  test('2.3 tokens hold the minimum: identity, unless more was asked for', async () => {
    const script = await world.confidential(user);
    const token = await world.token(script);
    const actor = await authenticateBearer(world.deps, `Bearer ${token}`, SENDER);
    expect(actor).toMatchObject({ scopes: new Set(['identity']) });
  });

  test('2.3 tokens are for this resource server', async () => {
    const location = locationOf(
      await world.authorize(clientId, { resource: 'https://other.example' }, user),
    );
    expect(location.searchParams.get('error')).toBe('invalid_target');
  });

  test('2.4 the resource owner password grant does not exist', async () => {
    const form = { grant_type: 'password', username: 'a', password: 'b', client_id: clientId };
    const response = await world.post('/oauth/token', form);
    expect((await bodyOf(response)).error).toBe('unsupported_grant_type');
  });

  test('2.5 a client that was given a secret has to authenticate', async () => {
    const script = await world.confidential(user);
    const form = { grant_type: 'client_credentials', client_id: script.credential.clientId };
    const response = await world.post('/oauth/token', form);
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('2.6 metadata is published', async () => {
    const response = await world.send('/.well-known/oauth-authorization-server');
    expect((await bodyOf(response)).issuer).toBe(ISSUER);
  });

  test('2.6 no authorization response travels unencrypted, except to native apps', async () => {
    const creating = world.publicClient(user, 'http://app.example.com/callback');
    await expect(creating).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('2.6 the authorization endpoint does not support cross-origin requests', async () => {
    const response = await world.send('/oauth/authorize', { method: 'OPTIONS' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('4 attacks and mitigations', () => {
  test('4.2.4 referrers tell neither codes nor requests', async () => {
    const consent = await world.authorize(clientId);
    const failed = await world.authorize(clientId, { scope: 'admin' });
    for (const response of [consent, failed]) {
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  test('4.2.4 a code is used once, and a second use ends its token', async () => {
    const code = await world.code(user, clientId);
    const { access_token: token } = await bodyOf(await world.redeem(clientId, code));
    expect((await world.redeem(clientId, code)).status).toBe(400);
    expect(await authenticateBearer(world.deps, `Bearer ${String(token)}`, SENDER)).toBe('unknown');
  });

  test('4.3.1 a code in the browser’s history is of no use after 60 seconds', async () => {
    const code = await world.code(user, clientId);
    world.clock.advance(60_000);
    expect((await bodyOf(await world.redeem(clientId, code))).error).toBe('invalid_grant');
  });

  test('4.3.2 tokens are sent in a header, never in a URL', async () => {
    const metadata = await bodyOf(await world.send('/.well-known/oauth-protected-resource'));
    expect(metadata.bearer_methods_supported).toEqual(['header']);
  });

  test('4.5 an injected code does not redeem without its verifier', async () => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, { code_verifier: 'y'.repeat(43) });
    expect((await bodyOf(response)).error).toBe('invalid_grant');
    expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
  });

  test('4.8 PKCE cannot be downgraded by leaving the challenge out', async () => {
    const location = locationOf(await world.authorize(clientId, { code_challenge: null }, user));
    expect(location.searchParams.get('error')).toBe('invalid_request');
    expect(location.searchParams.get('code')).toBeNull();
  });

  test('4.10.2 a token names its audience to those who may ask', async () => {
    const script = await world.confidential(user);
    const token = await world.token(script);
    const authorization = basic(script.credential.clientId, script.clientSecret);
    const response = await world.post(
      '/oauth/introspect',
      { token },
      { Authorization: authorization },
    );
    expect((await bodyOf(response)).aud).toBe(ISSUER);
  });

  test('4.11.2 whoever registers for a host that the operator does not trust is refused', async () => {
    const response = await world.send('/oauth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://evil.example/cb'] }),
    });
    expect((await bodyOf(response)).error).toBe('invalid_redirect_uri');
  });

  test('4.11.2 nobody is sent on by an error before they have signed in', async () => {
    const location = locationOf(await world.authorize(clientId, { scope: 'admin' }));
    expect(location.origin + location.pathname).toBe(`${ISSUER}/sign-in`);
  });

  test('4.11.2 nor to an address that neither they nor the operator trust', async () => {
    const redirectUri = 'https://evil.example/cb';
    const app = await world.publicClient(await world.user(), redirectUri);
    const changes = { redirect_uri: redirectUri, scope: 'admin' };
    const response = await world.authorize(app.credential.clientId, changes, user);
    expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
  });

  test('4.12 redirects use 303, which never repeats a form elsewhere', async () => {
    expect((await world.authorize(clientId)).status).toBe(303);
    expect((await world.authorize(clientId, { scope: 'admin' }, user)).status).toBe(303);
    await world.code(user, clientId);
    expect((await world.authorize(clientId, {}, user)).status).toBe(303);
  });

  test('4.15 a client cannot pass for a user: their identifiers differ in form', async () => {
    const script = await world.confidential(user);
    const token = await world.token(script);
    const authorization = basic(script.credential.clientId, script.clientSecret);
    const body = await bodyOf(
      await world.post('/oauth/introspect', { token }, { Authorization: authorization }),
    );
    expect(body.client_id).toMatch(/^ip_ci_/);
    expect(body.sub).toBe(user.userId);
  });

  test('4.16 the authorization endpoint cannot be framed', async () => {
    for (const scope of ['identity', 'admin']) {
      const { headers } = await world.authorize(clientId, { scope });
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    }
  });
});
