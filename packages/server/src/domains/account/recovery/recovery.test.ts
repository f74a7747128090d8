import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { purgeAccountRows } from '../chores/housekeeping.ts';
import { updateUserAccount } from '../profile/update-user-account.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  passwordSignIn,
  type TestDeps,
  watched,
} from '../testing/account.fixture.ts';
import {
  databaseText,
  eventKinds,
  freshSession,
  mailTo,
  nextCode,
  person,
  refusalOf,
  tokenIn,
  withTotp,
} from '../testing/people.fixture.ts';
import type { MailRequestKind } from './mail-requests.sql.ts';
import { relayMailRequests } from './relay-mail-requests.ts';
import { requestMail } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';

const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'a newer phrase 55 kites';

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
});

async function resetToken(email = EMAIL): Promise<string> {
  await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email });
  return tokenIn(await mailTo(deps, EMAIL));
}

describe('asking for a mail', () => {
  const KINDS: MailRequestKind[] = ['CONFIRMATION', 'PASSWORD_RESET', 'MFA_CODE'];

  test.each(KINDS)('runs the same statements for every address: %s', async (kind) => {
    const { db, ran } = watched(deps.db);
    await requestMail({ ...deps, db }, anonymous(), kind, { email: EMAIL });
    const ofKnown = ran.splice(0);
    await requestMail({ ...deps, db }, anonymous(), kind, { email: 'eve@example.com' });
    expect(ran).toEqual(ofKnown);
  });

  test('mails nothing to an address without an account', async () => {
    for (const kind of KINDS) {
      await requestMail(deps, anonymous(), kind, { email: 'eve@example.com' });
    }
    expect(await relayMailRequests(deps)).toBe(3);
    expect(await outbox(deps)).toEqual([]);
  });

  test.each([
    ['PASSWORD_RESET', 'Choose a new password'],
    ['MFA_CODE', 'Your code'],
  ] as const)('%s is mailed once a minute at most', async (kind, subject) => {
    const subjects = async () => (await outbox(deps)).map((mail) => mail.subject);
    for (let count = 0; count < 3; count += 1) {
      await requestMail(deps, anonymous(), kind, { email: EMAIL.toUpperCase() });
      await relayMailRequests(deps);
    }
    expect(await subjects()).toEqual([subject]);
    deps.clock.advance(60_000);
    await requestMail(deps, anonymous(), kind, { email: EMAIL });
    await relayMailRequests(deps);
    expect(await subjects()).toEqual([subject, subject]);
  });

  test('strangers neither use up nor hold back the links that the owner is mailed', async () => {
    await passwordSignIn(deps, anonymous(), { email: EMAIL, password: GOOD_PASSWORD });
    const ask = (ip?: string) =>
      requestMail(deps, anonymous(ip), 'PASSWORD_RESET', { email: EMAIL });
    const links = async () =>
      (await outbox(deps)).filter(({ subject }) => subject === 'Choose a new password').length;
    for (let minute = 0; minute < 25; minute += 1) {
      await ask('198.51.100.9');
      await relayMailRequests(deps);
      deps.clock.advance(60_000);
    }
    expect(await links()).toBe(20);
    await ask('198.51.100.9');
    await ask();
    await relayMailRequests(deps);
    expect(await links()).toBe(21);
  });

  test('a confirmed address gets no confirmation, an unconfirmed one does', async () => {
    await requestMail(deps, anonymous(), 'CONFIRMATION', { email: EMAIL });
    await person(deps, { email: 'bob@example.com', emailVerified: false });
    await requestMail(deps, anonymous(), 'CONFIRMATION', { email: 'bob@example.com' });
    await relayMailRequests(deps);
    expect((await outbox(deps)).map(({ recipient }) => recipient)).toEqual(['bob@example.com']);
  });

  test('one that cannot be written does not keep the others waiting', async () => {
    const spoil = statement<never>(
      'test_account_spoil_phrase',
      "update users set anti_phishing_code = 'nonsense'",
    );
    await deps.db.transaction((tx) => tx.run(spoil));
    await person(deps, { email: 'bob@example.com' });
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    deps.clock.advance(1);
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: 'bob@example.com' });
    await relayMailRequests(deps);
    expect((await outbox(deps)).map(({ recipient }) => recipient)).toEqual(['bob@example.com']);
    expect(deps.logged).toEqual(['a mail that was asked for was not written']);
  });
});

describe('resetPassword', () => {
  test('sets the password, confirms the address and ends every session', async () => {
    const { token: cookie } = await passwordSignIn(deps, anonymous(), {
      email: EMAIL,
      password: GOOD_PASSWORD,
    });
    const token = await resetToken();
    await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
    expect(await authenticateSession(deps, cookie, '203.0.113.7')).toBeNull();
    await passwordSignIn(deps, anonymous(), { email: EMAIL, password: NEW_PASSWORD });
    expect((await mailTo(deps, EMAIL)).subject).toBe('Your password has changed');
    expect(await eventKinds(deps)).toEqual(
      expect.arrayContaining(['PASSWORD_RESET_REQUESTED', 'PASSWORD_CHANGED']),
    );
  });

  test('tells every process to close the sockets of the person', async () => {
    const heard: string[] = [];
    const stop = await deps.db.listen('control', (payload) => heard.push(payload));
    const token = await resetToken();
    await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
    await expect
      .poll(() => heard.map((payload) => JSON.parse(payload)))
      .toContainEqual({ kind: 'access-changed', userId: expect.any(String) });
    await stop();
  });

  test('a link works once, and the others end with it', async () => {
    const first = await resetToken();
    deps.clock.advance(60_000);
    const second = await resetToken();
    await resetPassword(deps, anonymous(), { token: second, newPassword: NEW_PASSWORD });
    for (const token of [first, second]) {
      const again = resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
      expect(await refusalOf(again)).toEqual({ code: 'BAD_USER_INPUT', fields: ['params.token'] });
    }
  });

  test('calls off the change to an address that somebody else has begun', async () => {
    const thief = await freshSession(deps);
    await updateUserAccount(deps, thief, { email: 'eve@example.com', browser: null });
    const theirs = tokenIn(await mailTo(deps, 'eve@example.com'));
    const token = await resetToken();
    await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
    const late = verifyEmail(deps, anonymous(), { token: theirs });
    expect((await refusalOf(late)).code).toBe('BAD_USER_INPUT');
  });

  test('a link works for an hour', async () => {
    const token = await resetToken();
    deps.clock.advance(3_600_000);
    const late = resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
    expect(await refusalOf(late)).toEqual({ code: 'BAD_USER_INPUT', fields: ['params.token'] });
  });

  test.each([
    ['easy to guess', 'password12345'],
    ['built from the address', 'ada@example.com'],
  ])('refuses a password %s and leaves the link valid', async (_, newPassword) => {
    const token = await resetToken();
    const weak = resetPassword(deps, anonymous(), { token, newPassword });
    expect((await refusalOf(weak)).fields).toEqual(['params.newPassword']);
    await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
  });

  test('refuses a password known from a leak, and takes it where nobody can tell', async () => {
    const token = await resetToken();
    const input = { token, newPassword: NEW_PASSWORD };
    const leaked = { ...deps, breaches: { check: async () => 'leaked' as const } };
    const refused = resetPassword(leaked, anonymous(), input);
    expect((await refusalOf(refused)).fields).toEqual(['params.newPassword']);
    const silent = { ...deps, breaches: { check: async () => 'unknown' as const } };
    await resetPassword(silent, anonymous(), input);
  });

  test('asks for the authenticator app, and a mailed code does not do', async () => {
    const { secret } = await withTotp(deps, await freshSession(deps));
    const token = await resetToken();
    const input = { token, newPassword: NEW_PASSWORD };
    const without = resetPassword(deps, anonymous(), input);
    expect((await refusalOf(without)).code).toBe('MFA_REQUIRED');
    await requestMail(deps, anonymous(), 'MFA_CODE', { email: EMAIL });
    const mailed = /^\d{6}$/m.exec((await mailTo(deps, EMAIL)).text)?.[0] ?? '';
    const withMail = resetPassword(deps, anonymous(), { ...input, mfaCode: mailed });
    expect((await refusalOf(withMail)).code).toBe('MFA_INVALID');
    const mfaCode = await nextCode(deps, secret);
    await resetPassword(deps, anonymous(), { ...input, mfaCode });
  });

  test('the token is not stored, and lapsed links are deleted', async () => {
    const token = await resetToken();
    expect(await databaseText(deps, 'password_resets')).not.toContain(token);
    deps.clock.advance(3_600_001);
    await purgeAccountRows(deps);
    expect(await databaseText(deps, 'password_resets')).not.toContain('<token_hash>');
  });
});
