import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { stepUp } from '../sign-in/step-up.ts';
import { accountWorld, GOOD_PASSWORD, type TestDeps } from '../testing/account.fixture.ts';
import {
  freshSession,
  nextCode,
  person,
  refusalOf,
  sessionOf,
  staleSession,
  withTotp,
} from '../testing/people.fixture.ts';
import { requireProof, requireStepUp } from './step-up.ts';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

describe('a proof', () => {
  test('is not asked for within five minutes of signing in, and afterwards it is', async () => {
    await requireProof(deps, ada, {});
    deps.clock.advance(301_000);
    expect(await refusalOf(requireProof(deps, ada, {}))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.password'],
    });
    await requireProof(deps, ada, { password: GOOD_PASSWORD });
  });

  test('the password alone does not do where there is a second factor', async () => {
    const { secret } = await withTotp(deps, ada);
    deps.clock.advance(301_000);
    const withPassword = requireProof(deps, ada, { password: GOOD_PASSWORD });
    expect((await refusalOf(withPassword)).code).toBe('MFA_REQUIRED');
    await requireProof(deps, ada, { mfaCode: await nextCode(deps, secret) });
  });

  test('a step-up asks only those who have a second factor', async () => {
    const bob = await person(deps, { email: 'bob@example.com' });
    const session = await staleSession(deps, bob.email);
    await requireStepUp(deps, session, {});
    await withTotp(deps, await freshSession(deps, bob.email));
    expect((await refusalOf(requireStepUp(deps, session, {}))).code).toBe('MFA_REQUIRED');
  });

  test.each([
    ['the password', () => ({ password: 'a guess' })],
    ['the second factor', () => ({ mfaCode: '000000' })],
  ])('%s can be guessed ten times in a quarter of an hour, and no more', async (what, guess) => {
    if (what === 'the second factor') await withTotp(deps, ada);
    deps.clock.advance(301_000);
    let guesses = 0;
    for (let second = 0; second < 900; second += 5) {
      const { code } = await refusalOf(requireProof(deps, ada, guess()));
      if (code !== 'RATE_LIMITED') guesses += 1;
      deps.clock.advance(5_000);
    }
    expect(guesses).toBeGreaterThan(5);
    expect(guesses).toBeLessThanOrEqual(10);
  });

  test('guesses of the password are slowed down', async () => {
    deps.clock.advance(301_000);
    for (let count = 0; count < 5; count += 1) {
      const guess = requireProof(deps, ada, { password: `guess ${count}` });
      expect((await refusalOf(guess)).code).toBe('BAD_USER_INPUT');
    }
    const sixth = requireProof(deps, ada, { password: GOOD_PASSWORD });
    expect((await refusalOf(sixth)).code).toBe('RATE_LIMITED');
  });
});

describe('stepUp', () => {
  test('gives the session a new cookie and five minutes', async () => {
    deps.clock.advance(301_000);
    const stepped = await stepUp(deps, ada, { password: GOOD_PASSWORD, browser: null });
    const until = stepped.session.steppedUpUntil?.getTime() ?? 0;
    expect(until - deps.clock.now().getTime()).toBe(300_000);
    expect(stepped.session.id).toBe(ada.sessionId);
    await requireProof(deps, await sessionOf(deps, stepped.token), {});
  });

  test('the old cookie is of no use any more', async () => {
    const { token } = await stepUp(deps, ada, { password: GOOD_PASSWORD, browser: null });
    const again = await stepUp(deps, await sessionOf(deps, token), {
      password: GOOD_PASSWORD,
      browser: null,
    });
    await expect(sessionOf(deps, token)).rejects.toThrow('not live');
    await sessionOf(deps, again.token);
  });

  test('refuses a wrong password, and a password where there is a second factor', async () => {
    const wrong = stepUp(deps, ada, { password: 'wrong', browser: null });
    expect((await refusalOf(wrong)).code).toBe('BAD_USER_INPUT');
    await withTotp(deps, ada);
    const right = stepUp(deps, ada, { password: GOOD_PASSWORD, browser: null });
    expect((await refusalOf(right)).code).toBe('MFA_REQUIRED');
  });
});
