import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { IdentityProvider } from '../../../ports/identity-providers.ts';
import { purgeAccountRows } from '../chores/housekeeping.ts';
import { beginVisit, endVisit } from '../identities/provider-visits.ts';
import { confirmNewsletter, subscribeToNewsletter } from '../newsletter/newsletter.ts';
import { userByEmail } from '../people/users.sql.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  newestToken,
  outbox,
  passwordSignIn,
  registerNow as register,
  registration,
  type TestDeps,
} from '../testing/account.fixture.ts';
import {
  databaseText,
  freshSession,
  person,
  refusalOf,
  sessionOf,
} from '../testing/people.fixture.ts';
import { usedColumns } from './unconfirmed-account.sql.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'ada@example.com';
const OWN_PASSWORD = 'granite orchard 51 kettles';

/** A provider that vouches for the address. */
const google: IdentityProvider = {
  id: 'google',
  name: 'Google',
  provider: 'GOOGLE',
  authorizationUrl: async ({ state }) => ({
    kind: 'ok',
    value: `https://google.example/?state=${state}`,
  }),
  redeem: async () => ({ kind: 'ok', value: { subject: '7', email: EMAIL, emailVerified: true } }),
};

let deps: TestDeps;

/** Somebody has registered an address that is not theirs. */
beforeEach(async () => {
  deps = { ...(await accountWorld()), identityProviders: [google] };
  await register(deps, registration());
});

const openAccount = statement<never, [email: string, mode: string]>(
  'test_unconfirmed_open_account',
  `insert into broker_accounts (id, user_id, provider, trading_mode, name, currency, created_at,
     updated_at)
   select id, id, 'PLATFORM', $2, 'Account', 'USD', now(), now() from users where email = $1`,
);
const openBook = statement<never, [email: string]>(
  'test_unconfirmed_open_book',
  `insert into account_books (id, user_id, broker_account_id, created_at)
   select id, id, id, now() from users where email = $1`,
);
const putCash = statement<never, [email: string]>(
  'test_unconfirmed_put_cash',
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
   select gen_random_uuid(), id, 'cash', 'USD', 1 from users where email = $1`,
);

/** The account had a plan for a while, and was used. */
const use = (mode: 'LIVE' | 'PAPER') =>
  deps.db.transaction(async (tx) => {
    await tx.run(openAccount, EMAIL, mode);
    await tx.run(openBook, EMAIL);
    await tx.run(putCash, EMAIL);
  });

async function registerWithGoogle() {
  const begun = await beginVisit(deps, anonymous(), 'google', { mode: 'register', next: null });
  const { searchParams: query } = new URL(begun?.location ?? '');
  query.set('code', 'a code');
  const visit = begun?.visit ?? null;
  return endVisit(deps, anonymous(), 'google', { query, visit, browser: null });
}

const account = () => deps.db.maybe(userByEmail, EMAIL);

describe('an address that somebody else has registered and nobody confirmed', () => {
  test('is its owner’s to register with an outside provider', async () => {
    const stranger = await account();
    const entered = await registerWithGoogle();
    expect(entered?.location).toBe('/');
    const owner = entered?.signedIn?.session.user;
    expect(owner).toMatchObject({ email: EMAIL, emailVerified: true });
    expect(owner?.id).not.toBe(stranger?.id);
    const intruder = passwordSignIn(deps, anonymous(), { email: EMAIL, password: GOOD_PASSWORD });
    expect((await refusalOf(intruder)).code).toBe('UNAUTHENTICATED');
  });

  test('is its owner’s to register anew', async () => {
    deps.clock.advance(61_000);
    await register(deps, registration({ password: OWN_PASSWORD }));
    await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
    await passwordSignIn(deps, anonymous(), { email: EMAIL, password: OWN_PASSWORD });
    const intruder = passwordSignIn(deps, anonymous(), { email: EMAIL, password: GOOD_PASSWORD });
    expect((await refusalOf(intruder)).code).toBe('UNAUTHENTICATED');
  });

  test('is so too where the account had been used with a plan that has lapsed', async () => {
    await use('PAPER');
    deps.clock.advance(61_000);
    const stranger = await account();
    await register(deps, registration({ password: OWN_PASSWORD }));
    const owner = await account();
    expect(owner).toMatchObject({ emailVerified: false });
    expect(owner?.id).not.toBe(stranger?.id);
    expect(await databaseText(deps, 'users')).toContain('Closed account');
    expect(await databaseText(deps, 'broker_accounts')).toContain(stranger?.id);
  });

  test('with money in the account stays as it is', async () => {
    await use('LIVE');
    deps.clock.advance(61_000);
    const stranger = await account();
    await register(deps, registration({ password: OWN_PASSWORD }));
    expect((await account())?.id).toBe(stranger?.id);
    expect((await outbox(deps)).at(-1)?.subject).toBe('You already have an account');
    expect((await registerWithGoogle())?.location).toBe('/register?problem=address-taken');
  });

  test('signs out whoever opened the account as its owner confirms it', async () => {
    const input = { email: EMAIL, password: GOOD_PASSWORD };
    const stranger = await passwordSignIn(deps, anonymous(), input);
    await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
    await expect(sessionOf(deps, stranger.token)).rejects.toThrow('not live');
  });

  test('is confirmed without signing out the browser that confirms it', async () => {
    const input = { email: EMAIL, password: GOOD_PASSWORD };
    const { token } = await passwordSignIn(deps, anonymous(), input);
    await verifyEmail(deps, await sessionOf(deps, token), { token: await newestToken(deps) });
    await sessionOf(deps, token);
  });
});

describe('what nobody has confirmed', () => {
  test('goes after 30 days, be the account used or not, and confirmed ones stay', async () => {
    await register(deps, registration({ email: 'unused@example.com' }));
    await person(deps, { email: 'confirmed@example.com' });
    await use('PAPER');
    deps.clock.advance(29 * DAY_MS);
    await purgeAccountRows(deps);
    expect(await account()).not.toBeNull();
    deps.clock.advance(DAY_MS + 1);
    await purgeAccountRows(deps);
    for (const email of [EMAIL, 'unused@example.com']) {
      expect(await databaseText(deps, 'users')).not.toContain(email);
    }
    await freshSession(deps, 'confirmed@example.com');
    expect(deps.logged).toEqual([]);
  });

  test('stays as long as there is money in the account', async () => {
    await use('LIVE');
    deps.clock.advance(31 * DAY_MS);
    await purgeAccountRows(deps);
    expect(await account()).not.toBeNull();
  });

  test('of newsletters goes with the link that would confirm it', async () => {
    const topics = ['MARKETS'] as const;
    await subscribeToNewsletter(deps, { email: 'never@example.com', topics });
    await subscribeToNewsletter(deps, { email: 'reader@example.com', topics });
    const token = /confirm\?token=(\S+)/.exec((await outbox(deps)).at(-1)?.text ?? '')?.[1] ?? '';
    await confirmNewsletter(deps, { token });
    const kept = () => databaseText(deps, 'newsletter_subscriptions');
    deps.clock.advance(6 * DAY_MS);
    await purgeAccountRows(deps);
    expect(await kept()).toContain('never@example.com');
    deps.clock.advance(DAY_MS + 1);
    await purgeAccountRows(deps);
    expect(await kept()).not.toContain('never@example.com');
    expect(await kept()).toContain('reader@example.com');
  });
});

test('no table that holds on to a user is forgotten', async () => {
  const holding = statement<{ table: string; column: string }>(
    'test_unconfirmed_holding_tables',
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a
       on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype not in ('c', 'n')`,
  );
  const used = usedColumns(deps.closing.parts);
  const found = (await deps.db.all(holding)).map(({ table, column }) => `${table}.${column}`);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((name) => !used.includes(name))).toEqual([]);
});
