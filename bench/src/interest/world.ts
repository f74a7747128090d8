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
     pays_on, created_at, updated_at)
   values (md5('e ' || $1)::uuid, $1::uuid, $2::uuid, '${CURRENCY}', true, '${SINCE}',
     '2027-01-01', now(), now())`,
  `insert into interest_spans (enrollment_id, from_on) select id, '${SINCE}'
   from interest_enrollments where user_id = $1::uuid and broker_account_id = $2::uuid`,
  `insert into jobs (kind, key, run_at) select 'interest.pay', 'all', '2027-01-01T00:00:00Z'
   where $1::uuid is not null and $2::uuid is not null`,
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
  [
    'journal_entries',
    'user_id = $1::uuid',
    `'id', md5(n || ' ' || t.id)::uuid, 'user_id', md5('u ' || n)::uuid`,
  ],
  [
    'journal_lines',
    'entry_id in (select id from journal_entries where user_id = $1::uuid)',
    `'entry_id', md5(n || ' ' || t.entry_id)::uuid, 'account_id',
     case when exists (select from ledger_accounts where id = t.account_id and owner_id is null)
     then t.account_id else md5('l ' || n)::uuid end`,
  ],
  [
    'account_activities',
    'broker_account_id = $2::uuid',
    `'id', md5(n || ' ' || t.id)::uuid, 'entry_id', md5(n || ' ' || t.entry_id)::uuid,
     'user_id', md5('u ' || n)::uuid, 'broker_account_id', md5('a ' || n)::uuid`,
  ],
  [
    'ledger_flows',
    'owner_id = $2::uuid',
    `'entry_id', md5(n || ' ' || t.entry_id)::uuid, 'owner_id', md5('a ' || n)::uuid`,
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
].map(([table = '', where = '', own = '']) =>
  statementOf(
    `copy_${table}`,
    `insert into ${table}
     select (jsonb_populate_record(t, jsonb_build_object(${own}))).*
     from ${table} t, generate_series($3::integer, $4::integer) n
     where ${where} and $1::uuid is not null and $2::uuid is not null`,
  ),
);
/** The rows are as sound as those that they are copied from: nothing is checked anew. */
const trustCopies = statementOf(
  'trust_copies',
  "select set_config('session_replication_role', 'replica', true)",
);
const analyze = statementOf('analyze', 'analyze');

/** Others like one person, as everything of theirs stands now. */
export async function addEarners(
  deps: Deps,
  { userId, accountId }: Earner,
  count: number,
): Promise<number> {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const values = [userId, accountId, first, Math.min(count, first + AT_ONCE - 1)] as const;
    await deps.db.transaction(async (tx) => {
      await tx.all<unknown, []>(trustCopies);
      for (const one of copies)
        await tx.run<never, [string, string, number, number]>(one, ...values);
    });
  }
  await deps.db.transaction((tx) => tx.run<never, []>(analyze));
  return count;
}
