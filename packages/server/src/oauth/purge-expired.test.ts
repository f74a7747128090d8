import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import { purgeExpired } from './purge-expired.ts';
import { bodyOf, locationOf, type OAuthWorld, oauthWorld, rowCount } from './testing.ts';

let world: OAuthWorld;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
});

const DAY = 86_400_000;

test('what can still be used, or still says why it cannot, stays', async () => {
  const user = await world.user();
  const app = await world.publicClient(user);
  const { clientId } = app.credential;
  await world.redeem(clientId, await world.code(user, clientId));
  await world.authorize(clientId);
  expect(await purgeExpired(world.deps, 100)).toBe(0);
  world.clock.advance(3_600_000);
  expect(await purgeExpired(world.deps, 100)).toBe(1);
  expect(await rowCount(world.deps.db, 'authorization_requests')).toBe(0);
  expect(await rowCount(world.deps.db, 'access_tokens')).toBe(1);
  expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(1);
  world.clock.advance(DAY + 1);
  expect(await purgeExpired(world.deps, 100)).toBe(2);
  world.clock.advance(90 * DAY);
  expect(await purgeExpired(world.deps, 100)).toBe(1);
});

test('one call removes no more than its limit', async () => {
  const user = await world.user();
  const app = await world.publicClient(user);
  for (let count = 0; count < 3; count += 1) await world.authorize(app.credential.clientId);
  world.clock.advance(600_001);
  expect(await purgeExpired(world.deps, 2)).toBe(2);
  expect(await purgeExpired(world.deps, 2)).toBe(1);
});

test('a registration that nobody used goes after 30 days, a used one stays', async () => {
  const register = async () => {
    const response = await world.send('/oauth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://app.example.com/callback'] }),
    });
    return String((await bodyOf(response)).client_id);
  };
  const unused = await register();
  const used = await register();
  const user = await world.user();
  await world.redeem(used, await world.code(user, used));
  await world.deps.db.ping();
  world.clock.advance(30 * DAY);
  await purgeExpired(world.deps, 100);
  expect((await world.authorize(unused)).status).toBe(303);
  world.clock.advance(1);
  await purgeExpired(world.deps, 100);
  expect((await world.authorize(unused)).status).toBe(400);
  expect(locationOf(await world.authorize(used)).pathname).toBe('/consent');
});
