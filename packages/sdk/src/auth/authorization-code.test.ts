import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { flowOptions, tokenAnswer } from '../../test/authorization-server.ts';
import { failureOf } from '../../test/clients.ts';
import { deaf, fakeFetch, json } from '../../test/fake-fetch.ts';
import { ReauthorizationRequired, TimeoutError } from '../core/errors.ts';
import { type AuthorizationCodeOptions, authorizationCode } from './authorization-code.ts';
import { OAuthError } from './oauth-error.ts';

const redirectUri = 'https://app.example/callback?tenant=7';

function flow(
  reply = tokenAnswer('token-1'),
  change: Partial<AuthorizationCodeOptions<['trade', 'identity']>> = {},
) {
  const fake = fakeFetch(reply);
  const options = flowOptions(fake);
  const scopes = ['trade', 'identity'] as const;
  const source = authorizationCode({ ...options, redirectUri, scopes, ...change });
  return { fake, source, clock: options.clock };
}

const callback = (query: Record<string, string>) =>
  `${redirectUri}&${new URLSearchParams(query).toString()}`;

test.each(['clientId', 'redirectUri'])('without %s there is no flow', (name) => {
  expect(() => flow(tokenAnswer('token-1'), { [name]: '' })).toThrow(`${name} is missing`);
});

describe('start', () => {
  test('gives the address with PKCE S256 and a state (spec part 5.2)', async () => {
    const { source } = flow();
    const { url, state, codeVerifier } = await source.start();
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://api.example.com/oauth/authorize');
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'ip_ci_1',
      redirect_uri: redirectUri,
      scope: 'trade identity',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    expect(codeVerifier.length).toBeGreaterThanOrEqual(43);
  });

  test('is different every time', async () => {
    const { source } = flow();
    const [first, second] = [await source.start(), await source.start()];
    expect(first.state).not.toBe(second.state);
    expect(first.codeVerifier).not.toBe(second.codeVerifier);
  });
});

describe('finish', () => {
  test('exchanges the code with verifier and redirect URI, without a secret', async () => {
    const { fake, source, clock } = flow();
    const { state, codeVerifier } = await source.start();
    const token = await source.finish(callback({ code: 'ip_ac_1', state }));
    const [request] = fake.requests;
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'ip_ac_1',
      redirect_uri: redirectUri,
      client_id: 'ip_ci_1',
      code_verifier: codeVerifier,
    });
    expect(request?.headers.has('authorization')).toBe(false);
    expect(token).toMatchObject({ value: 'token-1', expiresAtMs: clock.now() + 3_600_000 });
    expect(await source.token()).toEqual(token);
  });

  test('goes on in another page with what was kept', async () => {
    const before = flow();
    const { state, codeVerifier } = await before.source.start();
    const { source } = flow();
    const pending = { state, codeVerifier };
    const token = await source.finish(callback({ code: 'ip_ac_1', state }), pending);
    expect(token.value).toBe('token-1');
  });

  test.each<[string, (state: string) => Record<string, string>, string]>([
    ['a declined request', (state) => ({ error: 'access_denied', state }), 'access_denied'],
    ['the state of another request', () => ({ code: 'c', state: 'other' }), 'invalid_response'],
    ['a missing state', () => ({ code: 'c' }), 'invalid_response'],
    [
      'the answer of another issuer (RFC 9207)',
      (state) => ({ code: 'c', state, iss: 'https://evil.example' }),
      'invalid_response',
    ],
    ['a missing code', (state) => ({ state }), 'invalid_response'],
  ])('refuses %s', async (_title, query, code) => {
    const { fake, source } = flow();
    const { state } = await source.start();
    const error = await failureOf(source.finish(callback(query(state))));
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ code });
    expect(fake.requests).toHaveLength(0);
  });

  test('accepts the issuer’s own name', async () => {
    const { source } = flow();
    const { state } = await source.start();
    const query = { code: 'c', state, iss: 'https://api.example.com' };
    expect((await source.finish(callback(query))).value).toBe('token-1');
  });

  test('sends a code once, also where it fails', async () => {
    const { fake, source } = flow(json({ error: 'invalid_grant' }, 400));
    const { state } = await source.start();
    const url = callback({ code: 'c', state });
    expect(await failureOf(source.finish(url))).toMatchObject({ code: 'invalid_grant' });
    expect(await failureOf(source.finish(url))).toBeInstanceOf(ReauthorizationRequired);
    expect(fake.requests).toHaveLength(1);
  });

  test('ends after its timeout', async () => {
    const { source, clock } = flow(deaf);
    const { state } = await source.start();
    const call = failureOf(source.finish(callback({ code: 'c', state })));
    expect(await clock.settle(call)).toBeInstanceOf(TimeoutError);
  });
});

describe('token', () => {
  test('before any sign-in raises ReauthorizationRequired', async () => {
    expect(await failureOf(flow().source.token())).toBeInstanceOf(ReauthorizationRequired);
  });

  test('raises ReauthorizationRequired before it expires, since none renews it', async () => {
    const { source, clock } = flow();
    const { state } = await source.start();
    await source.finish(callback({ code: 'c', state }));
    clock.advance(3_600_000 - 60_001);
    expect((await source.token()).value).toBe('token-1');
    clock.advance(1);
    expect(await failureOf(source.token())).toBeInstanceOf(ReauthorizationRequired);
  });

  test('that the server refused is not handed out again', async () => {
    const { source } = flow();
    const { state } = await source.start();
    const { value } = await source.finish(callback({ code: 'c', state }));
    source.invalidate('another');
    expect((await source.token()).value).toBe(value);
    source.invalidate(value);
    expect(await failureOf(source.token())).toBeInstanceOf(ReauthorizationRequired);
  });

  test('kept from before serves on', async () => {
    const token = { value: 'kept', expiresAtMs: null, scopes: ['trade'] };
    const { source } = flow(tokenAnswer('new'), { token });
    expect(await source.token()).toEqual(token);
  });
});
