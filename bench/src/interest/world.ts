import type { Deps } from '@investing-platform/server/testing';
import { addPerson, CURRENCY } from '../trading/world.ts';

/** Somebody whose cash earns, whom others are made like. */
export interface Earner {
  readonly userId: string;
  readonly accountId: string;
}

const AT_ONCE = 10_000;
const SINCE = '2026-12-01';

const statementOf = (name: string, text: string) => ({ name: `bench_interest_${name}`, text });

const enroll = [
  `insert into interest_enrollments (id, user_id, broker_account_id, currency, opted_in, changes_on,
     created_at, updated_at)
   values (md5('e ' || $1)::uuid, $1::uuid, $2::uuid, '${CURRENCY}', true, '${SINCE}', now(), now())`,
  `insert into interest_spans (enrollment_id, from_on) select id, '${SINCE}'
   from interest_enrollments where user_id = $1::uuid and broker_account_id = $2::uuid`,
  `insert into jobs (kind, key, run_at) select 'interest.pay', id::text, '2027-01-01T00:00:00Z'
   from interest_enrollments where user_id = $1::uuid and broker_account_id = $2::uuid`,
].map((text, at) => statementOf(`enroll_${at}`, text));

/** A person with cash that earns. */
export async function addFirst(deps: Deps): Promise<Earner> {
  const { userId, brokerAccountId: accountId } = await addPerson(
    deps,
    'first@example.com',
    '10000',
  );
  await deps.db.transaction(async (tx) => {
    for (const one of enroll) await tx.run<never, [string, string]>(one, userId, accountId);
  });
  return { userId, accountId };
}

/** The rows of one person, once for each number, under names that follow from it. */
const copies = [
  ['users', 'id = $1::uuid', `'id', md5('u ' || n)::uuid, 'email', n || '@example.com'`],
  [
    'broker_accounts',
    'id = $2::uuid',
    `'id', md5('a ' || n)::uuid, 'user_id', md5('u ' || n)::uuid`,
  ],
  [
    'account_books',
    'id = $2::uuid',
    `'id', md5('a ' || n)::uuid, 'broker_account_id', md5('a ' || n)::uuid,
     'user_id', md5('u ' || n)::uuid`,
  ],
  [
    'ledger_accounts',
    `owner_id = $2::uuid and kind = 'cash'`,
    `'id', md5('l ' || n)::uuid, 'owner_id', md5('a ' || n)::uuid`,
  ],
  ['ledger_days', 'owner_id = $2::uuid', `'owner_id', md5('a ' || n)::uuid`],
  [
    'interest_enrollments',
    'user_id = $1::uuid',
    `'id', md5('e ' || n)::uuid, 'user_id', md5('u ' || n)::uuid,
     'broker_account_id', md5('a ' || n)::uuid`,
  ],
  [
    'interest_spans',
    `enrollment_id = (select id from interest_enrollments where user_id = $1::uuid)`,
    `'enrollment_id', md5('e ' || n)::uuid`,
  ],
  [
    'interest_payments',
    `enrollment_id = (select id from interest_enrollments where user_id = $1::uuid)`,
    `'enrollment_id', md5('e ' || n)::uuid`,
  ],
  [
    'jobs',
    `kind = 'interest.pay' and key =
       (select id::text from interest_enrollments where user_id = $1::uuid)`,
    `'key', md5('e ' || n)::uuid`,
  ],
].map(([table = '', where = '', own = '']) =>
  statementOf(
    `copy_${table}`,
    `insert into ${table}
     select (jsonb_populate_record(t, jsonb_build_object(${own}))).*
     from ${table} t, generate_series($3::integer, $4::integer) n
     where ${where} and $1::uuid is not null and $2::uuid is not null`,
  ),
);
const analyze = statementOf('analyze', 'analyze');

/** Others like one person, as everything of theirs stands now. */
export async function addEarners(
  deps: Deps,
  { userId, accountId }: Earner,
  after: number,
  until: number,
): Promise<number> {
  for (let first = after + 1; first <= until; first += AT_ONCE) {
    const values = [userId, accountId, first, Math.min(until, first + AT_ONCE - 1)] as const;
    await deps.db.transaction(async (tx) => {
      for (const one of copies)
        await tx.run<never, [string, string, number, number]>(one, ...values);
    });
  }
  await deps.db.transaction((tx) => tx.run<never, []>(analyze));
  return until - after;
}
