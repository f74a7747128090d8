import type { WayIn } from '@investing-platform/schema/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { IdentityProvider } from '../../../ports/identity-providers.ts';
import { createOAuthLink } from '../identities/link-identity.ts';
import { softwareAuthenticator } from '../passkeys/authenticator.fixture.ts';
import { beginPasskeyEnrollment, finishPasskeyEnrollment } from '../passkeys/enrol-passkey.ts';
import { createApiCredential } from '../sessions/access-grants.ts';
import { accountWorld, anonymous, type TestDeps } from '../testing/account.fixture.ts';
import {
  freshSession,
  mailTo,
  nextCode,
  person,
  refusalOf,
  securityEventRows,
  tokenIn,
  withTotp,
} from '../testing/people.fixture.ts';
import { requestMail } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';
import { waysIn } from './ways-in.ts';

const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'a newer phrase 55 kites';
const ALL: readonly WayIn[] = ['API_CREDENTIALS', 'PASSKEYS', 'OUTSIDE_SIGN_INS', 'CONNECTED_APPS'];

const google: IdentityProvider = {
  id: 'google',
  name: 'Google',
  provider: 'GOOGLE',
  authorizationUrl: async () => ({ kind: 'ok', value: 'https://google.example/' }),
  redeem: async () => ({ kind: 'ok', value: { subject: '7', email: null, emailVerified: false } }),
};

const allow = statement<{ userId: string }, [userId: string, credentialId: string, now: Date]>(
  'test_ways_in_allow',
  `insert into remembered_consents
     (user_id, credential_id, redirect_uri, scopes, allowed_at, expires_at)
   values ($1, $2, 'https://app.example.com/', '{identity}', $3,
     $3::timestamptz + interval '90 days')
   returning user_id as "userId"`,
);

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = { ...(await accountWorld()), identityProviders: [google] };
  await person(deps);
  ada = await freshSession(deps);
});

/** One of each: two programs, a passkey, a linked sign-in and an app of somebody else. */
async function openEveryWay(): Promise<void> {
  const sheet = { label: 'Sheet', isPublic: false, redirectUris: [], browser: null };
  await createApiCredential(deps, ada, sheet);
  await createApiCredential(deps, ada, { ...sheet, label: 'Script' });
  const ceremony = await beginPasskeyEnrollment(deps, ada, {});
  const responseJson = softwareAuthenticator('phone').enrol(ceremony);
  const enrolled = { ceremonyId: ceremony.id, responseJson, name: 'Phone', browser: null };
  await finishPasskeyEnrollment(deps, ada, enrolled);
  await createOAuthLink(deps, ada, {
    provider: 'GOOGLE',
    authorizationCode: 'a code',
    redirectUri: 'https://app.example.com/back',
    browser: null,
  });
  await person(deps, { email: 'author@example.com' });
  const author = await freshSession(deps, 'author@example.com');
  const redirectUris = ['https://app.example.com/'];
  const app = { ...sheet, label: 'Budget app', isPublic: true, redirectUris };
  const { credential } = await createApiCredential(deps, author, app);
  await deps.db.one(allow, ada.userId, credential.id, deps.clock.now());
}

async function mailedToken(): Promise<string> {
  deps.clock.advance(61_000);
  await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
  return tokenIn(await mailTo(deps, EMAIL));
}

const kindsLeft = async () => (await waysIn(deps, { token: await mailedToken() })).map(kindOf);
const kindOf = ({ kind }: { readonly kind: WayIn }) => kind;

describe('before a password is reset', () => {
  test('the page tells what else can open the account, and since when', async () => {
    const openedAt = deps.clock.now();
    await openEveryWay();
    const token = await mailedToken();
    expect(await waysIn(deps, { token })).toEqual([
      { kind: 'API_CREDENTIALS', count: 2, newestAt: openedAt },
      { kind: 'PASSKEYS', count: 1, newestAt: openedAt },
      { kind: 'OUTSIDE_SIGN_INS', count: 1, newestAt: openedAt },
      { kind: 'CONNECTED_APPS', count: 1, newestAt: openedAt },
    ]);
    await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
  });

  test('of an account with nothing else it tells nothing', async () => {
    expect(await waysIn(deps, { token: await mailedToken() })).toEqual([]);
  });

  test.each([
    ['unknown', async () => 'ip_pw_'.padEnd(49, 'x')],
    [
      'used',
      async () => {
        const token = await mailedToken();
        await resetPassword(deps, anonymous(), { token, newPassword: NEW_PASSWORD });
        return token;
      },
    ],
  ])('it tells nothing for a token that is %s', async (_, tokenOf) => {
    expect(await refusalOf(waysIn(deps, { token: await tokenOf() }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.token'],
    });
  });
});

describe('a reset of the password', () => {
  test('leaves what the person does not name, and the mail tells of it', async () => {
    await openEveryWay();
    const input = { token: await mailedToken(), newPassword: NEW_PASSWORD };
    await resetPassword(deps, anonymous(), { ...input, remove: ['PASSKEYS'] });
    const { subject, text } = await mailTo(deps, EMAIL);
    expect(subject).toBe('Your password has changed');
    expect(text).toContain('Removed with it: all passkeys.');
    expect(text).toContain('- 2 API credentials: https://invest.example/credentials');
    expect(text).toContain('- 1 connected app: https://invest.example/apps');
    expect(await kindsLeft()).toEqual(ALL.filter((kind) => kind !== 'PASSKEYS'));
  });

  test('removes all that the person names, and writes each down', async () => {
    await openEveryWay();
    const input = { token: await mailedToken(), newPassword: NEW_PASSWORD };
    await resetPassword(deps, anonymous(), { ...input, remove: [...ALL, 'PASSKEYS'] });
    expect((await mailTo(deps, EMAIL)).text).toContain('Nothing else opens your account now.');
    const events = (await securityEventRows(deps)).map(({ kind, detail }) => `${kind} ${detail}`);
    expect(events).toEqual(
      expect.arrayContaining([
        'CREDENTIAL_DELETED Sheet',
        'CREDENTIAL_DELETED Script',
        'PASSKEY_REMOVED Phone',
        'IDENTITY_UNLINKED GOOGLE',
        'APP_DISCONNECTED Budget app',
      ]),
    );
    expect(await kindsLeft()).toEqual([]);
  });

  test('removes nothing where it does not go through', async () => {
    await openEveryWay();
    const { secret } = await withTotp(deps, ada);
    const token = await mailedToken();
    const input = { token, newPassword: NEW_PASSWORD, remove: ALL };
    expect((await refusalOf(resetPassword(deps, anonymous(), input))).code).toBe('MFA_REQUIRED');
    expect((await waysIn(deps, { token })).map(kindOf)).toEqual(ALL);
    const mfaCode = await nextCode(deps, secret);
    await resetPassword(deps, anonymous(), { ...input, mfaCode });
    expect(await kindsLeft()).toEqual([]);
  });
});
