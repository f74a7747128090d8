import { decimal } from '@investing-platform/rules/numbers/decimal';
import {
  createUser,
  type Deps,
  depositCash,
  issueDocuments,
  type ManualClock,
  openPlatformAccount,
  papersAccountOf,
} from '@investing-platform/server/testing';
import { addPerson, CURRENCY, type Person } from '../trading/world.ts';

const AT_ONCE = 100_000;
const DAY_MS = 86_400_000;
/** Between two of them less than a month has a statement. */
const DAYS = 400;

const seed = {
  name: 'bench_exports_seed',
  text: `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
      settle_date, symbol, side, quantity, price, net_amount, currency, description)
    select md5($1::uuid || ' ' || n)::uuid,
      (select id from journal_entries where user_id = $1::uuid limit 1),
      $2::uuid, $1::uuid, 'FILL', now() - make_interval(secs => n), current_date, 'AAPL', 'BUY',
      (n % 1000) / 7.0, 100 + (n % 977) / 100.0, -(n % 1000) * 14.29, '${CURRENCY}',
      'Bought AAPL, order ' || n
    from generate_series($3::integer, $4::integer) n`,
};
const analyze = { name: 'bench_exports_analyze', text: 'analyze account_activities' };

/** An account with so many activities, which nothing but an export reads. */
export async function addActivities(deps: Deps, email: string, count: number): Promise<Person> {
  const person = await addPerson(deps, email, '1000');
  const { userId, brokerAccountId } = person;
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1);
    const values = [userId, brokerAccountId, first, last] as const;
    await deps.db.transaction((tx) =>
      tx.run<never, [string, string, number, number]>(seed, ...values),
    );
  }
  await deps.db.transaction((tx) => tx.run<never, []>(analyze));
  return person;
}

/** Issues the next statement of an account that is paid into twice a day, when it is called. */
export async function statementsOf(deps: Deps, clock: ManualClock): Promise<() => Promise<number>> {
  const now = clock.now();
  clock.advance(-DAYS * DAY_MS);
  const { id: userId, account } = await deps.db.transaction(async (tx) => {
    const user = await createUser(tx, deps, {
      email: 'statements@example.com',
      passwordHash: '-',
      emailVerified: true,
      plan: 'PRO',
      kycStatus: 'APPROVED',
    });
    const opening = { cash: '1000', currency: CURRENCY, tradingMode: 'LIVE' } as const;
    return { id: user.id, account: await openPlatformAccount(tx, deps, user.id, opening) };
  });
  for (let half = 0; half < 2 * DAYS; half += 1) {
    clock.advance(DAY_MS / 2);
    const cash = { account, currency: CURRENCY, amount: decimal('12.34') };
    await deps.db.transaction((tx) => depositCash(tx, deps, userId, cash));
  }
  clock.set(now);
  const papers = await deps.db.one(papersAccountOf, userId);
  return () => issueDocuments(deps, papers, 1);
}
