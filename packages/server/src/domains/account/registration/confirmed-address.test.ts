import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { IdentityProvider } from '../../../ports/identity-providers.ts';
import { updateMfaQrCode } from '../factors/begin-totp.ts';
import { createOAuthLink } from '../identities/link-identity.ts';
import { beginPasskeyEnrollment } from '../passkeys/enrol-passkey.ts';
import {
  accountWorld,
  anonymous,
  newestToken,
  registerNow,
  registration,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { freshSession, refusalOf } from '../testing/people.fixture.ts';
import { verifyEmail } from './verify-email.ts';

const google: IdentityProvider = {
  id: 'google',
  name: 'Google',
  provider: 'GOOGLE',
  authorizationUrl: async () => ({ kind: 'ok', value: 'https://google.example/' }),
  redeem: async () => ({
    kind: 'ok',
    value: { subject: '7', email: 'mallory@example.com', emailVerified: true },
  }),
};

let deps: TestDeps;
let mallory: SessionActor;

/** Somebody has registered an address that is not theirs, and signs in to what they opened. */
beforeEach(async () => {
  deps = { ...(await accountWorld()), identityProviders: [google] };
  await registerNow(deps, registration());
  mallory = await freshSession(deps);
});

const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['passkey', () => beginPasskeyEnrollment(deps, mallory, {})],
  ['authenticator app', () => updateMfaQrCode(deps, mallory, {})],
  [
    'linked sign-in',
    () =>
      createOAuthLink(deps, mallory, {
        provider: 'GOOGLE',
        authorizationCode: 'code',
        redirectUri: 'https://app.example/',
        browser: null,
      }),
  ],
];

describe('who registers the address of another keeps no way in for the day that its owner confirms it', () => {
  test.each(ways)('no %s', async (_way, open) => {
    expect((await refusalOf(open())).code).toBe('INVALID_STATE');
  });

  test.each(ways)('the owner gets one: %s', async (_way, open) => {
    await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
    await expect(open()).resolves.not.toThrow();
  });
});
