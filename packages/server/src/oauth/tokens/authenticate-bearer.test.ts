import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/hash.ts';
import {
  type CreatedCredential,
  deleteCredential,
  listCredentials,
} from '../clients/credentials.ts';
import { basic, bodyOf, ISSUER, type OAuthWorld, oauthWorld, SENDER } from '../testing.ts';
import { authenticateBearer } from './authenticate-bearer.ts';

let world: OAuthWorld;
let owner: SessionActor;
let script: CreatedCredential;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  owner = await world.user();
  script = await world.confidential(owner);
});

const authenticate = (header: string | null, ip = SENDER) =>
  authenticateBearer(world.deps, header, ip);

const setPlan = (plan: string) =>
  world.deps.db.all(
    { name: 'oauth_test_set_plan', text: 'update users set plan = $2 where id = $1' },
    owner.userId,
    plan,
  );

describe('a Bearer token', () => {
  test('is its owner, with the scopes that it was granted', async () => {
    const token = await world.token(script, 'portfolio trade');
    expect(await authenticate(`Bearer ${token}`)).toEqual({
      app: {
        rule: null,
        areStopped: false,
        isForAssistants: false,
        isIdentityAlone: false,
      },
      kind: 'token',
      ip: SENDER,
      userId: owner.userId,
      plan: 'PLUS',
      scopes: new Set(['portfolio.read', 'portfolio.write', 'trade']),
      credentialId: script.credential.id,
      tokenHash: sha256(token),
      expiresAt: new Date('2026-11-20T13:00:00Z'),
    });
  });

  test.each(['bearer', 'BEARER', 'Bearer  '])('is read after %j', async (scheme) => {
    const token = await world.token(script);
    expect(await authenticate(`${scheme} ${token}`)).toMatchObject({ kind: 'token' });
  });

  test.each([
    ['no header', null, 'missing'],
    ['an empty header', '', 'malformed'],
    ['a scheme alone', 'Bearer', 'malformed'],
    ['no scheme', `ip_at_${'0'.repeat(43)}`, 'malformed'],
    ['another scheme', 'Basic YTpi', 'missing'],
    ['another scheme with a token', `DPoP ip_at_${'0'.repeat(43)}`, 'missing'],
    ['two tokens', 'Bearer a b', 'malformed'],
    ['a comma', 'Bearer a,b', 'malformed'],
    ['a token of another form', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'unknown'],
    ['a token that was never issued', `Bearer ip_at_${'0'.repeat(43)}`, 'unknown'],
    ['a code', `Bearer ip_ac_${'0'.repeat(43)}`, 'unknown'],
  ])('with %s is not accepted', async (_case, header, problem) => {
    expect(await authenticate(header)).toBe(problem);
  });

  test('expires 3600 seconds after its issue', async () => {
    const token = await world.token(script);
    world.clock.advance(3_599_999);
    expect(await authenticate(`Bearer ${token}`)).toMatchObject({ kind: 'token' });
    world.clock.advance(1);
    expect(await authenticate(`Bearer ${token}`)).toBe('expired');
  });

  test('ends at once with its credential', async () => {
    const token = await world.token(script);
    await deleteCredential(world.deps, owner, script.credential.id);
    expect(await authenticate(`Bearer ${token}`)).toBe('unknown');
  });

  test('holds identity alone from the moment that the plan lapses', async () => {
    const token = await world.token(script, 'full_access');
    await setPlan('FREE');
    expect(await authenticate(`Bearer ${token}`)).toMatchObject({
      plan: 'FREE',
      scopes: new Set(['identity']),
    });
  });

  test('of a free-plan user does not grow when the plan does', async () => {
    await setPlan('FREE');
    const token = await world.token(script, 'full_access');
    await setPlan('PRO');
    expect(await authenticate(`Bearer ${token}`)).toMatchObject({
      plan: 'PRO',
      scopes: new Set(['identity']),
    });
  });

  test('holds identity alone while the e-mail address is unconfirmed', async () => {
    const token = await world.token(script, 'full_access');
    await world.deps.db.all(
      {
        name: 'oauth_test_unverify',
        text: 'update users set email_verified_at = null where id = $1',
      },
      owner.userId,
    );
    expect(await authenticate(`Bearer ${token}`)).toMatchObject({ scopes: new Set(['identity']) });
  });

  describe('whose request named a resource', () => {
    const issued = async (resource: string | readonly string[] | null) => {
      const authorization = basic(script.credential.clientId, String(script.clientSecret));
      const form = { grant_type: 'client_credentials', resource };
      const response = await world.post('/oauth/token', form, { Authorization: authorization });
      return `Bearer ${String((await bodyOf(response)).access_token)}`;
    };

    beforeEach(() => {
      world = oauthWorld(world.deps.db, { oauth: { resourcePaths: ['/graphql', '/files'] } });
    });

    test.each<[string, string | readonly string[] | null, string[]]>([
      ['no resource', null, ['/graphql', '/files']],
      ['the origin', ISSUER, ['/graphql', '/files']],
      ['one door', `${ISSUER}/files`, ['/files']],
      ['one door, in capital letters', 'HTTPS://API.EXAMPLE.COM/graphql', ['/graphql']],
      ['both doors', [`${ISSUER}/files`, `${ISSUER}/graphql/`], ['/graphql', '/files']],
    ])('%s serves there and nowhere else', async (_case, resource, doors) => {
      const header = await issued(resource);
      for (const path of ['/graphql', '/files']) {
        const found = await authenticateBearer(world.deps, header, SENDER, path);
        const expected = doors.includes(path) ? { kind: 'token' } : 'for another resource';
        if (typeof expected === 'string') expect(found).toBe(expected);
        else expect(found).toMatchObject(expected);
      }
    });
  });

  test('takes one statement', async () => {
    const token = await world.token(script);
    const used: string[] = [];
    const { db } = world.deps;
    const watched = {
      ...world.deps,
      db: {
        ...db,
        maybe: ((statement, ...params) => {
          used.push(statement.name);
          return db.maybe(statement, ...params);
        }) as typeof db.maybe,
        all: ((statement, ...params) => {
          used.push(statement.name);
          return db.all(statement, ...params);
        }) as typeof db.all,
      },
    };
    await expect.poll(lastUsed).not.toBeNull();
    await authenticateBearer(watched, `Bearer ${token}`, SENDER);
    expect(used).toEqual(['oauth_token_by_hash']);
  });
});

async function lastUsed(): Promise<{ at: Date | null; ip: string | null } | null> {
  const [row] = await listCredentials(world.deps, owner);
  return row === undefined || row.lastUsedAt === null
    ? null
    : { at: row.lastUsedAt, ip: row.lastUsedIp };
}

describe('the last use of a credential', () => {
  test('is unknown before a token was issued', async () => {
    expect(await lastUsed()).toBeNull();
  });

  test('is written at most once a minute', async () => {
    const token = await world.token(script);
    const first = { at: new Date('2026-11-20T12:00:00Z'), ip: SENDER };
    await expect.poll(lastUsed).toEqual(first);
    world.clock.advance(59_999);
    await authenticate(`Bearer ${token}`, '198.51.100.7');
    await world.deps.db.ping();
    expect(await lastUsed()).toEqual(first);
    world.clock.advance(1);
    await authenticate(`Bearer ${token}`, '198.51.100.7');
    await expect
      .poll(lastUsed)
      .toEqual({ at: new Date('2026-11-20T12:01:00Z'), ip: '198.51.100.7' });
  });

  test('that cannot be written fails no request and is logged', async () => {
    const token = await world.token(script);
    await expect.poll(lastUsed).not.toBeNull();
    world.clock.advance(60_000);
    const db = { ...world.deps.db, all: () => Promise.reject(new Error('read-only')) };
    const deps = { ...world.deps, db };
    expect(await authenticateBearer(deps, `Bearer ${token}`, SENDER)).toMatchObject({
      kind: 'token',
    });
    await expect.poll(() => world.logged).toHaveLength(1);
  });

  test('by a burst of requests is written once', async () => {
    const token = await world.token(script);
    await expect.poll(lastUsed).not.toBeNull();
    world.clock.advance(60_000);
    let writes = 0;
    const { db } = world.deps;
    const counting = {
      ...db,
      all: ((statement, ...params) => {
        writes += 1;
        return db.all(statement, ...params);
      }) as typeof db.all,
    };
    const deps = { ...world.deps, db: counting };
    const header = `Bearer ${token}`;
    await Promise.all(Array.from({ length: 50 }, () => authenticateBearer(deps, header, SENDER)));
    expect(writes).toBe(1);
  });
});
