import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { securityState } from '../people/user-account.ts';
import { userById } from '../people/users.sql.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { totpCode } from '../proof/totp.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { challengeOf } from '../sign-in/challenge.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { signIn } from '../sign-in/sign-in.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  type TestDeps,
} from '../testing/account.fixture.ts';
import {
  databaseText,
  eventKinds,
  freshSession,
  mailTo,
  nextCode,
  person,
  refusalOf,
  sessionOf,
  withTotp,
} from '../testing/people.fixture.ts';
import { updateMfaQrCode } from './begin-totp.ts';
import { updateMfa } from './update-mfa.ts';

const EMAIL = 'ada@example.com';
const ADA = { email: EMAIL, password: GOOD_PASSWORD, browser: null };

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

const security = async () => securityState(deps, await deps.db.one(userById, ada.userId));

async function challengeId(): Promise<string> {
  const { challenge } = await signIn(deps, anonymous(), ADA);
  if (challenge === null) throw new Error('no challenge');
  return challenge.id;
}

async function mailedCode(): Promise<string> {
  await requestMail(deps, anonymous(), 'MFA_CODE', { email: EMAIL });
  const code = /^\d{6}$/m.exec((await mailTo(deps, EMAIL)).text)?.[0];
  if (code === undefined) throw new Error('no code in the mail');
  return code;
}

describe('an authenticator app', () => {
  test('is shown as secret, address and picture, and counts once a code of it was given', async () => {
    const enrollment = await updateMfaQrCode(deps, ada, {});
    expect(enrollment.otpauthUri).toContain(`secret=${enrollment.secret}`);
    expect(enrollment.otpauthUri).toMatch(/^otpauth:\/\/totp\/Investing%20Platform:ada%40example/);
    expect(enrollment.qrCodeDataUrl).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(enrollment.expiresAt.getTime() - deps.clock.now().getTime()).toBe(600_000);
    expect(await security()).toMatchObject({ mfaEnabled: false, mfaMethods: [] });
  });

  test('comes with ten recovery codes, shown once and never stored', async () => {
    const { secret, recoveryCodes } = await withTotp(deps, ada);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^[2-9a-z]{10}$/.test(code))).toBe(true);
    expect(await security()).toMatchObject({
      mfaEnabled: true,
      mfaMethods: ['TOTP'],
      recoveryCodesLeft: 10,
    });
    const stored = await databaseText(deps);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  test('lapses after ten minutes without a code', async () => {
    const { secret } = await updateMfaQrCode(deps, ada, {});
    deps.clock.advance(600_000);
    const code = await totpCode(secret, deps.clock.now());
    const input = { enabled: true, method: 'TOTP', code, browser: null } as const;
    const late = updateMfa(deps, ada, { ...input, password: GOOD_PASSWORD });
    expect((await refusalOf(late)).code).toBe('INVALID_STATE');
  });

  test('is not switched on by a wrong code', async () => {
    await updateMfaQrCode(deps, ada, {});
    const input = { enabled: true, method: 'TOTP', code: '000000', browser: null } as const;
    expect((await refusalOf(updateMfa(deps, ada, input))).code).toBe('MFA_INVALID');
    expect((await security()).mfaEnabled).toBe(false);
  });

  test('is switched off with a code of it, and its recovery codes end', async () => {
    const { secret } = await withTotp(deps, ada);
    const later = await sessionOf(deps, (await signedInAgain(secret)).token);
    deps.clock.advance(301_000);
    const input = { enabled: false, method: 'TOTP', browser: null } as const;
    expect((await refusalOf(updateMfa(deps, later, input))).code).toBe('MFA_REQUIRED');
    const mfaCode = await nextCode(deps, secret);
    expect(await updateMfa(deps, later, { ...input, mfaCode })).toEqual({
      enabled: false,
      methods: [],
      recoveryCodes: [],
    });
    expect(await security()).toMatchObject({ mfaEnabled: false, recoveryCodesLeft: 0 });
    const kinds = await eventKinds(deps);
    expect(kinds).toContain('FACTOR_SWITCHED_ON');
    expect(kinds).toContain('FACTOR_SWITCHED_OFF');
  });

  test.each([
    ['is switched on with a code of it', { enabled: true }],
    ['is switched off without one', { enabled: false, code: '123456' }],
  ])('a factor %s', async (_title, given) => {
    const input = { ...given, method: 'EMAIL', browser: null } as const;
    expect(await refusalOf(updateMfa(deps, ada, input))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.code'],
    });
  });
});

async function signedInAgain(secret: string) {
  const id = await challengeId();
  const code = await nextCode(deps, secret);
  return completeSignIn(deps, anonymous(), { challengeId: id, code, browser: null });
}

describe('signing in with a second factor', () => {
  test('gives a challenge in place of a session, and the code completes it', async () => {
    const { secret } = await withTotp(deps, ada);
    const outcome = await signIn(deps, anonymous(), ADA);
    expect(outcome.signedIn).toBeNull();
    expect(outcome.challenge?.methods).toEqual(['TOTP', 'RECOVERY_CODE']);
    const signedIn = await signedInAgain(secret);
    expect(signedIn.session.user.email).toBe(EMAIL);
  });

  test('no code is asked for with a password that has changed in this very moment', async () => {
    await withTotp(deps, ada);
    const factors = await deps.db.one(factorsOfUser, ada.userId);
    const asked = (shown: string | null) => challengeOf(deps, ada.userId, factors, shown);
    expect((await refusalOf(asked('the hash of an earlier password'))).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await asked(factors.passwordHash)).methods).toContain('TOTP');
  });

  test('a code is good once, also for another challenge', async () => {
    const { secret } = await withTotp(deps, ada);
    const code = await nextCode(deps, secret);
    const first = { challengeId: await challengeId(), code, browser: null };
    await completeSignIn(deps, anonymous(), first);
    const second = { challengeId: await challengeId(), code, browser: null };
    const again = completeSignIn(deps, anonymous(), second);
    expect((await refusalOf(again)).code).toBe('MFA_INVALID');
  });

  test('the code that switched the factor on signs nobody in', async () => {
    const { secret } = await withTotp(deps, ada);
    const code = await totpCode(secret, deps.clock.now());
    const input = { challengeId: await challengeId(), code, browser: null };
    expect((await refusalOf(completeSignIn(deps, anonymous(), input))).code).toBe('MFA_INVALID');
  });

  test('a challenge is good once and for ten minutes', async () => {
    const { secret } = await withTotp(deps, ada);
    const used = await challengeId();
    const code = await nextCode(deps, secret);
    await completeSignIn(deps, anonymous(), { challengeId: used, code, browser: null });
    const lapsed = await challengeId();
    deps.clock.advance(600_000);
    for (const id of [used, lapsed, '0d9f6f0e-1111-4222-8333-444455556666']) {
      const input = { challengeId: id, code: await nextCode(deps, secret), browser: null };
      expect((await refusalOf(completeSignIn(deps, anonymous(), input))).code).toBe('NOT_FOUND');
    }
  });

  test('a recovery code is good once, and its owner is told by mail', async () => {
    const { recoveryCodes } = await withTotp(deps, ada);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`;
    const first = { challengeId: await challengeId(), code: typed, browser: null };
    await completeSignIn(deps, anonymous(), first);
    expect((await security()).recoveryCodesLeft).toBe(9);
    expect((await mailTo(deps, EMAIL)).text).toContain('9 left');
    const second = { challengeId: await challengeId(), code, browser: null };
    const again = completeSignIn(deps, anonymous(), second);
    expect((await refusalOf(again)).code).toBe('MFA_INVALID');
  });

  test('guesses are slowed down for the person, from whatever network they come', async () => {
    await withTotp(deps, ada);
    const id = await challengeId();
    for (let count = 0; count < 5; count += 1) {
      const from = anonymous(`198.51.100.${count}`);
      const guess = completeSignIn(deps, from, { challengeId: id, code: '000000', browser: null });
      expect((await refusalOf(guess)).code).toBe('MFA_INVALID');
    }
    const sixth = { challengeId: id, code: '000000', browser: null };
    const guess = completeSignIn(deps, anonymous('198.51.100.99'), sixth);
    expect((await refusalOf(guess)).code).toBe('RATE_LIMITED');
    expect(await eventKinds(deps)).toContain('SECOND_FACTOR_FAILED');
  });
});

describe('the mail factor', () => {
  test('is switched on with a mailed code and then signs in', async () => {
    const input = { enabled: true, method: 'EMAIL', browser: null } as const;
    const state = await updateMfa(deps, ada, { ...input, code: await mailedCode() });
    expect(state).toMatchObject({ enabled: true, methods: ['EMAIL'] });
    const { challenge } = await signIn(deps, anonymous(), ADA);
    expect(challenge?.methods).toEqual(['EMAIL', 'RECOVERY_CODE']);
    deps.clock.advance(60_000);
    await requestMail(deps, anonymous(), 'MFA_CODE', { challengeId: challenge?.id });
    const code = /^\d{6}$/m.exec((await mailTo(deps, EMAIL)).text)?.[0] ?? '';
    const id = challenge?.id ?? '';
    const signedIn = await completeSignIn(deps, anonymous(), {
      challengeId: id,
      code,
      browser: null,
    });
    expect(signedIn.session.user.email).toBe(EMAIL);
  });

  test('a mailed code does not count where mail is no factor of the person', async () => {
    await withTotp(deps, ada);
    const input = { challengeId: await challengeId(), code: await mailedCode(), browser: null };
    expect((await refusalOf(completeSignIn(deps, anonymous(), input))).code).toBe('MFA_INVALID');
  });

  test('a mailed code works for ten minutes', async () => {
    const code = await mailedCode();
    deps.clock.advance(600_000);
    const input = { enabled: true, method: 'EMAIL', code, browser: null } as const;
    const late = updateMfa(deps, ada, { ...input, password: GOOD_PASSWORD });
    expect((await refusalOf(late)).code).toBe('MFA_INVALID');
  });

  test('one code a minute and ten a day are mailed', async () => {
    for (let count = 0; count < 12; count += 1) {
      await mailedCode();
      await mailedCode();
      deps.clock.advance(60_000);
    }
    const codes = (await outbox(deps)).filter(({ subject }) => subject === 'Your code');
    expect(codes).toHaveLength(10);
  });
});
