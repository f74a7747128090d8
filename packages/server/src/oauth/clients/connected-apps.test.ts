import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { bodyOf, locationOf, type OAuthWorld, oauthWorld, rowCount, SENDER } from '../testing.ts';
import { authenticateBearer } from '../tokens/authenticate-bearer.ts';
import { listConnectedApps, revokeApp } from './connected-apps.ts';

let world: OAuthWorld;
let user: SessionActor;
let clientId: string;
let id: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  user = await world.user();
  const created = await world.publicClient(await world.user());
  ({ clientId, id } = created.credential);
});

async function connect(session: SessionActor, scope: string): Promise<string> {
  const code = await world.code(session, clientId, { scope });
  return String((await bodyOf(await world.redeem(clientId, code))).access_token);
}

const bearer = (token: string) => authenticateBearer(world.deps, `Bearer ${token}`, SENDER);
const apps = (session = user) => listConnectedApps(world.deps, session);

describe('the connected apps', () => {
  test('are those with a live token or a remembered consent', async () => {
    expect(await apps()).toEqual([]);
    await connect(user, 'trade identity');
    const app = {
      id,
      clientName: 'App',
      registeredDynamically: false,
      scopes: ['identity', 'trade'],
      assistant: false,
      approval: 'NONE',
      maxChangesPerDay: null,
      maxAmountPerDay: null,
      changesInDay: 0,
      amountInDay: '0',
      allowedAt: new Date('2026-11-20T12:00:00Z'),
    };
    expect(await apps()).toEqual([{ ...app, lastUsedAt: expect.toBeOneOf([null, app.allowedAt]) }]);
    world.clock.advance(3_600_000);
    expect(await apps()).toMatchObject([app]);
    world.clock.advance(90 * DAY_MS);
    expect(await apps()).toEqual([]);
  });

  test('tell one person nothing about another’s use', async () => {
    const other = await world.user();
    await connect(user, 'identity');
    await expect.poll(async () => (await apps())[0]?.lastUsedAt).toBeInstanceOf(Date);
    await world.code(other, clientId);
    expect(await apps(other)).toMatchObject([{ id, lastUsedAt: null }]);
  });

  test('do not list the person’s own confidential credentials', async () => {
    await world.token(await world.confidential(user));
    expect(await apps()).toEqual([]);
  });
});

describe('revoking an app', () => {
  test('ends this person’s tokens and codes and forgets the consent', async () => {
    const token = await connect(user, 'trade');
    const code = await world.code(user, clientId, { scope: 'trade' });
    await revokeApp(world.deps, user, id);
    expect(await bearer(token)).toBe('unknown');
    expect((await bodyOf(await world.redeem(clientId, code))).error).toBe('invalid_grant');
    expect(await apps()).toEqual([]);
    const asked = await world.authorize(clientId, { scope: 'trade' }, user);
    expect(locationOf(asked).pathname).toBe('/consent');
  });

  test('leaves the client and other people’s tokens alone', async () => {
    const other = await world.user();
    const kept = await connect(other, 'trade');
    await connect(user, 'trade');
    await revokeApp(world.deps, user, id);
    expect(await bearer(kept)).toMatchObject({ userId: other.userId });
    expect(await bearer(await connect(user, 'identity'))).toMatchObject({ userId: user.userId });
  });

  test('tells every process which tokens ended', async () => {
    const heard: unknown[] = [];
    await world.deps.db.listen('control', (payload) => heard.push(JSON.parse(payload)));
    await connect(user, 'trade');
    await connect(user, 'identity');
    await revokeApp(world.deps, user, id);
    await expect
      .poll(() => heard)
      .toMatchObject([{ kind: 'token-revoked' }, { kind: 'token-revoked' }]);
  });

  test('that holds nothing is NOT_FOUND', async () => {
    await expect(revokeApp(world.deps, user, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(revokeApp(world.deps, user, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does not reach a confidential credential', async () => {
    const script = await world.confidential(user);
    await world.token(script);
    const revoking = revokeApp(world.deps, user, script.credential.id);
    await expect(revoking).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rowCount(world.deps.db, 'access_tokens')).toBe(1);
  });
});
