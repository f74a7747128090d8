import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { userByEmail } from '../people/users.sql.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  newestToken,
  outbox,
  registerNow,
  registration,
  passwordSignIn as signIn,
  type TestDeps,
  watched,
} from '../testing/account.fixture.ts';
import { createUser } from './create-user.ts';
import { openRegistered } from './open-registered.ts';
import { register } from './register.ts';
import { verifyEmail } from './verify-email.ts';

const stored = statement<{ passwordHash: string; tokens: number }>(
  'test_account_stored',
  `select password_hash as "passwordHash",
     (select count(*)::int from email_verifications) as tokens from users`,
);

const waiting = statement<{ email: string }>(
  'test_account_waiting',
  'select email from registrations order by id',
);
const flood = statement<{ id: string }, [count: number]>(
  'test_account_flood',
  `insert into registrations (id, email, password_hash, marketing_opt_in, created_at)
   select ('00000000-0000-7000-8000-' || lpad(at::text, 12, '0'))::uuid, 'flood' || at, '',
     false, now() from generate_series(1, $1) at returning id`,
);

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
});

async function failure(work: Promise<unknown>): Promise<PlatformError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof PlatformError) return outcome;
  throw new Error(`expected a refusal, got ${String(outcome)}`);
}

describe('register', () => {
  test('opens a free, unconfirmed account under the address in lower case', async () => {
    await registerNow(deps, registration({ email: 'Ada.L@Example.com', country: 'NZ' }));
    expect(await deps.db.one(userByEmail, 'ada.l@example.com')).toMatchObject({
      email: 'ada.l@example.com',
      name: 'ada.l',
      country: 'NZ',
      emailVerified: false,
      tier: 'FREE',
      marketingEmails: false,
      kycStatus: 'NOT_STARTED',
      createdAt: deps.clock.now(),
    });
  });

  test.each([
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: 'Ada' }, 'Ada'],
    [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: '  ' }, 'ada'],
    [{}, 'ada'],
  ])('names a person with %j %s', async (names, name) => {
    await registerNow(deps, registration(names));
    expect(await deps.db.one(userByEmail, 'ada@example.com')).toMatchObject({ name });
  });

  test('stores neither the password nor the token of the mailed link', async () => {
    await registerNow(deps, registration());
    const row = await deps.db.one(stored);
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(GOOD_PASSWORD);
    expect(row.tokens).toBe(1);
    const verifications = await deps.db.all(
      statement('test_account_v', 'table email_verifications'),
    );
    expect(JSON.stringify(verifications)).not.toContain(await newestToken(deps));
  });

  test.each([
    ['password12', /commonly used/],
    ['qwertyuiop', /frequently used/],
    ['aaaaaaaaaaaa', /[Rr]epeated/],
    ['ada@example.com', /personal/],
    ['AdaLovelace1', /easy to guess/],
    ['investing platform', /easy to guess/],
  ])('refuses the guessable password %s', async (password, message) => {
    const input = registration({ password, firstName: 'Ada', lastName: 'Lovelace' });
    const { code, fields } = await failure(registerNow(deps, input));
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toEqual([{ path: 'params.password', message: expect.stringMatching(message) }]);
    expect(await outbox(deps)).toEqual([]);
  });

  test('judges a password of 200 hostile characters in a bounded time', async () => {
    const password = 'aB3$'.repeat(50);
    await failure(registerNow(deps, registration())).catch(() => undefined);
    const before = process.threadCpuUsage();
    await failure(registerNow(deps, registration({ password })));
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });

  test('names every wrong field at once', async () => {
    const input = registration({ password: 'password12', acceptTerms: false });
    const { fields } = await failure(registerNow(deps, input));
    expect(fields?.map((field) => field.path)).toEqual(['params.password', 'params.acceptTerms']);
  });

  test('a person who typed an accent otherwise signs in all the same', async () => {
    const composed = 'caf\u00e9 harbour 93 lanterns';
    await registerNow(deps, registration({ password: composed }));
    const password = composed.normalize('NFD');
    expect(password).not.toBe(composed);
    const input = { email: 'ada@example.com', password };
    expect(await signIn(deps, anonymous(), input)).toHaveProperty('token');
  });
});

describe('register tells nobody who has an account', () => {
  beforeEach(async () => {
    const passwordHash = await hashPassword(deps.random, GOOD_PASSWORD);
    await deps.db.transaction((tx) =>
      createUser(tx, deps, { email: 'known@example.com', passwordHash, emailVerified: true }),
    );
    deps.clock.advance(DAY_MS);
  });

  test('known and unknown addresses get the same answer, and each a mail', async () => {
    const unknown = await registerNow(deps, registration({ email: 'unknown@example.com' }));
    const known = await registerNow(deps, registration({ email: 'Known@Example.com' }));
    expect(known).toEqual(unknown);
    expect((await outbox(deps)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['unknown@example.com', 'Confirm your e-mail address'],
      ['known@example.com', 'You already have an account'],
    ]);
  });

  test('known and unknown addresses cost the same work', async () => {
    await registerNow(deps, registration({ email: 'new@example.com' }));
    const { db, ran } = watched(deps.db);
    const emails = ['unknown@example.com', 'new@example.com', 'known@example.com'];
    for (const email of emails) await register({ ...deps, db }, registration({ email }));
    expect(ran).toEqual(emails.map(() => 'account_insert_registration'));
    expect(await deps.db.all(waiting)).toEqual(emails.map((email) => ({ email })));
  });

  test('a flood of them is refused, and takes up no more room', async () => {
    await deps.db.all(flood, 5_000);
    const { code } = await failure(register(deps, registration()));
    expect(code).toBe('RATE_LIMITED');
    expect(await deps.db.all(waiting)).toHaveLength(5_000);
  });

  test('one that cannot be answered keeps nobody waiting', async () => {
    let failures = 1;
    const bytes = (count: number) => {
      if (failures-- > 0) throw new Error('no luck');
      return deps.random.bytes(count);
    };
    await register(deps, registration({ email: 'bad@example.com' }));
    await register(deps, registration());
    await openRegistered({ ...deps, random: { ...deps.random, bytes } });
    expect(deps.logged).toEqual(['a registration was not answered']);
    expect((await outbox(deps)).map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
    expect(await deps.db.all(waiting)).toEqual([]);
  });

  test('one that meets a lost database connection waits for the next turn', async () => {
    await register(deps, registration());
    const lost = new PlatformError('PROVIDER_UNAVAILABLE', 'The database cannot be reached');
    const transaction: typeof deps.db.transaction = (work, options) =>
      deps.db.transaction(async (tx) => {
        await work(tx);
        throw lost;
      }, options);
    await expect(openRegistered({ ...deps, db: { ...deps.db, transaction } })).rejects.toBe(lost);
    expect(await deps.db.all(waiting)).toHaveLength(1);
    await openRegistered(deps);
    expect((await outbox(deps)).map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
  });

  test('known and unknown addresses get the same refusal', async () => {
    const [known, unknown] = await Promise.all(
      ['known@example.com', 'gnome@example.com'].map((email) =>
        failure(registerNow(deps, registration({ email, password: 'password12' }))),
      ),
    );
    expect(known).toEqual(unknown);
    expect(known?.fields).toEqual(unknown?.fields);
  });

  test('the owner is told once a day at most, and keeps the password', async () => {
    const again = registration({ email: 'known@example.com', password: 'other sunset 71 ferries' });
    await registerNow(deps, again);
    await registerNow(deps, again);
    expect(await outbox(deps)).toHaveLength(1);
    deps.clock.advance(DAY_MS);
    await registerNow(deps, again);
    expect(await outbox(deps)).toHaveLength(2);
    const input = { email: 'known@example.com', password: GOOD_PASSWORD };
    expect(await signIn(deps, anonymous(), input)).toHaveProperty('token');
  });
});

describe('an address that nobody confirmed', () => {
  test('belongs to who registered it last, with nothing left of the earlier account', async () => {
    await registerNow(deps, registration({ password: 'stranger 40 copper kettles' }));
    const strangers = { email: 'ada@example.com', password: 'stranger 40 copper kettles' };
    const { token } = await signIn(deps, anonymous(), strangers);
    const strangersLink = await newestToken(deps);
    const { id: userId } = await deps.db.one(userByEmail, strangers.email);
    const heard: unknown[] = [];
    const stop = await deps.db.listen('control', (payload) => heard.push(JSON.parse(payload)));
    deps.clock.advance(MINUTE_MS);

    await registerNow(deps, registration());
    await stop();
    expect(heard).toEqual([{ kind: 'access-changed', userId }]);
    expect(await authenticateSession(deps, token, '203.0.113.7')).toBeNull();
    expect(await failure(signIn(deps, anonymous(), strangers))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await failure(verifyEmail(deps, anonymous(), { token: strangersLink }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
    const owner = { email: 'ada@example.com', password: GOOD_PASSWORD };
    expect((await signIn(deps, anonymous(), owner)).session.user.emailVerified).toBe(true);
  });

  test('gets one mail a minute at most', async () => {
    await registerNow(deps, registration());
    deps.clock.advance(MINUTE_MS - 1);
    await registerNow(deps, registration());
    expect(await outbox(deps)).toHaveLength(1);
    deps.clock.advance(1);
    await registerNow(deps, registration());
    expect(await outbox(deps)).toHaveLength(2);
  });
});

describe('verifyEmail', () => {
  beforeEach(() => registerNow(deps, registration()));

  test('confirms the address with the token of the mailed link', async () => {
    const mail = (await outbox(deps))[0];
    expect(mail?.text).toContain('https://invest.example/verify-email?token=ip_ev_');
    await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
    expect(await deps.db.one(userByEmail, 'ada@example.com')).toMatchObject({
      emailVerified: true,
    });
  });

  test('works once', async () => {
    const token = await newestToken(deps);
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => verifyEmail(deps, anonymous(), { token })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['a millisecond before 24 hours', DAY_MS - 1, true],
    ['at 24 hours', DAY_MS, false],
  ])('%s after the mail the link works: %#', async (_, milliseconds, works) => {
    const token = await newestToken(deps);
    deps.clock.advance(milliseconds);
    const outcome = await verifyEmail(deps, anonymous(), { token }).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(works);
  });

  test('refuses an unknown token naming its field', async () => {
    const { code, fields } = await failure(
      verifyEmail(deps, anonymous(), { token: 'x'.repeat(49) }),
    );
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields?.map((field) => field.path)).toEqual(['params.token']);
  });
});
