import { statement } from '../../../db/statement.ts';

/**
 * Counts an attempt as failed before the password is checked, so that attempts at one time cannot
 * pass together. No row where the key is blocked. After `freeAttempts` each failure doubles the
 * pause, from `firstPauseSeconds`.
 */
export const countAttempt = statement<
  { failureCount: number },
  [
    keyHash: Buffer,
    now: Date,
    forgottenBefore: Date,
    freeAttempts: number,
    firstPauseSeconds: number,
    longestPauseSeconds: number,
  ]
>(
  'account_count_sign_in_attempt',
  `insert into sign_in_failures as f (key_hash, failure_count, last_failed_at, blocked_until)
   values ($1, 1, $2, $2)
   on conflict (key_hash) do update set
     failure_count = case when f.last_failed_at < $3 then 1
                          else least(f.failure_count + 1, 1000) end,
     last_failed_at = $2,
     blocked_until = $2::timestamptz + case
       when f.last_failed_at < $3 or f.failure_count + 1 < $4::int then interval '0'
       else least($5::int * power(2, least(f.failure_count + 1 - $4::int, 30)), $6::int)
            * interval '1 second' end
   where f.blocked_until <= $2
   returning failure_count as "failureCount"`,
);

export const blockedUntil = statement<{ blockedUntil: Date }, [keyHash: Buffer]>(
  'account_sign_in_blocked_until',
  'select blocked_until as "blockedUntil" from sign_in_failures where key_hash = $1',
);

export const forgetFailures = statement<{ keyHash: Buffer }, [keyHash: Buffer]>(
  'account_forget_sign_in_failures',
  'delete from sign_in_failures where key_hash = $1 returning key_hash as "keyHash"',
);
