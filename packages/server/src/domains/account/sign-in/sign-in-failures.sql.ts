import { namedStatement, statement } from '../../../db/statement.ts';

/**
 * Counts an attempt as failed before the password is checked, so that attempts at one time cannot
 * pass together. No row where the key is blocked. After `freeAttempts` each failure doubles the
 * pause, from `firstPauseSeconds`.
 */
export const countAttempt = namedStatement<
  { failureCount: number },
  {
    readonly keyHash: Buffer;
    readonly now: Date;
    readonly forgottenBefore: Date;
    readonly freeAttempts: number;
    readonly firstPauseSeconds: number;
    readonly longestPauseSeconds: number;
  }
>(
  'account_count_sign_in_attempt',
  `insert into sign_in_failures as f (key_hash, failure_count, last_failed_at, blocked_until)
   values ($keyHash, 1, $now, $now)
   on conflict (key_hash) do update set
     failure_count = case when f.last_failed_at < $forgottenBefore then 1
                          else least(f.failure_count + 1, 1000) end,
     last_failed_at = $now,
     blocked_until = $now::timestamptz + case
       when f.last_failed_at < $forgottenBefore or f.failure_count + 1 < $freeAttempts::int
       then interval '0'
       else least($firstPauseSeconds::int * power(2,
       least(f.failure_count + 1 - $freeAttempts::int, 30)), $longestPauseSeconds::int)
            * interval '1 second' end
   where f.blocked_until <= $now
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
