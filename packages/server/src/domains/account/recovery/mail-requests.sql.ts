import { namedStatement, statement } from '../../../db/statement.ts';

export type MailRequestKind = 'CONFIRMATION' | 'PASSWORD_RESET' | 'MFA_CODE';

export interface MailRequest {
  readonly id: string;
  readonly kind: MailRequestKind;
  /** For confirmations an address in lower case; else the id of a challenge, or as `codeTarget`. */
  readonly target: string;
  readonly ip: string;
}

/** Nothing is added for what waits already, nor while too much waits. */
export const insertMailRequest = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly kind: MailRequestKind;
    readonly target: string;
    readonly ip: string;
    readonly now: Date;
    readonly most: number;
  }
>(
  'account_insert_mail_request',
  `insert into mail_requests (id, kind, target, ip, created_at)
   select $id::uuid, $kind::text, $target::text, $ip::text, $now::timestamptz
   where (select count(*) from (select from mail_requests limit $most::int) waiting) < $most::int
   on conflict (kind, target) do nothing returning id`,
);

/** Takes the request that waits longest; others go on with the next. */
export const takeMailRequest = statement<MailRequest>(
  'account_take_mail_request',
  `delete from mail_requests where id = (
     select id from mail_requests order by created_at, id limit 1 for update skip locked)
   returning id, kind, target, ip`,
);

export const dropMailRequest = statement<{ id: string }, [id: string]>(
  'account_drop_mail_request',
  'delete from mail_requests where id = $1 returning id',
);

/** A row where one more mail may go to the key now; it is counted then. */
export const takeMailAllowance = namedStatement<
  { count: number },
  {
    readonly keyHash: Buffer;
    readonly now: Date;
    readonly notSince: Date;
    readonly dayAgo: Date;
    readonly mostADay: number;
  }
>(
  'account_take_mail_allowance',
  `insert into mail_allowances as a (key_hash, day_started_at, count, last_at)
   values ($keyHash, $now, 1, $now)
   on conflict (key_hash) do update set
     day_started_at = case when a.day_started_at <= $dayAgo then $now else a.day_started_at end,
     count = case when a.day_started_at <= $dayAgo then 1 else a.count + 1 end,
     last_at = $now
   where a.last_at <= $notSince and (a.day_started_at <= $dayAgo or a.count < $mostADay::int)
   returning count`,
);
