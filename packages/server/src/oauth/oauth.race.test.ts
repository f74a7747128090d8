import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { SessionActor } from '../kernel/actor.ts';
import { racingDatabase, times } from '../testing/race.ts';
import { endGrants, revokeApp } from './clients/connected-apps.ts';
import { createCredential, deleteCredential, listCredentials } from './clients/credentials.ts';
import { decideConsent } from './consent/decide-consent.ts';
import {
  basic,
  bodyOf,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  rowCount,
  SENDER,
} from './testing.ts';
import { authenticateBearer } from './tokens/authenticate-bearer.ts';

const ROUNDS = 10;
const AT_ONCE = 20;

let db: Database;
let world: OAuthWorld;
let developer: SessionActor;
let user: SessionActor;

beforeEach(async () => {
  db = await racingDatabase({ poolSize: AT_ONCE });
  world = oauthWorld(db);
  developer = await world.user();
  user = await world.user();
});

afterEach(async () => {
  expect(world.logged).toEqual([]);
  await db.close();
});

/** Begins later from round to round, so that the rounds meet different moments. */
async function after<T>(roundTrips: number, work: () => Promise<T>): Promise<T> {
  for (let trip = 0; trip < roundTrips; trip += 1) await db.ping();
  return work();
}

const bearer = (token: unknown) =>
  authenticateBearer(world.deps, `Bearer ${String(token)}`, SENDER);

describe('twenty simultaneous redemptions of one code', () => {
  test('issue one token, and the replays end it', async () => {
    const { credential } = await world.publicClient(developer);
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = await world.code(user, credential.clientId);
      const responses = await Promise.all(
        times(AT_ONCE, () => world.redeem(credential.clientId, code)),
      );
      const bodies = await Promise.all(responses.map(bodyOf));
      const issued = bodies.filter((body) => body.access_token !== undefined);
      const refused = bodies.filter((body) => body.error === 'invalid_grant');
      expect(issued).toHaveLength(1);
      expect(refused).toHaveLength(AT_ONCE - 1);
      expect(await bearer(issued[0]?.access_token)).toBe('unknown');
    }
    expect(await rowCount(db, 'access_tokens')).toBe(0);
  });
});

describe('a credential deleted while its tokens are being issued', () => {
  test('leaves no live token, by client credentials', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const created = await world.confidential(developer);
      const headers = { Authorization: basic(created.credential.clientId, created.clientSecret) };
      const form = { grant_type: 'client_credentials' };
      const responses = await Promise.all(
        times(AT_ONCE, async (at) => {
          if (at === AT_ONCE / 2) {
            await deleteCredential(world.deps, developer, created.credential.id);
          }
          return world.post('/oauth/token', form, headers);
        }),
      );
      for (const response of responses) {
        expect([200, 401]).toContain(response.status);
        const { access_token: token } = await bodyOf(response);
        if (token !== undefined) expect(await bearer(token)).toBe('unknown');
      }
    }
    expect(await rowCount(db, 'access_tokens')).toBe(0);
  });

  test('leaves no live token, by authorization codes, and no two wait for each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { credential } = await world.publicClient(developer);
      const codes = await Promise.all(
        times(AT_ONCE - 1, () => world.code(user, credential.clientId)),
      );
      const deletion = after(round, () => deleteCredential(world.deps, developer, credential.id));
      const responses = await Promise.all(
        codes.map((code) => world.redeem(credential.clientId, code)),
      );
      await deletion;
      for (const response of responses) expect([200, 400, 401]).toContain(response.status);
    }
    expect(await rowCount(db, 'access_tokens')).toBe(0);
    expect(await rowCount(db, 'authorization_codes')).toBe(0);
  });

  test('leaves no code of a decision that was under way', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { credential } = await world.publicClient(developer);
      const pages = await Promise.all(
        times(AT_ONCE / 2, () => world.authorize(credential.clientId)),
      );
      const decisions = pages.map((page) => {
        const requestId = locationOf(page).searchParams.get('request') ?? '';
        return decideConsent(world.deps, user, {
          requestId,
          decision: 'ALLOW',
          shownScopes: ['identity'],
        });
      });
      const deletion = deleteCredential(world.deps, developer, credential.id);
      const outcomes = await Promise.allSettled(decisions);
      await deletion;
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('NOT_FOUND');
      }
    }
    expect(await rowCount(db, 'authorization_codes')).toBe(0);
  });
});

test('an app revoked while its code is being redeemed holds no live token', async () => {
  const { credential } = await world.publicClient(developer);
  for (let round = 0; round < ROUNDS; round += 1) {
    const codes = await Promise.all(
      times(AT_ONCE / 2, () => world.code(user, credential.clientId)),
    );
    const revocation = revokeApp(world.deps, user, credential.id);
    const responses = await Promise.all(
      codes.map((code) => world.redeem(credential.clientId, code)),
    );
    await revocation;
    for (const response of responses) expect([200, 400]).toContain(response.status);
    expect(await rowCount(db, 'access_tokens')).toBe(0);
    expect(await rowCount(db, 'authorization_codes')).toBe(0);
  }
});

test('a person suspended while tokens are issued has none afterwards', async () => {
  const { credential } = await world.publicClient(developer);
  const script = await world.confidential(user);
  const suspend = statement<object, [userId: string, at: Date | null]>(
    'oauth_race_suspend',
    'update users set suspended_at = $2 where id = $1 returning id',
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const codes = await Promise.all(
      times(AT_ONCE / 2, () => world.code(user, credential.clientId)),
    );
    const suspension = db.transaction(async (tx) => {
      await tx.one(suspend, user.userId, world.clock.now());
      await endGrants(tx, user.userId);
    });
    await Promise.all([
      suspension,
      ...codes.map((code) => world.redeem(credential.clientId, code)),
      ...Array.from({ length: AT_ONCE / 2 }, () => world.token(script)),
    ]);
    expect(await rowCount(db, 'access_tokens')).toBe(0);
    await db.one(suspend, user.userId, null);
  }
});

test('a request that is decided twenty times at once gives one code', async () => {
  const { credential } = await world.publicClient(developer);
  const page = locationOf(await world.authorize(credential.clientId));
  const requestId = page.searchParams.get('request') ?? '';
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      decideConsent(world.deps, user, {
        requestId,
        decision: 'ALLOW',
        shownScopes: ['identity'],
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowCount(db, 'authorization_codes')).toBe(1);
});

test('of forty credentials created at once twenty exist', async () => {
  const input = { label: 'Script', isPublic: false, redirectUris: [] };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => createCredential(world.deps, developer, input)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await listCredentials(world.deps, developer)).toHaveLength(20);
});
