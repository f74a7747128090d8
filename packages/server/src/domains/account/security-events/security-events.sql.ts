import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import { statement } from '../../../db/statement.ts';

export interface SecurityEventRow {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly ip: string | null;
  readonly browser: string | null;
  readonly detail: string | null;
}

export const insertSecurityEvent = statement<
  { id: string },
  [
    id: string,
    userId: string,
    kind: SecurityEventKind,
    at: Date,
    ip: string | null,
    browser: string | null,
    detail: string | null,
  ]
>(
  'account_insert_security_event',
  `insert into security_events (id, user_id, kind, at, ip, browser, detail)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);

/**
 * Notes a failure at an address, known or not, in one statement; at most one a minute to a person,
 * so that a stranger cannot fill the list.
 */
export const insertFailureAtEmail = statement<
  { id: string },
  [id: string, email: string, at: Date, ip: string, browser: string | null, notSince: Date]
>(
  'account_insert_failure_at_email',
  `insert into security_events (id, user_id, kind, at, ip, browser)
   select $1::uuid, u.id, 'SIGN_IN_FAILED', $3::timestamptz, $4::text, $5::text from users u
   where u.email = $2 and not exists (
     select from security_events e
     where e.user_id = u.id and e.kind = 'SIGN_IN_FAILED' and e.at > $6)
   returning id`,
);

export const securityEventsOfUser = statement<
  SecurityEventRow,
  [
    userId: string,
    kinds: readonly SecurityEventKind[] | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'account_security_events_of_user',
  `select id, kind, at, ip, browser, detail from security_events
   where user_id = $1 and ($2::text[] is null or kind = any($2))
     and (at, id) < ($3::timestamptz, $4::uuid)
   order by at desc, id desc limit $5::int`,
);

/** Remembers a browser; a row only where it was not known before. */
export const rememberBrowser = statement<
  { knownCount: number },
  [userId: string, fingerprint: Buffer, now: Date]
>(
  'account_remember_browser',
  `with earlier as (select count(*)::int as "knownCount" from known_browsers where user_id = $1),
   written as (
     insert into known_browsers (user_id, fingerprint, last_seen_at) values ($1, $2, $3)
     on conflict (user_id, fingerprint) do update set last_seen_at = excluded.last_seen_at
     returning (xmax = 0) as "isNew"
   )
   select earlier."knownCount" from earlier, written where written."isNew"`,
);
