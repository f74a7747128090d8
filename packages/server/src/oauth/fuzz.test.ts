import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import type { SessionActor } from '../kernel/actor.ts';
import {
  basic,
  type CreatedForTest,
  type Fields,
  ISSUER,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
} from './testing.ts';

/*
 * Whatever is sent, the server answers by the protocol: no fault is logged, and no browser is sent
 * anywhere but to our pages or, where they are signed in, to the client's own redirect URI.
 */

let world: OAuthWorld;
let script: CreatedForTest;
let clientId: string;
let owner: SessionActor;

beforeAll(async () => {
  world = oauthWorld(await testDatabase());
  owner = await world.user();
  script = await world.confidential(owner);
  const native = 'http://localhost/cb';
  clientId = (await world.publicClient(owner, REDIRECT_URI, native)).credential.clientId;
});

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    'constructor',
    '__proto__',
    '\ud800',
    'javascript:alert(1)',
    'https://evil.example/',
    'http://localhost:1@evil.example/cb',
    'http://localhost:8080/cb',
    `${REDIRECT_URI}\r\nSet-Cookie: a=b`,
    'identity\u0000trade',
    '%',
  ),
);
const value = fc.oneof(hostile, fc.array(hostile, { maxLength: 3 }), fc.constant(null));

const changes = (names: readonly string[]): fc.Arbitrary<Fields> =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });

const AUTHORIZE = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
];

test('the authorization endpoint redirects to proven addresses only', async () => {
  const property = fc.asyncProperty(changes(AUTHORIZE), async (fields) => {
    for (const session of [undefined, owner]) await checkAnswer(fields, session);
  });
  await fc.assert(property, { seed: 9700, numRuns: 200 });
});

/** Nobody is sent to an app by an error before they have signed in. */
async function checkAnswer(fields: Fields, session: SessionActor | undefined): Promise<void> {
  const response = await world.authorize(clientId, fields, session);
  const location = response.headers.get('Location');
  if (location === null) {
    expect([400, 413]).toContain(response.status);
  } else {
    expect(response.status).toBe(303);
    const own = [`${ISSUER}/consent?request=`, `${ISSUER}/sign-in?next=%2Foauth%2Fauthorize`];
    const apps = session === undefined ? [] : [`${REDIRECT_URI}?`, 'http://localhost:8080/cb?'];
    expect([...own, ...apps].some((start) => location.startsWith(start))).toBe(true);
  }
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(world.logged).toEqual([]);
}

const TOKEN = ['grant_type', 'code', 'redirect_uri', 'client_id', 'code_verifier', 'scope', 'x'];

test('the token endpoint answers by RFC 6749 section 5', async () => {
  const authorization = basic(script.credential.clientId, script.clientSecret);
  const header = fc.oneof(hostile.map(toBase64), fc.constant(authorization));
  const property = fc.asyncProperty(changes(TOKEN), header, async (fields, given) => {
    const form = { grant_type: 'client_credentials', ...fields };
    const response = await world.post('/oauth/token', form, { Authorization: given });
    expect([200, 400, 401]).toContain(response.status);
    const body: unknown = await response.json();
    expect(body).toHaveProperty(response.status === 200 ? 'access_token' : 'error');
    expect(world.logged).toEqual([]);
  });
  await fc.assert(property, { seed: 6749, numRuns: 200 });
});

function toBase64(text: string): string {
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

test('the registration endpoint answers by RFC 7591 section 3.2', async () => {
  const metadata = fc.oneof(
    fc.json(),
    fc
      .record(
        {
          redirect_uris: fc.oneof(fc.array(hostile), fc.constant([REDIRECT_URI]), fc.jsonValue()),
          client_name: fc.oneof(hostile, fc.jsonValue()),
          grant_types: fc.jsonValue(),
          scope: fc.oneof(hostile, fc.jsonValue()),
        },
        { requiredKeys: [] },
      )
      .map((record) => JSON.stringify(record)),
  );
  const property = fc.asyncProperty(metadata, async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await world.send('/oauth/register', { method: 'POST', headers, body });
    expect([201, 400]).toContain(response.status);
    const answer: unknown = await response.json();
    expect(answer).toHaveProperty(response.status === 201 ? 'client_id' : 'error');
    expect(world.logged).toEqual([]);
  });
  await fc.assert(property, { seed: 7591, numRuns: 200 });
});
