import { statement } from '../../../db/statement.ts';

export type MailRequestKind = 'CONFIRMATION' | 'PASSWORD_RESET' | 'MFA_CODE';

export interface MailRequest {
  readonly id: string;
  readonly kind: MailRequestKind;
  /** For confirmations an address in lower case; else the id of a challenge, or as `codeTarget`. */
  readonly target: string;
  readonly ip: string;
}

/** Nothing is added for what waits already, nor while too much waits. */
export const insertMailRequest = statement<
  { id: string },
  [id: string, kind: MailRequestKind, target: string, ip: string, now: Date, most: number]
>(
  'account_insert_mail_request',
  `insert into mail_requests (id, kind, target, ip, created_at)
   select $1::uuid, $2::text, $3::text, $4::text, $5::timestamptz
   where (select count(*) from (select from mail_requests limit $6::int) waiting) < $6::int
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
export const takeMailAllowance = statement<
  { count: number },
  [keyHash: Buffer, now: Date, notSince: Date, dayAgo: Date, mostADay: number]
>(
  'account_take_mail_allowance',
  `insert into mail_allowances as a (key_hash, day_started_at, count, last_at)
   values ($1, $2, 1, $2)
   on conflict (key_hash) do update set
     day_started_at = case when a.day_started_at <= $4 then $2 else a.day_started_at end,
     count = case when a.day_started_at <= $4 then 1 else a.count + 1 end,
     last_at = $2
   where a.last_at <= $3 and (a.day_started_at <= $4 or a.count < $5::int)
   returning count`,
);
