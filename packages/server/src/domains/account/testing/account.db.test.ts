import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { purgeAccountRows } from '../chores/housekeeping.ts';
import { accountClosure } from '../closure/account-closure.ts';
import { closeAccount } from '../closure/close-account.ts';
import { registerDeviceToken } from '../devices/register-device.ts';
import { exportAccount } from '../export/export-account.ts';
import { updateAntiPhishingCode } from '../factors/anti-phishing-code.ts';
import { updateMfa } from '../factors/update-mfa.ts';
import {
  confirmNewsletter,
  getNewsletterStatus,
  subscribeToNewsletter,
} from '../newsletter/newsletter.ts';
import { softwareAuthenticator } from '../passkeys/authenticator.fixture.ts';
import { beginPasskeyEnrollment, finishPasskeyEnrollment } from '../passkeys/enrol-passkey.ts';
import { fetchMyPasskeys } from '../passkeys/own-passkeys.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from '../passkeys/passkey-sign-in.ts';
import { userAccount } from '../people/user-account.ts';
import { userById } from '../people/users.sql.ts';
import { fetchUserAppointments } from '../profile/appointments.ts';
import { saveInvestorPreferences } from '../profile/investor-preferences.ts';
import { updateUserAccount } from '../profile/update-user-account.ts';
import { updateUserProfile } from '../profile/update-user-profile.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import { securityEvents } from '../security-events/security-events.ts';
import { sessions, signOutEverywhere } from '../sessions/sessions.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { signIn } from '../sign-in/sign-in.ts';
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
  tokenIn,
  withTotp,
} from './people.fixture.ts';

const EMAIL = 'ada@example.com';
const FIREFOX = 'Firefox on Linux';

let db: Database;
let deps: TestDeps;

onDatabase(async (given) => {
  db = given;
  deps = await accountWorld(db);
  await person(deps);
});

test('a person signs in with every factor on every database', async () => {
  const ada = await freshSession(deps);
  const { secret } = await withTotp(deps, ada);
  await requestMail(deps, anonymous(), 'MFA_CODE', { email: EMAIL });
  const mailed = /^\d{6}$/m.exec((await mailTo(deps, EMAIL)).text)?.[0] ?? '';
  const mail = { enabled: true, method: 'EMAIL', code: mailed, browser: FIREFOX } as const;
  const { recoveryCodes } = await updateMfa(deps, ada, mail);
  const phone = softwareAuthenticator('phone');
  const begun = await beginPasskeyEnrollment(deps, ada, {});
  const enrolled = { ceremonyId: begun.id, responseJson: phone.enrol(begun), browser: FIREFOX };
  await finishPasskeyEnrollment(deps, ada, enrolled);
  const credentials = { email: EMAIL, password: GOOD_PASSWORD, browser: FIREFOX };
  for (const code of [await nextCode(deps, secret), recoveryCodes[0] ?? '']) {
    const { challenge } = await signIn(deps, anonymous(), credentials);
    expect(challenge?.methods).toEqual(['TOTP', 'EMAIL', 'RECOVERY_CODE', 'PASSKEY']);
    const input = { challengeId: challenge?.id ?? '', code, browser: FIREFOX };
    await completeSignIn(deps, anonymous(), input);
  }
  const ceremony = await beginPasskeySignIn(deps);
  const answer = { ceremonyId: ceremony.id, responseJson: phone.assert(ceremony), browser: null };
  await finishPasskeySignIn(deps, anonymous(), answer);
  expect(await fetchMyPasskeys(deps, ada)).toHaveLength(1);
  const { security } = await userAccount(deps, await db.one(userById, ada.userId));
  expect(security).toMatchObject({
    mfaMethods: ['TOTP', 'EMAIL', 'PASSKEY'],
    recoveryCodesLeft: 9,
    passkeyCount: 1,
  });
});

test('a person changes, forgets and recovers on every database', async () => {
  const ada = await freshSession(deps);
  await updateAntiPhishingCode(deps, ada, { code: 'blue kauri', browser: FIREFOX });
  await updateUserAccount(deps, ada, {
    email: 'a@example.com',
    phone: '+6421555012',
    browser: null,
  });
  await verifyEmail(deps, anonymous(), { token: tokenIn(await mailTo(deps, 'a@example.com')) });
  await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: 'a@example.com' });
  const token = tokenIn(await mailTo(deps, 'a@example.com'));
  await resetPassword(deps, anonymous(), { token, newPassword: 'a newer phrase 55 kites' });
  const notifications = [{ topic: 'ORDERS' as const, push: false }];
  await updateUserProfile(deps, ada, { displayName: 'Ada', marketingEmails: true, notifications });
  const user = await db.one(userById, ada.userId);
  expect(user.email).toBe('a@example.com');
  const { preferences } = await userAccount(deps, user);
  expect(preferences).toMatchObject({
    marketingEmails: true,
    notifications: expect.arrayContaining([{ topic: 'ORDERS', push: false, email: true }]),
  });
  expect((await outbox(deps)).at(-1)?.text).toContain('blue kauri');
});

test('a person leaves on every database, with everything of theirs', async () => {
  const ada = await freshSession(deps);
  await registerDeviceToken(deps, ada, { token: 'a-token-of-apns', platform: 'IOS' });
  await saveInvestorPreferences(deps, ada, { riskTolerance: 'LOW', objectives: ['GROWTH'] });
  await subscribeToNewsletter(deps, { email: EMAIL, topics: ['MARKETS', 'IDEAS'] });
  await confirmNewsletter(deps, { token: tokenIn(await mailTo(deps, EMAIL)) });
  expect(await getNewsletterStatus(deps, ada)).toMatchObject({ topics: ['MARKETS', 'IDEAS'] });
  expect((await fetchUserAppointments(deps, ada, {})).nodes).toEqual([]);
  await freshSession(deps);
  expect(await sessions(deps, ada)).toHaveLength(2);
  await signOutEverywhere(deps, ada, { keepThisBrowser: true, browser: FIREFOX });
  let text = '';
  for await (const chunk of await exportAccount(deps, ada, { browser: FIREFOX })) text += chunk;
  expect(JSON.parse(text).tables.device_tokens).toHaveLength(1);
  expect((await securityEvents(deps, ada, { limit: 2 })).nextCursor).not.toBeNull();
  expect((await accountClosure(deps, ada)).possible).toBe(true);
  await closeAccount(deps, ada, { confirmation: EMAIL });
  expect(await eventKinds(deps)).toContain('DATA_EXPORTED');
  deps.clock.advance(800 * DAY_MS);
  expect(await purgeAccountRows(deps)).toBeGreaterThan(0);
  expect(await eventKinds(deps)).toEqual([]);
});
