import { noThreadLeft } from '@investing-platform/rules/assistant/threads';
import type { Reader, Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { AssistantQuota } from '../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { planOf } from '../billing/index.ts';

const startedIn = statement<{ readonly started: number }, [userId: string, startsOn: string]>(
  'assistant_started_in',
  'select started from assistant_allowances where user_id = $1 and starts_on = $2',
);

/**
 * Counts threads of a month unless the allowance is used up. The row stays locked, so that what a
 * person may have at once is counted by one after the other.
 */
const countThreads = statement<
  { readonly started: number },
  [userId: string, startsOn: string, threads: number, limit: number | null]
>(
  'assistant_count_threads',
  `insert into assistant_allowances as a (user_id, starts_on, started)
   select $1::uuid, $2::date, $3::integer where $4::integer is null or $3::integer <= $4
   on conflict (user_id, starts_on) do update set started = a.started + $3::integer
   where $4::integer is null or a.started + $3::integer <= $4
   returning started`,
);

/** The first day of the month that a moment is in (UTC). */
const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

function nextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

/** How many threads a person may still start this month, by the plan in force. */
export async function readQuota(
  reader: Reader,
  { clock }: { readonly clock: Clock },
  actor: UserActor,
): Promise<AssistantQuota> {
  const now = clock.now();
  const row = await reader.maybe(startedIn, actor.userId, monthOf(now));
  const used = row?.started ?? 0;
  const limit = planOf(actor).assistantThreadsPerMonth;
  return {
    tier: actor.plan,
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    periodStartsOn: monthOf(now),
    resetsAt: nextMonth(now),
  };
}

/**
 * Takes one thread of the month's allowance.
 *
 * @throws {PlatformError} QUOTA_EXCEEDED; nothing is counted then
 */
export async function takeThread(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  actor: UserActor,
): Promise<void> {
  const { assistantThreadsPerMonth: limit } = planOf(actor);
  const counted = await tx.maybe(countThreads, actor.userId, monthOf(clock.now()), 1, limit);
  if (counted !== null) return;
  throw noThreadLeft(actor.plan, limit);
}

/** Has the requests of one person come one after the other until the transaction ends. */
export async function takeTurn(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  userId: string,
): Promise<void> {
  await tx.run(countThreads, userId, monthOf(clock.now()), 0, null);
}
