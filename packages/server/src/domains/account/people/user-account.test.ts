import { beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../registration/create-user.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  passwordSignIn as signIn,
  type TestDeps,
} from '../testing/account.fixture.ts';
import type { UserRow } from './user.ts';
import { userAccount } from './user-account.ts';
import { userById } from './users.sql.ts';

let deps: TestDeps;
let ada: UserRow;

beforeEach(async () => {
  deps = await accountWorld();
  const passwordHash = await hashPassword(deps.random, GOOD_PASSWORD);
  ada = await deps.db.transaction((tx) =>
    createUser(tx, deps, { email: 'ada@example.com', passwordHash, marketingOptIn: true }),
  );
});

const account = async () => userAccount(deps, await deps.db.one(userById, ada.id));

describe('a new account', () => {
  test('has what the contract gives at first', async () => {
    expect(await account()).toMatchObject({
      displayName: null,
      bio: null,
      avatarUrl: null,
      phone: null,
      pendingEmail: null,
      timeZone: 'UTC',
      locale: 'en',
      tier: 'FREE',
      kycStatus: 'NOT_STARTED',
      createdAt: deps.clock.now(),
      updatedAt: deps.clock.now(),
      preferences: {
        chartStartAtZero: false,
        netWorthAsHomePage: false,
        marketingEmails: true,
      },
    });
  });

  test('is told of everything, but of the market not by e-mail', async () => {
    const { notifications } = (await account()).preferences;
    expect(notifications).toHaveLength(9);
    expect(new Set(notifications.map(({ topic }) => topic)).size).toBe(9);
    expect(notifications.every(({ push }) => push)).toBe(true);
    const silent = notifications.filter(({ email }) => !email);
    expect(silent.map(({ topic }) => topic)).toEqual(['MARKET']);
  });

  test('has a password alone, and nobody has signed in to it', async () => {
    expect((await account()).security).toEqual({
      hasPassword: true,
      mfaEnabled: false,
      mfaMethods: [],
      recoveryCodesLeft: 0,
      passkeyCount: 0,
      oauthLinks: [],
      hasAntiPhishingCode: false,
      lastSignInAt: null,
    });
  });
});

test('an account knows when its person last signed in, which changes nothing else of it', async () => {
  const before = await account();
  deps.clock.advance(5_000);
  await signIn(deps, anonymous(), { email: 'ada@example.com', password: GOOD_PASSWORD });
  const { security, ...after } = await account();
  expect(security.lastSignInAt).toEqual(deps.clock.now());
  expect(after).toEqual({ ...before, lastSignInAt: deps.clock.now(), security: undefined });
});
