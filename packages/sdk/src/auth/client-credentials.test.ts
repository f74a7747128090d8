import { describe, expect, test } from 'vitest';
import { flowOptions, issuingFetch, tokenAnswer } from '../../test/authorization-server.ts';
import { failureOf } from '../../test/clients.ts';
import { broken, deaf, fakeFetch, html, json, type Reply } from '../../test/fake-fetch.ts';
import { turns } from '../../test/manual-clock.ts';
import {
  ConnectionError,
  ReauthorizationRequired,
  TimeoutError,
  UnexpectedAnswerError,
} from '../core/errors.ts';
import { clientCredentials } from './client-credentials.ts';
import { OAuthError } from './oauth-error.ts';

const clientSecret = 'ip_cs_secret';

test.each(['clientId', 'clientSecret'])(
  'without %s, as where a variable of the environment is not set, the caller is told so at once',
  (name) => {
    for (const missing of [undefined, '']) {
      const options = Object({ ...flowOptions(issuingFetch()), clientSecret, [name]: missing });
      expect(() => clientCredentials(options)).toThrow(new TypeError(`${name} is missing`));
    }
  },
);

describe('a token', () => {
  test('is asked for by HTTP Basic and a form (spec part 4.1)', async () => {
    const fake = issuingFetch();
    const options = flowOptions(fake);
    const scopes = ['portfolio', 'trade'] as const;
    const source = clientCredentials({ ...options, clientSecret, scopes });
    const token = await source.token();
    const [request] = fake.requests;
    expect(request?.url).toBe('https://api.example.com/oauth/token');
    expect(request?.init.method).toBe('POST');
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      grant_type: 'client_credentials',
      scope: 'portfolio trade',
    });
    const basic = request?.headers.get('authorization')?.replace('Basic ', '') ?? '';
    const [id, secret] = atob(basic).split(':').map(decodeURIComponent);
    expect([id, secret]).toEqual(['ip_ci_1', clientSecret]);
    expect(token).toEqual({
      value: 'token-1',
      expiresAtMs: options.clock.now() + 3_600_000,
      scopes: ['trade'],
    });
  });

  test('is `identity` where no scopes are named', async () => {
    const fake = issuingFetch();
    await clientCredentials({ ...flowOptions(fake), clientSecret }).token();
    expect(fake.requests[0]?.form.get('scope')).toBe('identity');
  });

  test('serves until it is about to expire', async () => {
    const fake = issuingFetch();
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(3_600_000 - 91_000);
    expect((await source.token()).value).toBe('token-1');
    expect(fake.requests).toHaveLength(1);
  });

  test('is renewed in the background before it expires, while the old one serves', async () => {
    const fake = issuingFetch();
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(3_600_000 - 89_000);
    expect((await source.token()).value).toBe('token-1');
    await turns(5);
    expect((await source.token()).value).toBe('token-2');
    expect(fake.requests).toHaveLength(2);
  });

  test.each([
    [0, 60_000],
    [1, 120_000],
  ])('is renewed earlier or later by chance: %d', async (chance, marginMs) => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), random: () => chance };
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(3_600_000 - marginMs - 1);
    await source.token();
    expect(fake.requests).toHaveLength(1);
    options.clock.advance(1);
    await source.token();
    expect(fake.requests).toHaveLength(2);
  });

  test('that is over is not handed out: all wait for the next', async () => {
    const fake = issuingFetch();
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(3_600_000);
    expect((await source.token()).value).toBe('token-2');
  });

  test('of a short life is renewed after half of it', async () => {
    const fake = issuingFetch(10);
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(4_999);
    await source.token();
    expect(fake.requests).toHaveLength(1);
    options.clock.advance(1);
    await source.token();
    expect(fake.requests).toHaveLength(2);
  });
});

describe('one renewal', () => {
  test('serves all callers at once', async () => {
    const fake = issuingFetch();
    const source = clientCredentials({ ...flowOptions(fake), clientSecret });
    const tokens = await Promise.all(Array.from({ length: 20 }, () => source.token()));
    expect(new Set(tokens.map(({ value }) => value))).toEqual(new Set(['token-1']));
    expect(fake.requests).toHaveLength(1);
  });

  test('serves two sources of the same issuer, client and scopes', async () => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), clientSecret };
    const sources = [
      ['trade', 'identity'],
      ['identity', 'trade'],
    ] as const;
    const made = sources.map((scopes) => clientCredentials({ ...options, scopes }));
    await Promise.all(made.map((source) => source.token()));
    expect(fake.requests).toHaveLength(1);
  });

  test.each([
    ['client', { clientId: 'other' }],
    ['secret', { clientSecret: 'other' }],
    ['issuer', { baseUrl: 'https://other.example' }],
    ['set of scopes', { scopes: ['trade'] as const }],
  ])('does not serve another %s', async (_title, change) => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), clientSecret };
    const sources = [clientCredentials(options), clientCredentials({ ...options, ...change })];
    await Promise.all(sources.map((source) => source.token()));
    expect(fake.requests).toHaveLength(2);
  });

  test('goes on where one caller leaves', async () => {
    const answer = Promise.withResolvers<Response>();
    const fake = fakeFetch(() => answer.promise);
    const source = clientCredentials({ ...flowOptions(fake), clientSecret });
    const controller = new AbortController();
    const leaver = failureOf(source.token(controller.signal));
    const stayer = source.token();
    controller.abort('left');
    expect(await leaver).toBe('left');
    answer.resolve(Response.json({ access_token: 'token-1', token_type: 'Bearer' }));
    expect((await stayer).value).toBe('token-1');
    expect(fake.requests).toHaveLength(1);
  });

  test('ends after its own timeout', async () => {
    const options = flowOptions(fakeFetch(deaf));
    const source = clientCredentials({ ...options, clientSecret, timeoutMs: 500 });
    const error = await options.clock.settle(failureOf(source.token()));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limitMs: 500, transient: true });
  });

  test('that fails in the background is tried again after a while, not at every call', async () => {
    let isDown = false;
    const issue = issuingFetch();
    const fake = fakeFetch((request) =>
      isDown ? html(503)(request) : issue.fetch(request.url, request.init),
    );
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    isDown = true;
    options.clock.advance(3_600_000 - 60_000);
    for (let call = 0; call < 5; call += 1) {
      expect((await source.token()).value).toBe('token-1');
      await turns(5);
    }
    expect(fake.requests).toHaveLength(2);
    options.clock.advance(5_000);
    await source.token();
    expect(fake.requests).toHaveLength(3);
  });
});

describe('an invalidated token', () => {
  test('is replaced', async () => {
    const source = clientCredentials({ ...flowOptions(issuingFetch()), clientSecret });
    await source.token();
    source.invalidate('token-1');
    expect((await source.token()).value).toBe('token-2');
  });

  test('that is no longer in use changes nothing', async () => {
    const fake = issuingFetch();
    const source = clientCredentials({ ...flowOptions(fake), clientSecret });
    await source.token();
    source.invalidate('token-0');
    expect((await source.token()).value).toBe('token-1');
    expect(fake.requests).toHaveLength(1);
  });

  test('is not brought back by an answer that comes late', async () => {
    const late = Promise.withResolvers<Response>();
    const replies: Reply[] = [tokenAnswer('token-1'), () => late.promise, tokenAnswer('token-3')];
    const fake = fakeFetch((request) => (replies.shift() ?? broken())(request));
    const options = flowOptions(fake);
    const source = clientCredentials({ ...options, clientSecret });
    await source.token();
    options.clock.advance(3_600_000 - 60_000);
    await source.token();
    source.invalidate('token-1');
    expect((await source.token()).value).toBe('token-3');
    late.resolve(Response.json({ access_token: 'token-2', token_type: 'Bearer' }));
    await turns(5);
    expect((await source.token()).value).toBe('token-3');
  });

  test('that is refused as soon as it comes ends in an error, not in a loop', async () => {
    const fake = issuingFetch();
    const source = clientCredentials({
      ...flowOptions(fake),
      clientSecret,
      random() {
        queueMicrotask(() => source.invalidate(`token-${fake.requests.length}`));
        return 0.5;
      },
    });
    expect(await failureOf(source.token())).toBeInstanceOf(ReauthorizationRequired);
    expect(fake.requests).toHaveLength(2);
  });
});

describe('a refusal of the server', () => {
  test.each<[string, Reply, object]>([
    [
      'of the secret, with a challenge',
      json({ error: 'invalid_client' }, 401, { 'www-authenticate': 'Basic realm="api"' }),
      { code: 'invalid_client', status: 401, transient: false },
    ],
    [
      'of a scope',
      json({ error: 'invalid_scope', error_description: 'Unknown scope: x' }, 400),
      { code: 'invalid_scope', description: 'Unknown scope: x', status: 400, transient: false },
    ],
    [
      'for too many requests',
      json({ error: 'temporarily_unavailable' }, 429, { 'retry-after': '2' }),
      { code: 'temporarily_unavailable', retryAfterSeconds: 2, transient: true },
    ],
  ])('%s is an OAuthError', async (_title, reply, expected) => {
    const options = flowOptions(fakeFetch(reply));
    const asked = failureOf(clientCredentials({ ...options, clientSecret }).token());
    const error = await options.clock.settle(asked);
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject(expected);
  });

  test.each<[string, Reply]>([
    ['an answer of a proxy', html(502)],
    ['a page instead of JSON', html(200)],
    ['a token of another type', json({ access_token: 't', token_type: 'mac' })],
    ['an answer without a token', json({ token_type: 'Bearer' })],
    ['a redirect', html(302, { location: 'https://elsewhere.example' })],
  ])('does not take %s for a token', async (_title, reply) => {
    const source = clientCredentials({ ...flowOptions(fakeFetch(reply)), clientSecret });
    expect(await failureOf(source.token())).toBeInstanceOf(UnexpectedAnswerError);
  });

  test('where nothing answers is a ConnectionError', async () => {
    const source = clientCredentials({ ...flowOptions(fakeFetch(broken())), clientSecret });
    const error = await failureOf(source.token());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).not.toBeInstanceOf(ReauthorizationRequired);
  });
});
