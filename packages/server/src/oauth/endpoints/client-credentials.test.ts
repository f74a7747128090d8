import { leafScopes } from '@investing-platform/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { deleteCredential } from '../clients/credentials.ts';
import { basic, bodyOf, type Fields, type OAuthWorld, oauthWorld, rowCount } from '../testing.ts';

let world: OAuthWorld;
let owner: SessionActor;
let clientId: string;
let clientSecret: string;
let credentialId: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  owner = await world.user();
  const created = await world.confidential(owner);
  ({ clientSecret } = created);
  ({ clientId, id: credentialId } = created.credential);
});

function request(form: Fields = {}, headers: Record<string, string> = {}): Promise<Response> {
  return world.post(
    '/oauth/token',
    { grant_type: 'client_credentials', ...form },
    { Authorization: basic(clientId, clientSecret), ...headers },
  );
}

describe('the token response', () => {
  test('has the four fields of the specification and no refresh token', async () => {
    const response = await request({ scope: 'trade' });
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toEqual({
      access_token: expect.stringMatching(/^ip_at_[0-9A-Za-z]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'trade',
    });
  });

  test('is JSON that no cache may keep', async () => {
    const { headers } = await request();
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Pragma')).toBe('no-cache');
    expect(headers.get('WWW-Authenticate')).toBeNull();
  });

  test.each([
    ['omitted', null, 'identity'],
    ['empty', '', 'identity'],
    ['a composite', 'portfolio', 'portfolio.read portfolio.write'],
    ['full_access', 'full_access', leafScopes.join(' ')],
  ])('with scope %s lists the granted leaves', async (_case, scope, granted) => {
    const body = await bodyOf(await request({ scope }));
    expect(body.scope).toBe(granted);
  });

  test.each([
    ['a free-plan user', { plan: 'FREE' }],
    ['a user whose e-mail address is unconfirmed', { emailVerified: false }],
  ] as const)('gives %s identity and nothing else', async (_case, options) => {
    const credential = await world.confidential(await world.user(options));
    const authorization = basic(credential.credential.clientId, credential.clientSecret);
    const response = await request({ scope: 'full_access' }, { Authorization: authorization });
    expect((await bodyOf(response)).scope).toBe('identity');
  });

  test('stores no token in clear', async () => {
    const { access_token: token } = await bodyOf(await request());
    const dump = JSON.stringify(
      await world.deps.db.all({
        name: 'oauth_test_dump_tokens',
        text: 'select access_tokens::text from access_tokens',
      }),
    );
    expect(dump.length).toBeGreaterThan(100);
    expect(dump).not.toContain(String(token).slice(6));
  });
});

describe('an unknown scope name', () => {
  test.each(['admin', 'everything', 'trade admin', 'constructor'])(
    '%s is refused as invalid_scope',
    async (scope) => {
      const response = await request({ scope });
      expect(response.status).toBe(400);
      expect((await bodyOf(response)).error).toBe('invalid_scope');
      expect(response.headers.get('WWW-Authenticate')).toBeNull();
      expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
    },
  );
});

describe('the client authenticates by HTTP Basic only', () => {
  test('with halves that are form-encoded down to the underscore', async () => {
    const encodeAll = (text: string) =>
      [...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');
    const authorization = basic(encodeAll(clientId), encodeAll(clientSecret));
    expect((await request({}, { Authorization: authorization })).status).toBe(200);
  });

  test('with any spelling of the scheme', async () => {
    const authorization = basic(clientId, clientSecret).replace('Basic', 'bAsIc');
    expect((await request({}, { Authorization: authorization })).status).toBe(200);
  });

  test('and may repeat its own client_id in the body', async () => {
    expect((await request({ client_id: clientId })).status).toBe(200);
    const other = await request({ client_id: 'ip_ci_other' });
    expect((await bodyOf(other)).error).toBe('invalid_request');
  });

  test.each([
    ['no header', () => undefined],
    ['a wrong secret', () => basic(clientId, `${clientSecret}x`)],
    ['an empty secret', () => basic(clientId, '')],
    ['an unknown client', () => basic(`ip_ci_${'0'.repeat(43)}`, clientSecret)],
    ['a client_id of another form', () => basic('constructor', clientSecret)],
    ['another scheme', () => `Bearer ${clientSecret}`],
    ['no colon', () => `Basic ${Buffer.from(clientId).toString('base64')}`],
    ['broken base64', () => 'Basic *'],
    ['broken escapes', () => basic('%', '%')],
    ['nothing after the scheme', () => 'Basic'],
  ])('%s fails with 401 and a challenge', async (_case, header) => {
    const authorization = header();
    const response = await world.post(
      '/oauth/token',
      { grant_type: 'client_credentials' },
      authorization === undefined ? {} : { Authorization: authorization },
    );
    expect(response.status).toBe(401);
    expect((await bodyOf(response)).error).toBe('invalid_client');
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic /);
  });

  test('a secret in the body is not read', async () => {
    const form = { client_id: clientId, client_secret: clientSecret };
    const alone = await world.post('/oauth/token', { grant_type: 'client_credentials', ...form });
    expect((await bodyOf(alone)).error).toBe('invalid_client');
    expect((await bodyOf(await request(form))).error).toBe('invalid_request');
  });

  test.each(['client_assertion', 'client_assertion_type'])(
    'a %s beside the header is a second way (RFC 6749 section 2.3)',
    async (name) => {
      expect((await bodyOf(await request({ [name]: 'x' }))).error).toBe('invalid_request');
    },
  );

  test('a secret in the URL is not read', async () => {
    const response = await world.post(
      `/oauth/token?client_id=${clientId}&client_secret=${clientSecret}`,
      { grant_type: 'client_credentials' },
    );
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('a public client has no secret to authenticate with', async () => {
    const app = await world.publicClient(owner);
    const authorization = basic(app.credential.clientId, '');
    const response = await request({}, { Authorization: authorization });
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('a deleted credential is unknown', async () => {
    await deleteCredential(world.deps, owner, credentialId);
    expect((await bodyOf(await request())).error).toBe('invalid_client');
  });
});

describe('a malformed token request', () => {
  test.each([
    ['no grant_type', {}, 'invalid_request'],
    ['an empty grant_type', { grant_type: '' }, 'invalid_request'],
    ['the refresh_token grant', { grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    ['the password grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['grant_type=constructor', { grant_type: 'constructor' }, 'unsupported_grant_type'],
    ['grant_type=__proto__', { grant_type: '__proto__' }, 'unsupported_grant_type'],
  ])('with %s is refused', async (_case, form: Fields, error) => {
    const response = await world.post('/oauth/token', form, {
      Authorization: basic(clientId, clientSecret),
    });
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe(error);
  });

  test.each(['grant_type', 'scope', 'whatever'])('that repeats %s is refused', async (name) => {
    const response = await request({
      grant_type: 'client_credentials',
      [name]: ['trade', 'trade'],
    });
    expect((await bodyOf(response)).error).toBe('invalid_request');
  });

  test('a parameter named constructor is not taken for a repeated one', async () => {
    expect((await request({ constructor: '1', __proto__: null })).status).toBe(200);
  });

  test.each([undefined, 'application/json', 'text/plain', 'multipart/form-data'])(
    'of media type %s is refused',
    async (type) => {
      const response = await world.send('/oauth/token', {
        method: 'POST',
        headers: {
          Authorization: basic(clientId, clientSecret),
          ...(type === undefined ? {} : { 'Content-Type': type }),
        },
        body: Buffer.from('grant_type=client_credentials'),
      });
      expect(response.status).toBe(400);
      expect((await bodyOf(response)).error).toBe('invalid_request');
    },
  );

  test('a media type with a charset is read', async () => {
    const response = await request(
      {},
      {
        'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    );
    expect(response.status).toBe(200);
  });

  test('bytes that are not UTF-8 are refused', async () => {
    const response = await world.send('/oauth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new Uint8Array([0x61, 0x3d, 0xff]),
    });
    expect((await bodyOf(response)).error).toBe('invalid_request');
  });

  test('a body beyond 16 KiB is refused, announced or not', async () => {
    const announced = await request({ padding: 'x'.repeat(16 * 1024) });
    expect(announced.status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x61));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' as const };
    const streamed = await world.send('/oauth/token', {
      ...init,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(streamed.status).toBe(413);
    expect(streamed.headers.get('Connection')).toBe('close');
    expect(sent).toBeLessThan(32 * 1024);
  });

  test('a description echoes no character that the protocol forbids', async () => {
    const { error_description: description } = await bodyOf(
      await request({ scope: '"><script>\u0000\u{1f600}\\' }),
    );
    expect(description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  });
});

describe('the resource parameter of RFC 8707', () => {
  test.each([
    'https://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/graphql',
  ])('%s is this service', async (resource) => {
    expect((await request({ resource })).status).toBe(200);
  });

  test('may name several', async () => {
    const resource = ['https://api.example.com/graphql', 'https://api.example.com'];
    expect((await request({ resource })).status).toBe(200);
  });

  test.each(['https://evil.example', 'https://api.example.com/mcp', 'not a url'])(
    '%s is not',
    async (resource) => {
      const response = await request({ resource: ['https://api.example.com', resource] });
      expect((await bodyOf(response)).error).toBe('invalid_target');
    },
  );
});
