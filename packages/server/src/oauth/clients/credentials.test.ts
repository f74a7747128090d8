import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { systemRandom } from '../../kernel/random.ts';
import { type OAuthWorld, oauthWorld, REDIRECT_URI } from '../testing.ts';
import {
  type CreateCredentialInput,
  createCredential,
  deleteCredential,
  listCredentials,
} from './credentials.ts';

let world: OAuthWorld;
let owner: SessionActor;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  owner = await world.user();
});

const confidential = { label: 'Script', isPublic: false, redirectUris: [] };
const create = (change: Partial<CreateCredentialInput> = {}) =>
  createCredential(world.deps, owner, { ...confidential, ...change });

describe('a new credential', () => {
  test('that is confidential shows its secret this once', async () => {
    const { credential, clientSecret } = await create({ label: '  My script ' });
    expect(clientSecret).toMatch(/^ip_cs_[0-9A-Za-z]{43}$/);
    expect(credential).toEqual({
      id: expect.any(String),
      label: 'My script',
      clientId: expect.stringMatching(/^ip_ci_[0-9A-Za-z]{43}$/),
      isPublic: false,
      redirectUris: [],
      lastUsedAt: null,
      lastUsedIp: null,
      createdAt: new Date('2026-11-20T12:00:00Z'),
      scopesInUse: [],
    });
    expect(JSON.stringify(await listCredentials(world.deps, owner))).not.toContain('ip_cs_');
  });

  test('that is public has no secret', async () => {
    const redirectUris = [REDIRECT_URI, 'http://localhost:3000/cb'];
    const { credential, clientSecret } = await create({ isPublic: true, redirectUris });
    expect(clientSecret).toBeNull();
    expect(credential).toMatchObject({ isPublic: true, redirectUris });
  });

  test('needs no approval of its redirect host', async () => {
    const redirectUris = ['https://my-own.example/cb'];
    expect((await create({ isPublic: true, redirectUris })).credential.redirectUris).toEqual(
      redirectUris,
    );
  });

  test.each([
    ['no label', { label: ' ' }, ['params.label']],
    ['a label of 61 characters', { label: 'x'.repeat(61) }, ['params.label']],
    ['an invisible character', { label: 'a\u200bb' }, ['params.label']],
    ['no redirect URI for a public client', { isPublic: true }, ['params.redirectUris']],
    ['one for a confidential', { redirectUris: [REDIRECT_URI] }, ['params.redirectUris']],
    [
      '11 of them',
      { isPublic: true, redirectUris: Array.from({ length: 11 }, () => REDIRECT_URI) },
      ['params.redirectUris'],
    ],
    [
      'a fragment and no https',
      { isPublic: true, redirectUris: [REDIRECT_URI, 'https://a.example/#', 'http://a.example/'] },
      ['params.redirectUris.1', 'params.redirectUris.2'],
    ],
  ])('with %s is refused, field by field', async (_case, change, paths) => {
    await expect(create(change)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: paths.map((path) => ({ path, message: expect.any(String) })),
    });
  });

  test('takes a label of 60 characters beyond the basic plane', async () => {
    const label = '\u{1f4c8}'.repeat(60);
    expect((await create({ label })).credential.label).toBe(label);
  });

  test('is the twentieth at most', async () => {
    for (let count = 0; count < 20; count += 1) await create();
    await expect(create()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    const [newest] = await listCredentials(world.deps, owner);
    await deleteCredential(world.deps, owner, newest?.id ?? '');
    await create();
    expect(await listCredentials(world.deps, owner)).toHaveLength(20);
  });
});

describe('the list of credentials', () => {
  test('is the owner’s, newest first', async () => {
    const first = await create();
    world.clock.advance(1000);
    const second = await create();
    await createCredential(world.deps, await world.user(), confidential);
    const ids = (await listCredentials(world.deps, owner)).map(({ id }) => id);
    expect(ids).toEqual([second.credential.id, first.credential.id]);
  });

  test('tells the scopes of live tokens, and forgets those of expired ones', async () => {
    const created = await world.confidential(owner);
    const scopesInUse = async () => (await listCredentials(world.deps, owner))[0]?.scopesInUse;
    await world.token(created, 'portfolio.read');
    await world.token(created, 'identity trade');
    expect(await scopesInUse()).toEqual(['identity', 'portfolio.read', 'trade']);
    world.clock.advance(3_600_000);
    expect(await scopesInUse()).toEqual([]);
  });
});

describe('deleting a credential', () => {
  test('tells every process', async () => {
    const heard: unknown[] = [];
    await world.deps.db.listen('control', (payload) => heard.push(JSON.parse(payload)));
    const { credential } = await create();
    await deleteCredential(world.deps, owner, credential.id);
    await expect
      .poll(() => heard)
      .toEqual([{ kind: 'credential-deleted', credentialId: credential.id }]);
  });

  test('of another user is NOT_FOUND, and it stays', async () => {
    const { credential } = await create();
    const stranger = await world.user();
    const deleting = deleteCredential(world.deps, stranger, credential.id);
    await expect(deleting).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listCredentials(world.deps, owner)).toHaveLength(1);
  });

  test.each([newId(systemClock, systemRandom), 'constructor', ''])(
    'that does not exist is NOT_FOUND: %j',
    async (id) => {
      const deleting = deleteCredential(world.deps, owner, id);
      await expect(deleting).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});
