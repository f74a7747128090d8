import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { relayMails } from '../mail/mail-relay.ts';
import { post } from '../mail/outbox.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  newestToken,
  registerNow as register,
  registration,
  passwordSignIn as signIn,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { purgeAccountRows } from './housekeeping.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const rowCounts = statement<{ sessions: number; links: number; failures: number; mails: number }>(
  'test_account_row_counts',
  `select (select count(*)::int from sessions) as sessions,
     (select count(*)::int from email_verifications) as links,
     (select count(*)::int from sign_in_failures) as failures,
     (select count(*)::int from mail_outbox) as mails`,
);

const fail = statement<{ total: number }, [count: number, lastFailedAt: Date]>(
  'test_account_fail',
  `with added as (
     insert into sign_in_failures (key_hash, failure_count, last_failed_at, blocked_until)
     select sha256(i::text::bytea), 1, $2::timestamptz + i * interval '1 millisecond', $2
     from generate_series(1, $1::int) i returning 1)
   select count(*)::int as total from added`,
);

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
});

test('mails go 30 days after they were sent, and never one that waits', async () => {
  const letter = (subject: string) => ({ recipient: 'ada@example.com', subject, text: '' });
  await deps.db.transaction((tx) => post(tx, deps, letter('sent')));
  await relayMails(deps);
  await deps.db.transaction((tx) => post(tx, deps, letter('waits')));
  deps.clock.advance(30 * DAY);
  expect(await purgeAccountRows(deps)).toBe(0);
  deps.clock.advance(1);
  expect(await purgeAccountRows(deps)).toBe(1);
  expect(await relayMails(deps)).toBe(1);
});

test('links and sessions go 30 days after they ended', async () => {
  await register(deps, registration());
  await verifyEmail(deps, anonymous(), { token: await newestToken(deps) });
  await signIn(deps, anonymous(), { email: 'ada@example.com', password: GOOD_PASSWORD });
  await relayMails(deps);
  expect(await deps.db.one(rowCounts)).toEqual({ sessions: 1, links: 1, failures: 0, mails: 1 });
  deps.clock.advance(31 * DAY);
  await purgeAccountRows(deps);
  expect(await deps.db.one(rowCounts)).toEqual({ sessions: 1, links: 1, failures: 0, mails: 0 });
  deps.clock.advance(29 * DAY + 1);
  await purgeAccountRows(deps);
  expect(await deps.db.one(rowCounts)).toEqual({ sessions: 0, links: 0, failures: 0, mails: 0 });
});

test('failed attempts go after an hour', async () => {
  await deps.db.one(fail, 3, deps.clock.now());
  deps.clock.advance(HOUR + 2);
  expect(await purgeAccountRows(deps)).toBe(1);
  expect(await deps.db.one(rowCounts)).toMatchObject({ failures: 2 });
});

test('the newest 50,000 failed attempts are kept, however many there are', async () => {
  await deps.db.one(fail, 51_500, deps.clock.now());
  expect(await purgeAccountRows(deps)).toBe(1_500);
  expect(await deps.db.one(rowCounts)).toMatchObject({ failures: 50_000 });
});
