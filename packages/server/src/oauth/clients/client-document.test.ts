import { isDocumentAddress } from '@investing-platform/rules/oauth/client-metadata';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { readConsentRequest } from '../consent/read-consent-request.ts';
import {
  bodyOf,
  countingLimiter,
  type Fields,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
} from '../testing.ts';
import { authenticateBearer } from '../tokens/authenticate-bearer.ts';

const ADDRESS = 'https://app.example.com/oauth/client.json';
const DAY = 86_400_000;

let world: OAuthWorld;
let user: SessionActor;
let asked: string[];
let document: unknown;

beforeEach(async () => {
  asked = [];
  document = described();
  world = oauthWorld(await testDatabase(), { clientDocument });
  user = await world.user();
});

async function clientDocument(address: string): Promise<string> {
  asked.push(address);
  if (document instanceof Error) throw document;
  return typeof document === 'string' ? document : JSON.stringify(document);
}

function described(changes: object = {}): object {
  const redirectUris = [REDIRECT_URI, 'http://127.0.0.1/cb'];
  return {
    client_id: ADDRESS,
    client_name: 'An assistant',
    redirect_uris: redirectUris,
    ...changes,
  };
}

const ask = (changes: Fields = {}, session?: SessionActor) =>
  world.authorize(ADDRESS, changes, session);

describe('a client ID metadata document', () => {
  test('makes a client that people can allow, without registration', async () => {
    const page = locationOf(await ask({ scope: 'trade' }));
    const requestId = page.searchParams.get('request') ?? '';
    const { client } = await readConsentRequest(world.deps, user, requestId);
    expect(client).toMatchObject({
      name: 'An assistant',
      registeredBy: 'DOCUMENT',
      documentUrl: ADDRESS,
    });
    const code = await world.code(user, ADDRESS, { scope: 'trade' });
    expect((await bodyOf(await world.redeem(ADDRESS, code))).scope).toBe('trade');
    expect(asked).toEqual([ADDRESS]);
  });

  test('makes an assistant, which is let in at its own doors alone and asks its person', async () => {
    const oauth = { approvedRedirectDomains: ['app.example.com'] };
    const resourcePaths = ['/graphql', '/mcp', '/mcp/readonly'];
    world = oauthWorld(world.deps.db, { clientDocument, oauth: { ...oauth, resourcePaths } });
    const page = locationOf(await ask({ resource: null }));
    const request = await readConsentRequest(
      world.deps,
      user,
      page.searchParams.get('request') ?? '',
    );
    expect(request).toMatchObject({ isAssistant: true, approval: 'ON_PAGE' });
    const code = await world.code(user, ADDRESS);
    const held = await bodyOf(await world.redeem(ADDRESS, code));
    const header = `Bearer ${held.access_token}`;
    const at = (path: string) => authenticateBearer(world.deps, header, user.ip, path);
    expect(await at('/graphql')).toBe('for another resource');
    expect(await at('/mcp')).toMatchObject({ app: { rule: { approval: 'ON_PAGE' } } });
    const elsewhere = await ask({ resource: `${world.deps.oauth.issuer}/graphql` });
    expect(locationOf(elsewhere).pathname).toBe('/sign-in');
  });

  test('stands for a day, and is then read again', async () => {
    await ask();
    world.clock.advance(DAY - 1);
    await ask();
    expect(asked).toHaveLength(1);
    world.clock.advance(1);
    document = described({ redirect_uris: ['https://app.example.com/other'] });
    expect((await ask()).status).toBe(400);
    expect(asked).toHaveLength(2);
    expect(await rowCount(world.deps.db, 'api_credentials')).toBe(1);
  });

  test('allows any port of loopback, and no other address', async () => {
    const port = await ask({ redirect_uri: 'http://127.0.0.1:4999/cb' });
    expect(locationOf(port).pathname).toBe('/consent');
    for (const redirectUri of [`${REDIRECT_URI}/x`, 'http://127.0.0.1:4999/other']) {
      expect((await ask({ redirect_uri: redirectUri })).headers.get('Location')).toBeNull();
    }
  });

  test.each<[string, unknown]>([
    ['another client_id', { client_id: 'https://app.example.com/other.json' }],
    ['another spelling of its address', { client_id: ADDRESS.toUpperCase() }],
    ['no client_id', { client_id: null }],
    ['a secret', { client_secret: 'x' }],
    ['a way to authenticate', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['no redirect address', { redirect_uris: [] }],
    ['a redirect to a host that nobody approved', { redirect_uris: ['https://evil.example/'] }],
    ['no authorization code grant', { grant_types: ['client_credentials'] }],
    ['an invisible name', { client_name: 'Bank\u202egro' }],
  ])('with %s makes no client', async (_case, changes) => {
    document = described(Object(changes));
    const response = await ask();
    expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
    expect((await bodyOf(response)).error).toBe('invalid_client');
    expect(await rowCount(world.deps.db, 'api_credentials')).toBe(0);
  });

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['a list', []],
    ['null', 'null'],
    ['an outage', new Error('connect ECONNREFUSED 10.0.0.5')],
  ])('that is %s makes none, and says nothing of the network', async (_case, text) => {
    document = text;
    const body = JSON.stringify(await bodyOf(await ask()));
    expect(body).toContain('invalid_client');
    expect(body).not.toContain('10.0.0.5');
  });

  test('on a host that nobody approved is not asked for', async () => {
    const response = await world.authorize('https://evil.example/client.json');
    expect((await bodyOf(response)).error).toBe('invalid_client');
    expect(asked).toEqual([]);
  });

  test('costs its sender a unit each time that it is fetched', async () => {
    document = new Error('down');
    const limiter = countingLimiter(2);
    world = oauthWorld(world.deps.db, { clientDocument, limiter });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([400, 400, 429]);
    expect(asked).toHaveLength(2);
  });

  test('redeems no code before anybody was asked', async () => {
    expect((await bodyOf(await world.redeem(ADDRESS, 'x'))).error).toBe('invalid_client');
    expect(asked).toEqual([]);
  });
});

test.each([ADDRESS, 'https://app.example.com/a', 'https://app.example.com:8443/a/b.json'])(
  '%s is the address of a document',
  (address) => expect(isDocumentAddress(address)).toBe(true),
);

test.each([
  'http://app.example.com/client.json',
  'https://app.example.com',
  'https://app.example.com/',
  'https://app.example.com/a?b=c',
  'https://app.example.com/a#b',
  'https://app.example.com/a#',
  'https://app.example.com/a/../b',
  'https://app.example.com/./b',
  'https://user@app.example.com/a',
  'https://APP.example.com/a',
  'https://app.example.com./a',
  'https://app.example.com:443/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://аpp.example.com/a',
  'https://app.example.com\\@evil.example/a',
  `https://app.example.com/${'a'.repeat(500)}`,
])('%s is not', (address) => expect(isDocumentAddress(address)).toBe(false));
