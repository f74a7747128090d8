import { parseOptions } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { createUser } from '../registration/create-user.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';
import { currentSession, fetchCurrentUser } from '../sessions/current-user.ts';
import { resetAccess } from '../sessions/reset-access.ts';
import { signOut } from '../sessions/sign-out.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  passwordSignIn as signIn,
  type TestDeps,
  watched,
} from '../testing/account.fixture.ts';
import { hashPassword, NOBODYS_HASH } from './password-hash.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const IP = '203.0.113.7';
const ADA = { email: 'ada@example.com', password: GOOD_PASSWORD };
const WRONG = { ...ADA, password: 'not the password' };
const UNKNOWN = { email: 'eve@example.com', password: GOOD_PASSWORD };

const lastSeen = statement<{ lastSeenAt: Date }>(
  'test_account_last_seen',
  'select last_seen_at as "lastSeenAt" from sessions',
);

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
  const passwordHash = await hashPassword(deps.random, GOOD_PASSWORD);
  await deps.db.transaction((tx) =>
    createUser(tx, deps, { email: ADA.email, passwordHash, firstName: 'Ada', plan: 'PRO' }),
  );
});

async function refusal(work: Promise<unknown>) {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof PlatformError)) throw new Error(`no refusal: ${String(outcome)}`);
  const { code, message, fields, retryAfterSeconds } = outcome;
  return { code, message, fields, retryAfterSeconds };
}

async function signedIn(token?: string): Promise<SessionActor> {
  const cookie = token ?? (await signIn(deps, anonymous(), ADA)).token;
  const actor = await authenticateSession(deps, cookie, IP);
  if (actor === null) throw new Error('the session is not live');
  return actor;
}

describe('signIn', () => {
  test('starts a session of 30 days, in whatever case the address is typed', async () => {
    const { session, token } = await signIn(deps, anonymous(), {
      ...ADA,
      email: 'ADA@example.com',
    });
    expect(session.user).toMatchObject({ name: 'Ada', email: ADA.email, tier: 'PRO' });
    expect(session.expiresAt).toEqual(new Date(deps.clock.now().getTime() + 30 * DAY));
    expect(token).toMatch(/^ip_se_[0-9A-Za-z]{43}$/);
    const rows = await deps.db.all(statement('test_account_sessions', 'table sessions'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers an unknown address as a wrong password', async () => {
    const wrong = await refusal(signIn(deps, anonymous(), WRONG));
    expect(await refusal(signIn(deps, anonymous(), UNKNOWN))).toEqual(wrong);
    expect(wrong.code).toBe('UNAUTHENTICATED');
  });

  test('an unknown address costs the same statements as a wrong password', async () => {
    const { db, ran } = watched(deps.db);
    await refusal(signIn({ ...deps, db }, anonymous(), WRONG));
    const ofWrong = ran.splice(0);
    await refusal(signIn({ ...deps, db }, anonymous(), UNKNOWN));
    expect(ran).toEqual(ofWrong);
    const noted = () => deps.db.all(statement('test_account_failed', 'table failed_sign_ins'));
    await expect.poll(noted).toMatchObject([{ email: WRONG.email }, { email: UNKNOWN.email }]);
  });

  test('checks an unknown address against a hash of the cost of the others', async () => {
    const ofAccount = parseOptions(await hashPassword(deps.random, GOOD_PASSWORD));
    expect(parseOptions(NOBODYS_HASH)).toEqual(ofAccount);
  });

  test('an account has 20 sessions at most: the one idle longest ends', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      tokens.push((await signIn(deps, anonymous(), ADA)).token);
      deps.clock.advance(SECOND);
    }
    const live = await Promise.all(tokens.map((token) => authenticateSession(deps, token, IP)));
    expect(live.map((actor) => actor !== null)).toEqual([false, ...Array(20).fill(true)]);
  });

  test('ends the session that the browser had, and tells the other processes', async () => {
    const heard: string[] = [];
    const stop = await deps.db.listen('control', (payload) => heard.push(payload));
    const earlier = await signIn(deps, anonymous(), ADA);
    const actor = await signedIn(earlier.token);
    const later = await signIn(deps, actor, ADA);
    expect(later.token).not.toBe(earlier.token);
    expect(await authenticateSession(deps, earlier.token, IP)).toBeNull();
    expect(await authenticateSession(deps, later.token, IP)).not.toBeNull();
    await expect
      .poll(() => heard.map((payload) => JSON.parse(payload)))
      .toEqual([{ kind: 'session-ended', sessionId: actor.sessionId }]);
    await stop();
  });

  test('a new password ends every session', async () => {
    const { token } = await signIn(deps, anonymous(), ADA);
    const passwordHash = await hashPassword(deps.random, 'a newer phrase 55 kites');
    await deps.db.transaction((tx) => resetAccess(tx, deps, { email: ADA.email, passwordHash }));
    expect(await authenticateSession(deps, token, IP)).toBeNull();
    expect((await refusal(signIn(deps, anonymous(), ADA))).code).toBe('UNAUTHENTICATED');
  });
});

describe('authenticateSession', () => {
  test('gives the owner all nine scopes, whatever the plan (contract rule 15)', async () => {
    const actor = await signedIn();
    expect(actor).toMatchObject({
      kind: 'session',
      ip: IP,
      plan: 'PRO',
      steppedUpAt: deps.clock.now(),
    });
    expect([...actor.scopes]).toHaveLength(9);
  });

  test.each([
    ['', 'empty'],
    ['ip_se_short', 'too short'],
    [`ip_at_${'a'.repeat(43)}`, 'of another kind'],
    [`ip_se_${'a'.repeat(43)}`, 'unknown'],
  ])('a cookie %j, %s, is nobody', async (token) => {
    expect(await authenticateSession(deps, token, IP)).toBeNull();
  });

  test('a session without a request for 7 days ends', async () => {
    const { token } = await signIn(deps, anonymous(), ADA);
    deps.clock.advance(7 * DAY - 1);
    expect(await authenticateSession(deps, token, IP)).not.toBeNull();
    await expect
      .poll(async () => (await deps.db.one(lastSeen)).lastSeenAt)
      .toEqual(deps.clock.now());
    deps.clock.advance(7 * DAY);
    expect(await authenticateSession(deps, token, IP)).toBeNull();
  });

  test('a session ends after 30 days however much it is used', async () => {
    const { token } = await signIn(deps, anonymous(), ADA);
    for (let day = 6; day < 30; day += 6) {
      deps.clock.advance(6 * DAY);
      expect(await authenticateSession(deps, token, IP)).not.toBeNull();
      const seenAt = deps.clock.now();
      await expect.poll(async () => (await deps.db.one(lastSeen)).lastSeenAt).toEqual(seenAt);
    }
    deps.clock.advance(6 * DAY);
    expect(await authenticateSession(deps, token, IP)).toBeNull();
  });

  test('the last use is written once a minute at most', async () => {
    const startedAt = deps.clock.now();
    const { token } = await signIn(deps, anonymous(), ADA);
    deps.clock.advance(60 * SECOND - 1);
    await authenticateSession(deps, token, IP);
    expect((await deps.db.one(lastSeen)).lastSeenAt).toEqual(startedAt);
    deps.clock.advance(1);
    await authenticateSession(deps, token, IP);
    await expect
      .poll(async () => (await deps.db.one(lastSeen)).lastSeenAt)
      .toEqual(deps.clock.now());
  });
});

describe('signOut', () => {
  test('ends the session at once and only once', async () => {
    const { token } = await signIn(deps, anonymous(), ADA);
    const actor = await signedIn(token);
    expect(await signOut(deps, actor)).toBe(1);
    expect(await signOut(deps, actor)).toBe(0);
    expect(await authenticateSession(deps, token, IP)).toBeNull();
  });
});

describe('who is signed in', () => {
  test('costs one statement, however it is asked', async () => {
    const { token } = await signIn(deps, anonymous(), ADA);
    const { db, ran } = watched(deps.db);
    const actor = await authenticateSession({ ...deps, db }, token, IP);
    if (actor === null) throw new Error('the session is not live');
    await currentSession({ db, clock: deps.clock }, actor);
    await fetchCurrentUser({ db }, actor);
    expect(ran).toEqual([
      'account_live_session',
      'account_session_with_user',
      'account_user_by_id',
    ]);
  });

  test('fetchCurrentUser gives the actor its own row', async () => {
    const actor = await signedIn();
    expect(await fetchCurrentUser(deps, actor)).toMatchObject({
      id: actor.userId,
      name: 'Ada',
      email: ADA.email,
    });
  });

  test('currentSession is null for an anonymous browser and after signing out', async () => {
    expect(await currentSession(deps, anonymous())).toBeNull();
    const actor = await signedIn();
    expect(await currentSession(deps, actor)).toMatchObject({
      id: actor.sessionId,
      expiresAt: new Date('2026-04-01T10:00:00Z'),
      user: { email: ADA.email },
    });
    await signOut(deps, actor);
    expect(await currentSession(deps, actor)).toBeNull();
  });
});

describe('repeated failures to sign in', () => {
  async function failTimes(count: number, input = WRONG, ip = IP): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      expect((await refusal(signIn(deps, anonymous(ip), input))).code).toBe('UNAUTHENTICATED');
    }
  }

  test.each([
    ['a known', WRONG],
    ['an unknown', UNKNOWN],
  ])(
    'the pause after the fifth doubles with each further one, for %s address',
    async (_, input) => {
      await failTimes(5, input);
      for (const seconds of [1, 2, 4, 8, 16]) {
        const blocked = await refusal(signIn(deps, anonymous(), input));
        expect(blocked).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: seconds });
        deps.clock.advance(seconds * SECOND);
        await failTimes(1, input);
      }
    },
  );

  test('the pause is 15 minutes at most', async () => {
    await failTimes(5);
    for (let pause = 0; pause < 12; pause += 1) {
      deps.clock.advance(900 * SECOND);
      await failTimes(1);
    }
    const { retryAfterSeconds } = await refusal(signIn(deps, anonymous(), WRONG));
    expect(retryAfterSeconds).toBe(900);
  });

  test('the right password waits too, and then clears the count', async () => {
    await failTimes(5);
    expect((await refusal(signIn(deps, anonymous(), ADA))).code).toBe('RATE_LIMITED');
    deps.clock.advance(SECOND);
    await signIn(deps, anonymous(), ADA);
    await failTimes(5);
  });

  test('an hour without one forgets them', async () => {
    await failTimes(5);
    deps.clock.advance(3_601 * SECOND);
    await failTimes(5);
  });

  test('from one network they do not lock the owner out of another', async () => {
    await failTimes(5);
    expect((await refusal(signIn(deps, anonymous(IP), ADA))).code).toBe('RATE_LIMITED');
    expect(await signIn(deps, anonymous('198.51.100.1'), ADA)).toHaveProperty('token');
  });

  test('one IPv6 subscriber is one network', async () => {
    await failTimes(5, WRONG, '2001:db8:0:1::1');
    const neighbour = await refusal(signIn(deps, anonymous('2001:db8:0:1:ffff::2'), ADA));
    expect(neighbour.code).toBe('RATE_LIMITED');
    expect(await signIn(deps, anonymous('2001:db8:0:2::1'), ADA)).toHaveProperty('token');
  });

  test('attempts at one time do not slip past the count', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => refusal(signIn(deps, anonymous(), WRONG))),
    );
    const codes = attempts.map(({ code }) => code);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7);
  });
});
