import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import { refuse } from '../../kernel/errors.ts';
import { basic, type OAuthWorld, oauthWorld } from '../testing.ts';

let world: OAuthWorld;
let clientId: string;
let clientSecret: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  const created = await world.confidential(await world.user());
  ({ clientSecret } = created);
  ({ clientId } = created.credential);
});

test('an outage of the database is temporarily_unavailable, to be tried again', async () => {
  const broken = oauthWorld({
    ...world.deps.db,
    maybe: () => Promise.reject(refuse('PROVIDER_UNAVAILABLE', 'connect ECONNREFUSED')),
  });
  const response = await broken.post(
    '/oauth/token',
    { grant_type: 'client_credentials' },
    { Authorization: basic(clientId, clientSecret) },
  );
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
  const text = await response.text();
  expect(text).toContain('temporarily_unavailable');
  expect(text).not.toContain('ECONNREFUSED');
});

test('a fault of the database is a server_error, and its text stays in the log', async () => {
  const broken = oauthWorld({
    ...world.deps.db,
    maybe: () => Promise.reject(new Error('relation "secret" does not exist')),
  });
  const response = await broken.post(
    '/oauth/token',
    { grant_type: 'client_credentials' },
    { Authorization: basic(clientId, clientSecret) },
  );
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain('server_error');
  expect(text).not.toContain('secret');
  expect(broken.logged).toHaveLength(1);
});
