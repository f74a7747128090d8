import { leafScopes } from '@investing-platform/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import { bodyOf, ISSUER, locationOf, type OAuthWorld, oauthWorld, SENDER } from './testing.ts';

let world: OAuthWorld;

beforeAll(async () => {
  world = oauthWorld(await testDatabase());
});

const AUTHORIZATION_SERVER = '/.well-known/oauth-authorization-server';
const PROTECTED_RESOURCE = '/.well-known/oauth-protected-resource';
const OPEN_PATHS = [
  ['/oauth/token', 'POST'],
  ['/oauth/register', 'POST'],
  ['/oauth/revoke', 'POST'],
  [AUTHORIZATION_SERVER, 'GET'],
  [PROTECTED_RESOURCE, 'GET'],
  [`${PROTECTED_RESOURCE}/graphql`, 'GET'],
] as const;
const CLOSED_PATHS = [
  ['/oauth/authorize', 'GET'],
  ['/oauth/introspect', 'POST'],
] as const;

test('authorization server metadata is that of RFC 8414', async () => {
  const response = await world.send(AUTHORIZATION_SERVER);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await bodyOf(response)).toEqual({
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/oauth/authorize`,
    token_endpoint: `${ISSUER}/oauth/token`,
    registration_endpoint: `${ISSUER}/oauth/register`,
    revocation_endpoint: `${ISSUER}/oauth/revoke`,
    introspection_endpoint: `${ISSUER}/oauth/introspect`,
    scopes_supported: leafScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    introspection_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    protected_resources: [ISSUER, `${ISSUER}/graphql`],
  });
});

test.each(['', '/graphql'])(
  'protected resource metadata of RFC 9728 names the resource at %j',
  async (path) => {
    expect(await bodyOf(await world.send(PROTECTED_RESOURCE + path))).toEqual({
      resource: ISSUER + path,
      authorization_servers: [ISSUER],
      scopes_supported: leafScopes,
      bearer_methods_supported: ['header'],
      resource_name: 'Investing Platform API',
    });
  },
);

test('metadata of a door exists where the door does', async () => {
  const mcp = `${PROTECTED_RESOURCE}/mcp`;
  expect(await world.routes.handle(new Request(ISSUER + mcp), SENDER, null)).toBeNull();
  const open = oauthWorld(world.deps.db, { oauth: { resourcePaths: ['/graphql', '/mcp'] } });
  expect(await bodyOf(await open.send(mcp))).toMatchObject({ resource: `${ISSUER}/mcp` });
  const server = await bodyOf(await open.send(AUTHORIZATION_SERVER));
  expect(server.protected_resources).toContain(`${ISSUER}/mcp`);
});

test('metadata can leave out that answers carry iss, and they carry it all the same', async () => {
  const quiet = oauthWorld(world.deps.db, { oauth: { advertisesIss: false } });
  const body = await bodyOf(await quiet.send(AUTHORIZATION_SERVER));
  expect(body).not.toHaveProperty('authorization_response_iss_parameter_supported');
  const person = await quiet.user();
  const app = await quiet.publicClient(person);
  const failed = await quiet.authorize(app.credential.clientId, { scope: 'admin' }, person);
  expect(locationOf(failed).searchParams.get('iss')).toBe(ISSUER);
});

test('metadata lists no composite scope, no admin and no OpenID field', async () => {
  const body = await bodyOf(await world.send(AUTHORIZATION_SERVER));
  expect(body.scopes_supported).not.toContain('full_access');
  expect(body.scopes_supported).not.toContain('admin');
  expect(Object.keys(body)).not.toContain('jwks_uri');
  expect(Object.keys(body)).not.toContain('id_token_signing_alg_values_supported');
});

test('the issuer never comes from the Host header', async () => {
  const request = new Request(`http://evil.example${AUTHORIZATION_SERVER}`, {
    headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  });
  const response = await world.routes.handle(request, SENDER, null);
  expect(JSON.stringify(await response?.json())).not.toContain('evil');
});

test.each([
  '/',
  '/oauth',
  '/oauth/token/',
  '/oauth/constructor',
  '/.well-known/openid-configuration',
])('%s is not an OAuth path', async (path) => {
  expect(await world.routes.handle(new Request(ISSUER + path), SENDER, null)).toBeNull();
});

test.each([
  [PROTECTED_RESOURCE, 200],
  [AUTHORIZATION_SERVER, 200],
  ['/oauth/authorize', 400],
])('HEAD %s answers what GET does, without its body', async (path, status) => {
  const [get, head] = [await world.send(path), await world.send(path, { method: 'HEAD' })];
  expect([get.status, head.status]).toEqual([status, status]);
  const { length } = new TextEncoder().encode(await get.text());
  expect(await head.text()).toBe('');
  const { 'content-length': told, ...headers } = Object.fromEntries(head.headers);
  expect(told).toBe(String(length));
  expect(headers).toEqual(Object.fromEntries(get.headers));
});

describe('pages of any origin', () => {
  test.each(OPEN_PATHS)('may call %s, without credentials', async (path, method) => {
    const headers = { Origin: 'https://sheets.example' };
    const answers = [
      await world.send(path, { method: 'OPTIONS', headers }),
      await world.send(path, { method, headers }),
    ];
    for (const response of answers) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(response.headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual([
        'Rate-Limit-Total',
        'Rate-Limit-Remaining',
        'Rate-Limit-Reset',
        'Retry-After',
        'WWW-Authenticate',
      ]);
    }
    expect(answers[0]?.status).toBe(204);
    const allowed = (name: string) => answers[0]?.headers.get(name)?.split(', ');
    expect(allowed('Access-Control-Allow-Methods')).toContain(method);
    expect(allowed('Access-Control-Allow-Headers')).toEqual(['Authorization', '*']);
  });

  test.each(CLOSED_PATHS)('may not call %s', async (path, method) => {
    for (const asked of ['OPTIONS', method]) {
      const response = await world.send(path, { method: asked });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

describe('another method', () => {
  const cases = [...OPEN_PATHS, ...CLOSED_PATHS].flatMap(([path, method]) =>
    ['GET', 'POST', 'PUT', 'DELETE', 'HEAD']
      .filter((other) => other !== method)
      .filter((other) => other !== 'HEAD' || method !== 'GET')
      .map((other) => [other, path, method] as const),
  );

  test.each(cases)('%s %s is refused with 405', async (other, path, method) => {
    const response = await world.send(path, { method: other });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ')).toContain(method);
  });
});
