import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { noteFailedSignIns } from '../security-events/security-events.sql.ts';
import { securityEvents } from '../security-events/security-events.ts';
import { signIn } from '../sign-in/sign-in.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  type TestDeps,
} from '../testing/account.fixture.ts';
import {
  eventKinds,
  person,
  refusalOf,
  securityEventRows,
  sessionOf,
} from '../testing/people.fixture.ts';
import { authenticateSession } from './authenticate-session.ts';
import { endSession, sessions, signOutEverywhere } from './sessions.ts';

const EMAIL = 'ada@example.com';
const FIREFOX = 'Firefox on Linux';

let deps: TestDeps;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
});

async function enter(browser: string | null = FIREFOX, ip = '203.0.113.7', email = EMAIL) {
  const input = { email, password: GOOD_PASSWORD, browser };
  const { signedIn } = await signIn(deps, anonymous(ip), input);
  const token = signedIn?.token ?? '';
  return { token, actor: await sessionOf(deps, token) };
}

const isLive = async (token: string) =>
  (await authenticateSession(deps, token, '203.0.113.7')) !== null;

describe('the list of sessions', () => {
  test('shows browser, network and which one asks, last used first', async () => {
    const { actor } = await enter();
    deps.clock.advance(1_000);
    await enter('Safari on iOS', '2001:db8:1:2:3::4');
    expect(await sessions(deps, actor)).toMatchObject([
      { browser: 'Safari on iOS', current: false, network: expect.any(String) },
      { browser: FIREFOX, current: true, network: '203.0.113.7' },
    ]);
  });

  test('a session that is only looked at idles on, and says when it ends', async () => {
    const { token } = await enter();
    const day = 86_400_000;
    const endsAt = new Date(deps.clock.now().getTime() + 7 * day);
    deps.clock.advance(6 * day);
    const look = await authenticateSession(deps, token, '203.0.113.7', false);
    expect(look?.expiresAt).toEqual(endsAt);
    deps.clock.advance(day);
    expect(await isLive(token)).toBe(false);
  });

  test('a session is ended by its owner alone', async () => {
    const { token, actor } = await enter();
    const other = await enter();
    await person(deps, { email: 'bob@example.com' });
    const bob = await enter(FIREFOX, '198.51.100.1', 'bob@example.com');
    const id = actor.sessionId;
    const refused = endSession(deps, bob.actor, { id, browser: null });
    expect((await refusalOf(refused)).code).toBe('NOT_FOUND');
    await endSession(deps, other.actor, { id, browser: FIREFOX });
    expect(await isLive(token)).toBe(false);
    const again = endSession(deps, other.actor, { id, browser: FIREFOX });
    expect((await refusalOf(again)).code).toBe('NOT_FOUND');
  });

  test.each([
    [true, [false, true]],
    [false, [false, false]],
  ])('signing out everywhere, keeping this one: %j', async (keepThisBrowser, live) => {
    const first = await enter();
    const second = await enter();
    const input = { keepThisBrowser, browser: FIREFOX };
    const ended = await signOutEverywhere(deps, second.actor, input);
    expect(ended).toHaveLength(keepThisBrowser ? 1 : 2);
    expect([await isLive(first.token), await isLive(second.token)]).toEqual(live);
    expect(await eventKinds(deps)).toContain('SESSION_ENDED');
  });
});

describe('a sign-in', () => {
  test('with a browser or from a network new to us is told of by mail, others are not', async () => {
    await enter();
    await enter();
    expect(await outbox(deps)).toEqual([]);
    await enter('Chrome on Windows');
    await enter(FIREFOX, '198.51.100.20');
    await enter('Chrome on Windows');
    const mails = await outbox(deps);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'New sign-in to your account',
      'New sign-in to your account',
    ]);
    expect(mails[0]?.text).toContain('2026-03-02 10:00:00 UTC, 203.0.113.7, Chrome on Windows');
  });

  const failures = statement<{ count: number }>(
    'test_failures_waiting',
    'select count(*)::int as count from failed_sign_ins',
  );
  const waiting = async () => (await deps.db.one(failures)).count;

  test('that fails is noted, once a minute, and only where there is an account', async () => {
    const wrong = { password: 'wrong', browser: FIREFOX };
    for (const email of [EMAIL, EMAIL, 'eve@example.com']) {
      const attempt = signIn(deps, anonymous(), { ...wrong, email });
      expect((await refusalOf(attempt)).code).toBe('UNAUTHENTICATED');
    }
    await expect.poll(waiting).toBe(3);
    expect(await deps.db.one(noteFailedSignIns, 2)).toEqual({ taken: 2 });
    expect(await deps.db.one(noteFailedSignIns, 2)).toEqual({ taken: 1 });
    expect(await eventKinds(deps)).toEqual(['SIGN_IN_FAILED']);
    deps.clock.advance(60_001);
    await refusalOf(signIn(deps, anonymous(), { ...wrong, email: EMAIL }));
    await expect.poll(waiting).toBe(1);
    await deps.db.one(noteFailedSignIns, 2);
    expect(await eventKinds(deps)).toEqual(['SIGN_IN_FAILED', 'SIGN_IN_FAILED']);
    const [event] = await securityEventRows(deps);
    expect(event).toMatchObject({ ip: '203.0.113.7', browser: FIREFOX });
  });
});

describe('security events', () => {
  async function several(count: number): Promise<SessionActor> {
    for (let done = 1; done < count; done += 1) await enter();
    return (await enter()).actor;
  }

  test('are paged, newest first, without gap or repeat', async () => {
    const actor = await several(5);
    const first = await securityEvents(deps, actor, { limit: 3 });
    const rest = await securityEvents(deps, actor, { limit: 3, cursor: first.nextCursor });
    const ids = [...first.nodes, ...rest.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(rest.nextCursor).toBeNull();
    expect(first.nodes[0]).toMatchObject({
      kind: 'SIGNED_IN',
      browser: FIREFOX,
      detail: 'password',
    });
  });

  test('are filtered by kind, and are the person’s own', async () => {
    const actor = await several(2);
    const none = await securityEvents(deps, actor, { kinds: ['PASSKEY_ADDED'] });
    expect(none.nodes).toEqual([]);
    await person(deps, { email: 'bob@example.com' });
    const bob = await enter(FIREFOX, '198.51.100.1', 'bob@example.com');
    expect((await securityEvents(deps, bob.actor, {})).nodes).toHaveLength(1);
  });
});
