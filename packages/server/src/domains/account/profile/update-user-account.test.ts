import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { userById } from '../people/users.sql.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  passwordSignIn,
  type TestDeps,
} from '../testing/account.fixture.ts';
import {
  eventKinds,
  freshSession,
  mailTo,
  person,
  refusalOf,
  sessionOf,
  staleSession,
  tokenIn,
} from '../testing/people.fixture.ts';
import { type UpdateUserAccountInput, updateUserAccount } from './update-user-account.ts';

const EMAIL = 'ada@example.com';
const NEW_EMAIL = 'ada.lovelace@example.com';
const NEW_PASSWORD = 'a newer phrase 55 kites';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

const update = (input: Partial<UpdateUserAccountInput>, actor = ada) =>
  updateUserAccount(deps, actor, { browser: null, ...input });
const user = () => deps.db.one(userById, ada.userId);

describe('a new address', () => {
  test('waits until it is confirmed, and both addresses get a mail', async () => {
    const changed = await update({ email: NEW_EMAIL.toUpperCase() });
    expect(changed).toMatchObject({ email: EMAIL, pendingEmail: NEW_EMAIL });
    expect((await mailTo(deps, EMAIL)).text).toContain(NEW_EMAIL);
    const token = tokenIn(await mailTo(deps, NEW_EMAIL));
    await verifyEmail(deps, anonymous(), { token });
    expect(await user()).toMatchObject({
      email: NEW_EMAIL,
      pendingEmail: null,
      emailVerified: true,
    });
    expect((await mailTo(deps, EMAIL)).subject).toBe('Your e-mail address has changed');
    expect(await eventKinds(deps)).toEqual(
      expect.arrayContaining(['EMAIL_CHANGE_REQUESTED', 'EMAIL_CHANGED']),
    );
  });

  test('of another account gives the same answer, and its owner a notice', async () => {
    await person(deps, { email: NEW_EMAIL });
    const changed = await update({ email: NEW_EMAIL });
    expect(changed).toMatchObject({ email: EMAIL, pendingEmail: NEW_EMAIL });
    expect((await mailTo(deps, NEW_EMAIL)).subject).toBe('You already have an account');
  });

  test('that somebody registered without confirming it is taken over by who confirms it', async () => {
    const squatter = await person(deps, { email: NEW_EMAIL, emailVerified: false });
    await update({ email: NEW_EMAIL });
    await verifyEmail(deps, anonymous(), { token: tokenIn(await mailTo(deps, NEW_EMAIL)) });
    expect((await user()).email).toBe(NEW_EMAIL);
    expect(await deps.db.maybe(userById, squatter.id)).toBeNull();
  });

  test('that was confirmed by somebody else meanwhile is refused', async () => {
    await update({ email: NEW_EMAIL });
    const token = tokenIn(await mailTo(deps, NEW_EMAIL));
    await person(deps, { email: NEW_EMAIL });
    const late = verifyEmail(deps, anonymous(), { token });
    expect(await refusalOf(late)).toEqual({ code: 'BAD_USER_INPUT', fields: ['params.token'] });
    expect((await user()).email).toBe(EMAIL);
  });

  test('ends links to choose a password that went to the address left', async () => {
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    const token = tokenIn(await mailTo(deps, EMAIL));
    await update({ email: NEW_EMAIL });
    await verifyEmail(deps, anonymous(), { token: tokenIn(await mailTo(deps, NEW_EMAIL)) });
    const late = resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
    expect((await refusalOf(late)).fields).toEqual(['params.token']);
  });

  test('that another one replaced is no longer confirmed by its link', async () => {
    await update({ email: NEW_EMAIL });
    const token = tokenIn(await mailTo(deps, NEW_EMAIL));
    deps.clock.advance(60_000);
    await update({ email: 'other@example.com' });
    const late = verifyEmail(deps, anonymous(), { token });
    expect((await refusalOf(late)).code).toBe('BAD_USER_INPUT');
  });

  test('is called off by giving the present one', async () => {
    await update({ email: NEW_EMAIL });
    const token = tokenIn(await mailTo(deps, NEW_EMAIL));
    expect(await update({ email: EMAIL })).toMatchObject({ email: EMAIL, pendingEmail: null });
    const late = verifyEmail(deps, anonymous(), { token });
    expect((await refusalOf(late)).code).toBe('BAD_USER_INPUT');
  });

  test('can be asked for once a minute', async () => {
    await update({ email: NEW_EMAIL });
    expect(await refusalOf(update({ email: 'other@example.com' }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.email'],
    });
  });
});

describe('a new password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { token } = await passwordSignIn(deps, anonymous(), {
      email: EMAIL,
      password: GOOD_PASSWORD,
    });
    const own = await sessionOf(deps, token);
    const other = await passwordSignIn(deps, anonymous(), {
      email: EMAIL,
      password: GOOD_PASSWORD,
    });
    await update({ newPassword: NEW_PASSWORD }, own);
    expect(await authenticateSession(deps, token, '203.0.113.7')).not.toBeNull();
    expect(await authenticateSession(deps, other.token, '203.0.113.7')).toBeNull();
    const mails = await outbox(deps);
    expect(mails.map(({ subject }) => subject)).toContain('Your password has changed');
    const refused = passwordSignIn(deps, anonymous(), { email: EMAIL, password: GOOD_PASSWORD });
    expect((await refusalOf(refused)).code).toBe('UNAUTHENTICATED');
  });

  test('ends links to choose another one, and a change of address under way', async () => {
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    const token = tokenIn(await mailTo(deps, EMAIL));
    await update({ email: 'eve@example.com' });
    expect(await update({ newPassword: NEW_PASSWORD })).toMatchObject({ pendingEmail: null });
    const late = resetPassword(deps, anonymous(), { token, newPassword: 'amber ridge 08 falcon' });
    expect((await refusalOf(late)).fields).toEqual(['params.token']);
  });

  test('keeps the address that is changed with it', async () => {
    const input = { newPassword: NEW_PASSWORD, email: NEW_EMAIL };
    expect(await update(input)).toMatchObject({ pendingEmail: NEW_EMAIL });
  });

  test.each(['password12345', 'ada@example.com 1'])('%j is refused', async (newPassword) => {
    expect(await refusalOf(update({ newPassword }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.newPassword'],
    });
  });
});

describe('whatever changes', () => {
  test.each([
    ['an address', { email: NEW_EMAIL }],
    ['a password', { newPassword: NEW_PASSWORD }],
    ['a phone number', { phone: '+6421555012' }],
    ['nothing', {}],
  ])('%s needs a proof', async (_, input) => {
    const stale = await staleSession(deps);
    expect(await refusalOf(update(input, stale))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.password'],
    });
    await update({ ...input, password: GOOD_PASSWORD }, stale);
  });

  test('phone and country are set, and null removes them', async () => {
    expect(await update({ phone: '+6421555012', country: 'NZ' })).toMatchObject({
      phone: '+6421555012',
      country: 'NZ',
    });
    expect(await update({ country: null })).toMatchObject({ phone: '+6421555012', country: null });
  });

  test.each(['021555012', '+0215550123', '+64 21 555'])(
    'the phone number %s is refused',
    async (phone) => {
      expect(await refusalOf(update({ phone }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: ['params.phone'],
      });
    },
  );
});
