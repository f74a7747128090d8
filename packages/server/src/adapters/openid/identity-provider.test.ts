import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityProvider, SignInRequest } from '../../ports/identity-providers.ts';
import { openIdProvider } from './identity-provider.ts';
import { CLIENT, type OpenIdServer, openIdServer } from './openid-server.fixture.ts';
import { openIdProviders } from './providers.ts';

const REQUEST: SignInRequest = {
  redirectUri: 'https://invest.example/auth/providers/oidc/callback',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
};

let server: OpenIdServer;
let provider: IdentityProvider;

beforeEach(async () => {
  server = await openIdServer();
  const named = { id: 'oidc', name: 'Work', provider: 'OIDC', scopes: ['email'] } as const;
  provider = openIdProvider({ ...named, ...CLIENT, issuer: server.issuer });
});
afterEach(() => server.close());

const inTime = () => new AbortController().signal;

const begin = () => provider.authorizationUrl(REQUEST, inTime());

async function visit(differing: Partial<SignInRequest> & { code?: string } = {}) {
  const begun = await provider.authorizationUrl(REQUEST, inTime());
  if (begun.kind !== 'ok') throw new Error(begun.problem);
  const back = server.agree(begun.value);
  const { redirectUri, nonce, codeVerifier } = { ...REQUEST, ...differing };
  const code = differing.code ?? back.searchParams.get('code') ?? '';
  return provider.redeem({ code, redirectUri, nonce, codeVerifier, issuer: null }, inTime());
}

describe('a provider of OpenID Connect', () => {
  test('is asked for a code with PKCE, state and nonce', async () => {
    const begun = await provider.authorizationUrl(REQUEST, inTime());
    const url = new URL(begun.kind === 'ok' ? begun.value : 'none:');
    expect(url.origin + url.pathname).toBe(`${server.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT.clientId,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: REQUEST.redirectUri,
      state: REQUEST.state,
      nonce: REQUEST.nonce,
      code_challenge_method: 'S256',
    });
    expect(url.search).not.toContain(REQUEST.codeVerifier);
  });

  test('tells who the person is', async () => {
    expect(await visit()).toEqual({
      kind: 'ok',
      value: { subject: 'subject-1', email: 'ada@example.com', emailVerified: true },
    });
  });

  test.each([
    ['of another provider', { iss: 'https://evil.test' }],
    ['for another client', { aud: 'somebody-else' }],
    ['of another request', { nonce: 'another nonce' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['without a subject', { sub: undefined }],
  ])('an ID token %s is refused', async (_, lies) => {
    server.lies = lies;
    expect((await visit()).kind).toBe('refused');
  });

  test('an ID token with the signature of another key is refused', async () => {
    server.signsWithOtherKey = true;
    expect((await visit()).kind).toBe('refused');
  });

  test.each([
    ['with another verifier', { codeVerifier: 'w'.repeat(43) }],
    ['that was never given out', { code: 'unknown' }],
    ['for another redirect URI', { redirectUri: 'https://evil.test/callback' }],
  ])('a code %s is refused', async (_, differing) => {
    expect((await visit(differing)).kind).toBe('refused');
  });

  test.each([
    ['an address that is not confirmed', { email_verified: false }, 'ada@example.com'],
    ['no address', { email: undefined }, null],
    ['something that is no address', { email: 7 }, null],
  ])('with %s it vouches for none', async (_, lies, email) => {
    server.lies = lies;
    expect(await visit()).toMatchObject({ kind: 'ok', value: { email, emailVerified: false } });
  });

  test('that is down is unavailable, and is asked again once it is up', async () => {
    const named = { id: 'oidc', name: 'Work', provider: 'OIDC', scopes: [] } as const;
    const down = openIdProvider({ ...named, ...CLIENT, issuer: 'http://127.0.0.1:1' });
    expect((await down.authorizationUrl(REQUEST, inTime())).kind).toBe('unavailable');
    server.tokenStatus = 503;
    expect((await visit()).kind).toBe('unavailable');
    server.tokenStatus = 200;
    expect((await visit()).kind).toBe('ok');
  });

  const PATHS = ['/.well-known/openid-configuration', '/token', '/jwks'];

  test.each(PATHS)('that answers %s without an end is left after 256 kB', async (path) => {
    server.endless = { path, how: 'floods' };
    const outcome = path === '/token' || path === '/jwks' ? visit() : begin();
    expect((await outcome).kind).not.toBe('ok');
    // What the network holds comes on top.
    expect(server.floodedBytes).toBeLessThan(16_777_216);
  });

  test.each(PATHS)('that stops in the middle of %s is left at the deadline', async (path) => {
    const named = { id: 'oidc', name: 'Work', provider: 'OIDC', scopes: ['email'] } as const;
    provider = openIdProvider({ ...named, ...CLIENT, issuer: server.issuer }, 0.2);
    server.endless = { path, how: 'stalls' };
    const outcome = path === '/token' || path === '/jwks' ? visit() : begin();
    expect((await outcome).kind).toBe('unavailable');
  });

  test('past the deadline it is unavailable and nothing is thrown', async () => {
    const outcome = await provider.authorizationUrl(REQUEST, AbortSignal.abort());
    expect(outcome.kind).toBe('unavailable');
  });
});

test('providers are offered where the operator has set them up', () => {
  const none = {
    googleClientId: '',
    googleClientSecret: '',
    appleClientId: '',
    appleClientSecret: '',
    oidcIssuer: null,
    oidcName: 'Work',
    oidcClientId: '',
    oidcClientSecret: '',
  };
  expect(openIdProviders(none)).toEqual([]);
  const some = { ...none, googleClientId: 'g', oidcClientId: 'o', oidcIssuer: 'https://id.test' };
  expect(openIdProviders(some).map(({ id, name }) => [id, name])).toEqual([
    ['google', 'Google'],
    ['oidc', 'Work'],
  ]);
});
