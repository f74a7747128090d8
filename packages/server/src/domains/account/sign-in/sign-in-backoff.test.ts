import { beforeEach, describe, expect, test } from 'vitest';
import { requestMail } from '../recovery/request-mail.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  passwordSignIn,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { mailTo, person, refusalOf, tokenIn } from '../testing/people.fixture.ts';
import { takeStrangersAttempt } from './sign-in-backoff.ts';

const EMAIL = 'ada@example.com';
const HOME = '203.0.113.7';

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
});

/** Guesses of a botnet, each from a network of its own: how many were let through. */
async function guessed(count: number, email = EMAIL): Promise<number> {
  let free = 0;
  for (let bot = 0; bot < count; bot += 1) {
    const ip = `198.51.${Math.floor(bot / 250)}.${bot % 250}`;
    const isLet = await takeStrangersAttempt(deps, email, ip).then(
      () => true,
      () => false,
    );
    if (isLet) free += 1;
  }
  return free;
}

const signInFrom = (ip: string) =>
  passwordSignIn(deps, anonymous(ip), { email: EMAIL, password: GOOD_PASSWORD });

describe('guesses from many networks', () => {
  test.each([EMAIL, 'nobody@example.com'])('are bounded, at %s alike', async (email) => {
    expect(await guessed(120, email)).toBe(100);
    let free = 0;
    for (let minute = 0; minute < 600; minute += 1) {
      deps.clock.advance(60_000);
      free += await guessed(1, email);
    }
    // Pauses that double to 15 minutes, for ten hours.
    expect(free).toBeLessThanOrEqual(50);
  });

  test('do not keep the owner out of a network that they have signed in from', async () => {
    await signInFrom(HOME);
    expect(await guessed(120)).toBe(100);
    expect((await refusalOf(signInFrom('192.0.2.1'))).code).toBe('RATE_LIMITED');
    await signInFrom(HOME);
  });

  test('keep nobody out on a journey who chooses a new password by mail', async () => {
    await guessed(120);
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    const token = tokenIn(await mailTo(deps, EMAIL));
    await resetPassword(deps, anonymous(), { token, newPassword: 'granite orchard 51 kettles' });
    const input = { email: EMAIL, password: 'granite orchard 51 kettles' };
    await passwordSignIn(deps, anonymous('192.0.2.1'), input);
  });

  test('are forgotten with the right password', async () => {
    expect(await guessed(90)).toBe(90);
    await signInFrom('192.0.2.1');
    expect(await guessed(90)).toBe(90);
  });
});
