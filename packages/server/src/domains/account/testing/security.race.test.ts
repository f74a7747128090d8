import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { closeAccount } from '../closure/close-account.ts';
import { switchMailOn } from '../factors/factors.sql.ts';
import { updateMfa } from '../factors/update-mfa.ts';
import { softwareAuthenticator } from '../passkeys/authenticator.fixture.ts';
import { beginPasskeyEnrollment, finishPasskeyEnrollment } from '../passkeys/enrol-passkey.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from '../passkeys/passkey-sign-in.ts';
import { userByEmail } from '../people/users.sql.ts';
import { updateUserAccount } from '../profile/update-user-account.ts';
import { relayMailRequests } from '../recovery/relay-mail-requests.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import { openChallenge } from '../sign-in/challenges.sql.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { stepUp } from '../sign-in/step-up.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  type TestDeps,
} from './account.fixture.ts';
import {
  eventKinds,
  freshSession,
  mailTo,
  nextCode,
  person,
  sessionOf,
  tokenIn,
  withTotp,
} from './people.fixture.ts';

const AT_ONCE = 12;
const EMAIL = 'ada@example.com';
const NEW_EMAIL = 'ada.lovelace@example.com';

let db: Database;
let deps: TestDeps;
let ada: SessionActor;

onDatabase(
  async (given) => {
    db = given;
    deps = await accountWorld(db);
    await person(deps);
    ada = await freshSession(deps);
  },
  () => racingDatabase({ poolSize: AT_ONCE }),
);

/** What became of requests at one time, each `ok` or a code, sorted. */
async function together(works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const counts = await outcomes(works.map((work) => work()));
  return Object.entries(counts)
    .flatMap(([code, count]) => Array<string>(count).fill(code))
    .sort();
}

function atOnce(work: (at: number) => Promise<unknown>): Promise<string[]> {
  return together(times(AT_ONCE, (at) => () => work(at)));
}

async function challenges(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const input = { email: EMAIL, password: GOOD_PASSWORD, browser: null };
    const { challenge } = await signIn(deps, anonymous(), input);
    ids.push(challenge?.id ?? '');
  }
  return ids;
}

const okCount = (codes: readonly string[]) => codes.filter((code) => code === 'ok').length;

describe('at one time', () => {
  test('one code of the authenticator app signs in once, however many challenges are open', async () => {
    const { secret } = await withTotp(deps, ada);
    const ids = await challenges(AT_ONCE);
    const code = await nextCode(deps, secret);
    const codes = await atOnce((at) =>
      completeSignIn(deps, anonymous(), { challengeId: ids[at] ?? '', code, browser: null }),
    );
    expect(okCount(codes)).toBe(1);
    expect(new Set(codes).difference(new Set(['ok', 'MFA_INVALID', 'RATE_LIMITED'])).size).toBe(0);
  });

  test('a recovery code is used once', async () => {
    const { recoveryCodes } = await withTotp(deps, ada);
    const ids = await challenges(AT_ONCE);
    const [code = ''] = recoveryCodes;
    const codes = await atOnce((at) =>
      completeSignIn(deps, anonymous(), { challengeId: ids[at] ?? '', code, browser: null }),
    );
    expect(okCount(codes)).toBe(1);
    const used = (await eventKinds(deps)).filter((kind) => kind === 'RECOVERY_CODE_USED');
    expect(used).toHaveLength(1);
  });

  test('one challenge starts one session, whichever codes come', async () => {
    const { recoveryCodes } = await withTotp(deps, ada);
    const [challengeId = ''] = await challenges(1);
    const codes = await together(
      recoveryCodes
        .slice(0, 5)
        .map(
          (code) => () => completeSignIn(deps, anonymous(), { challengeId, code, browser: null }),
        ),
    );
    expect(okCount(codes)).toBe(1);
  });

  test('a mailed code switches the factor on once', async () => {
    await requestMail(deps, anonymous(), 'MFA_CODE', { email: EMAIL });
    const code = /^\d{6}$/m.exec((await mailTo(deps, EMAIL)).text)?.[0] ?? '';
    const input = { enabled: true, method: 'EMAIL', code, browser: null } as const;
    expect(okCount(await atOnce(() => updateMfa(deps, ada, input)))).toBe(1);
  });

  test('a link resets the password once', async () => {
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    const token = tokenIn(await mailTo(deps, EMAIL));
    const codes = await atOnce((at) =>
      resetPassword(deps, anonymous(), { token, newPassword: `a newer phrase ${at} kites` }),
    );
    expect(okCount(codes)).toBe(1);
    const changed = (await eventKinds(deps)).filter((kind) => kind === 'PASSWORD_CHANGED');
    expect(changed).toHaveLength(1);
  });

  test('an address that two people change to becomes that of one', async () => {
    const bob = await person(deps, { email: 'bob@example.com' });
    const bobs = await freshSession(deps, bob.email);
    const tokens: string[] = [];
    for (const actor of [ada, bobs]) {
      await updateUserAccount(deps, actor, { email: NEW_EMAIL, browser: null });
      deps.clock.advance(1);
      tokens.push(tokenIn(await mailTo(deps, NEW_EMAIL)));
    }
    const codes = await together(
      tokens.map((token) => () => verifyEmail(deps, anonymous(), { token })),
    );
    expect(codes).toEqual(['BAD_USER_INPUT', 'ok']);
    expect(await db.maybe(userByEmail, NEW_EMAIL)).not.toBeNull();
  });

  test('a mail that is asked for is written once, however many processes answer', async () => {
    await atOnce(() => requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL }));
    await atOnce(() => relayMailRequests(deps));
    const mails = await outbox(deps);
    expect(mails.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(1);
  });

  test('a ceremony signs in once', async () => {
    const phone = softwareAuthenticator('phone');
    const begun = await beginPasskeyEnrollment(deps, ada, {});
    const enrolled = { ceremonyId: begun.id, responseJson: phone.enrol(begun), browser: null };
    const codes = await atOnce(() => finishPasskeyEnrollment(deps, ada, enrolled));
    expect(okCount(codes)).toBe(1);
    const ceremony = await beginPasskeySignIn(deps);
    const input = {
      ceremonyId: ceremony.id,
      responseJson: phone.assert(ceremony),
      browser: null,
    };
    const entered = await atOnce(() => finishPasskeySignIn(deps, anonymous(), input));
    expect(okCount(entered)).toBe(1);
  });

  test('nobody is signed in with the password that a reset has just ended', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `person-${round}@example.com`;
      await person(deps, { email });
      await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email });
      const token = tokenIn(await mailTo(deps, email));
      const input = { email, password: GOOD_PASSWORD, browser: null };
      const attempts = Array.from({ length: 4 }, (_, at) => async () => {
        const { signedIn } = await signIn(deps, anonymous(`198.51.100.${at}`), input);
        return signedIn?.token ?? '';
      });
      const newPassword = 'a newer phrase 55 kites';
      const [reset, ...entered] = await Promise.allSettled([
        resetPassword(deps, anonymous(), { token, newPassword }),
        ...attempts.map((attempt) => attempt()),
      ]);
      expect(reset?.status).toBe('fulfilled');
      for (const outcome of entered) {
        if (outcome.status === 'rejected') continue;
        await expect(sessionOf(deps, String(outcome.value))).rejects.toThrow('not live');
      }
    }
  });

  test('no second factor is asked for with the password that a reset has just ended', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `person-${round}@example.com`;
      const { id } = await person(deps, { email });
      await db.one(switchMailOn, id, deps.clock.now());
      await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email });
      const token = tokenIn(await mailTo(deps, email));
      const input = { email, password: GOOD_PASSWORD, browser: null };
      const [reset, ...begun] = await Promise.allSettled([
        resetPassword(deps, anonymous(), { token, newPassword: 'a newer phrase 55 kites' }),
        ...Array.from({ length: 4 }, (_, at) => signIn(deps, anonymous(`198.51.100.${at}`), input)),
      ]);
      expect(reset?.status).toBe('fulfilled');
      for (const outcome of begun) {
        if (outcome.status === 'rejected') continue;
        const id = outcome.value.challenge?.id ?? '';
        expect(await db.maybe(openChallenge, id, deps.clock.now())).toBeNull();
      }
    }
  });

  test('nobody is signed in to an account that is being closed', async () => {
    const input = { email: EMAIL, password: GOOD_PASSWORD, browser: null };
    const [closed, ...entered] = await Promise.allSettled([
      closeAccount(deps, ada, { confirmation: EMAIL }),
      ...Array.from({ length: 8 }, async (_, at) => {
        const { signedIn } = await signIn(deps, anonymous(`198.51.100.${at}`), input);
        return signedIn?.token ?? '';
      }),
    ]);
    expect(closed?.status).toBe('fulfilled');
    for (const outcome of entered) {
      if (outcome.status === 'rejected') continue;
      await expect(sessionOf(deps, String(outcome.value))).rejects.toThrow('not live');
    }
  });

  test('of cookies that one session is stepped up to the last alone is live', async () => {
    const stepped = await Promise.all(
      Array.from({ length: 4 }, () =>
        stepUp(deps, ada, { password: GOOD_PASSWORD, browser: null }),
      ),
    );
    const live = await Promise.allSettled(stepped.map(({ token }) => sessionOf(deps, token)));
    expect(live.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
