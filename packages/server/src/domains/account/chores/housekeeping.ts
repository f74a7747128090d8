import { statement } from '../../../db/statement.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import type { AccountDeps } from '../deps.ts';
import {
  BROWSER_KNOWN_SECONDS,
  EVENTS_KEPT_SECONDS,
  FAILURES_FORGOTTEN_SECONDS,
  KEPT_SECONDS,
} from '../lifetimes.ts';
import { purgeUnconfirmed } from '../registration/unconfirmed-account.ts';

/** Rows deleted by one statement, so that none holds its locks for long. */
const BATCH_ROWS = 1000;
const MAX_BATCHES = 100;
/** Two days: allowances count by the day. */
const ALLOWANCES_KEPT_SECONDS = 172_800;
/** Keys that failed attempts are remembered for; beyond, the oldest are forgotten early. */
const MAX_FAILURE_KEYS = 50_000;

interface Counted {
  readonly count: number;
}

const purge = <Bound extends Date | number>(name: string, table: string, victims: string) =>
  statement<Counted, [bound: Bound, limit: number]>(
    name,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} ${victims} limit $2::int for update skip locked))
       returning 1
     )
     select count(*)::int as count from gone`,
  );

const purgeSessions = purge<Date>(
  'account_purge_sessions',
  'sessions',
  'where expires_at < $1 or ended_at < $1',
);
const purgeVerifications = purge<Date>(
  'account_purge_verifications',
  'email_verifications',
  'where expires_at < $1',
);
const purgeFailures = purge<Date>(
  'account_purge_failures',
  'sign_in_failures',
  'where last_failed_at < $1',
);
const purgeExcessFailures = purge<number>(
  'account_purge_excess_failures',
  'sign_in_failures',
  'order by last_failed_at desc offset $1::int',
);
const purgeMails = purge<Date>(
  'account_purge_mails',
  'mail_outbox',
  'where created_at < $1 and next_attempt_at is null',
);

/** What lapses by itself: of no use from then on. */
const LAPSING = [
  ...['password_resets', 'sign_in_challenges', 'passkey_ceremonies', 'mfa_mail_codes'],
].map((table) => purge<Date>(`account_purge_${table}`, table, 'where expires_at < $1'));
/** Nobody has followed the link, so that nothing was ever sent there. */
const purgeNewsletters = purge<Date>(
  'account_purge_newsletters',
  'newsletter_subscriptions',
  'where confirmed_at is null and coalesce(pending_until, unsubscribed_at) < $1',
);
const purgeEvents = purge<Date>('account_purge_events', 'security_events', 'where at < $1');
const purgeBrowsers = purge<Date>(
  'account_purge_browsers',
  'known_browsers',
  'where last_seen_at < $1',
);
const purgeAllowances = purge<Date>(
  'account_purge_allowances',
  'mail_allowances',
  'where last_at < $1',
);

type PurgeDeps = Pick<AccountDeps, 'db' | 'clock' | 'log' | 'closing'>;

/** Deletes rows that nobody needs any more; returns how many. At most 100,000 of each kind. */
export async function purgeAccountRows(deps: PurgeDeps): Promise<number> {
  const now = deps.clock.now();
  const old = secondsAfter(now, -KEPT_SECONDS);
  const forgotten = secondsAfter(now, -FAILURES_FORGOTTEN_SECONDS);
  const { db } = deps;
  const counts = [
    await inBatches(() => db.one(purgeSessions, old, BATCH_ROWS)),
    await inBatches(() => db.one(purgeVerifications, old, BATCH_ROWS)),
    await inBatches(() => db.one(purgeFailures, forgotten, BATCH_ROWS)),
    await inBatches(() => db.one(purgeExcessFailures, MAX_FAILURE_KEYS, BATCH_ROWS)),
    await inBatches(() => db.one(purgeMails, old, BATCH_ROWS)),
    await inBatches(() => db.one(purgeEvents, ago(now, EVENTS_KEPT_SECONDS), BATCH_ROWS)),
    await inBatches(() => db.one(purgeBrowsers, ago(now, BROWSER_KNOWN_SECONDS), BATCH_ROWS)),
    await inBatches(() => db.one(purgeNewsletters, now, BATCH_ROWS)),
    await purgeUnconfirmed(deps, BATCH_ROWS),
    await inBatches(() => db.one(purgeAllowances, ago(now, ALLOWANCES_KEPT_SECONDS), BATCH_ROWS)),
  ];
  for (const lapsing of LAPSING) {
    counts.push(await inBatches(() => db.one(lapsing, now, BATCH_ROWS)));
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

function ago(now: Date, seconds: number): Date {
  return secondsAfter(now, -seconds);
}

async function inBatches(batch: () => Promise<Counted>): Promise<number> {
  let total = 0;
  for (let round = 0; round < MAX_BATCHES; round += 1) {
    const { count } = await batch();
    total += count;
    if (count < BATCH_ROWS) break;
  }
  return total;
}
