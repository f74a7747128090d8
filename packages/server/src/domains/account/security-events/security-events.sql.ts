import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import { namedStatement, statement } from '../../../db/statement.ts';

export interface SecurityEventRow {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly ip: string | null;
  readonly browser: string | null;
  readonly detail: string | null;
}

export const insertSecurityEvent = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly userId: string;
    readonly kind: SecurityEventKind;
    readonly at: Date;
    readonly ip: string | null;
    readonly browser: string | null;
    readonly detail: string | null;
  }
>(
  'account_insert_security_event',
  `insert into security_events (id, user_id, kind, at, ip, browser, detail)
   values ($id, $userId, $kind, $at, $ip, $browser, $detail) returning id`,
);

/** No row where too many wait. */
export const insertFailedSignIn = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly email: string;
    readonly at: Date;
    readonly ip: string;
    readonly browser: string | null;
    readonly most: number;
  }
>(
  'account_insert_failed_sign_in',
  `insert into failed_sign_ins (id, email, at, ip, browser)
   select $id::uuid, $email::text, $at::timestamptz, $ip::text, $browser::text
   where (select count(*) from (select
     from failed_sign_ins limit $most::int) waiting) < $most::int
   returning id`,
);

/**
 * Takes failures that wait, and notes those at addresses of accounts: at most one a minute to a
 * person, so that a stranger cannot fill the list.
 */
export const noteFailedSignIns = statement<{ taken: number }, [limit: number]>(
  'account_note_failed_sign_ins',
  `with taken as (
     delete from failed_sign_ins where id = any(array(
       select id from failed_sign_ins order by id limit $1::int for update skip locked))
     returning id, email, at, ip, browser
   ), first_of_person as (
     select distinct on (u.id) t.id, u.id as user_id, t.at, t.ip, t.browser
     from taken t join users u on u.email = t.email order by u.id, t.at, t.id
   ), noted as (
     insert into security_events (id, user_id, kind, at, ip, browser)
     select f.id, f.user_id, 'SIGN_IN_FAILED', f.at, f.ip, f.browser from first_of_person f
     where not exists (
       select from security_events e where e.user_id = f.user_id and e.kind = 'SIGN_IN_FAILED'
         and e.at > f.at - interval '1 minute')
   )
   select count(*)::int as taken from taken`,
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
