import { interestOf } from '@investing-platform/rules/interest/interest';
import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { fraction, seededRandom } from '../../kernel/random.ts';
import { amountsAt } from '../../ledger/index.ts';
import { onBooks } from '../../testing/on-database.ts';
import { enrollmentsOf, interestWork, keepInterestRates } from '../interest/index.ts';
import { recordSignature } from '../kyc/index.ts';
import { giveCash, type Trader, trader } from '../trading/trading.fixture.ts';
import { type FundingWorld, fundingWorld } from './funding.fixture.ts';
import { optInInterest } from './opt-in-interest.ts';

const SEED = process.env.SEED ?? String(Date.now());
const PEOPLE = 6;
const AT_ONCE = 2;
const FIRST_DAY = Date.parse('2026-12-07');
const DAYS = 25;
const JANUARY = new Date('2027-01-01T00:00:00Z');
const RATES = new Map([['USD', '3.65']]);
/** Within a day: its first and last instants, the end of trading in New York, and any other. */
const INSTANTS = [0, DAY_MS - 1, 75_600_000, 75_600_001];
const { signal: never } = new AbortController();

const payments = statement<{ userId: string; amount: string }>(
  'test_interest_payments',
  `select e.user_id as "userId", trim_scale(p.amount) as amount
   from interest_payments p join interest_enrollments e on e.id = p.enrollment_id`,
);
const enrollmentOf = statement<{ id: string }, [userId: string]>(
  'test_interest_enrollment_of',
  'select id from interest_enrollments where user_id = $1',
);
const refusePayments = (enrollmentId: string) =>
  statement<never>(
    'test_interest_refuse',
    `alter table interest_payments add constraint refused
     check (enrollment_id <> '${enrollmentId}')`,
  );
const allowPayments = statement<never>(
  'test_interest_allow',
  'alter table interest_payments drop constraint refused',
);

let world: FundingWorld;
let people: Trader[];

onBooks(async (db) => {
  world = await fundingWorld({ db });
  await keepInterestRates(deps());
  world.clock.set(new Date('2026-12-04T00:00:00Z'));
  people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = await trader(world, String(number * 1_000), `p${number}@example.com`);
    const user = { id: person.userId, name: `p${number}` };
    await db.transaction((tx) =>
      recordSignature(tx, world.deps, 'INTEREST_SWEEP', { user, ip: '127.0.0.1' }),
    );
    await optInInterest(deps(), person.actor, { currency: 'USD', optIn: true });
    people.push(person);
  }
});

const deps = (db: Database = world.deps.db) => ({
  ...world.deps,
  db,
  config: { ...world.deps.config, interestRates: RATES },
});
const pay = (db?: Database) => interestWork(deps(db), AT_ONCE).run('all', never);

/** Cash comes in all month, to whoever. */
async function playMonth(): Promise<void> {
  const random = seededRandom(SEED);
  for (let day = 0; day < DAYS; day += 1) {
    const within = INSTANTS[Math.floor(fraction(random) * (INSTANTS.length + 1))];
    const at = within ?? Math.floor(fraction(random) * DAY_MS);
    world.clock.set(new Date(FIRST_DAY + day * DAY_MS + at));
    const person = people[Math.floor(fraction(random) * PEOPLE)];
    const amount = (fraction(random) * 50_000).toFixed(2);
    if (person !== undefined) await giveCash(world, person, 'USD', amount);
  }
  world.clock.set(JANUARY);
}

/** By the journal of one person, day by day. */
async function earnedBy({ userId, live }: Trader): Promise<string> {
  const ends = Array.from({ length: DAYS }, (_, day) => FIRST_DAY + (day + 1) * DAY_MS - 1);
  const books = [{ id: live.id, sinceEntryId: null }];
  const held = await amountsAt(
    world.deps.db,
    userId,
    books,
    ends.map((end) => new Date(end)),
  );
  const days = held.flatMap((amounts) => {
    const balance = amounts.get('USD');
    return balance === undefined ? [] : { balance, aprPercent: '3.65' };
  });
  return interestOf(days, 'USD').toString();
}

const paid = async () =>
  Object.fromEntries(
    (await world.deps.db.all(payments)).map(({ userId, amount }) => [userId, amount]),
  );

test('many who are paid at once get what each has earned, wherever a process dies', async () => {
  await playMonth();
  const expected: Record<string, string> = {};
  for (const person of people) {
    const earned = await earnedBy(person);
    const [shown] = await enrollmentsOf(deps(), person.userId);
    expect(shown?.accrued, `SEED=${SEED}`).toBe(earned);
    expected[person.userId] = earned;
  }
  for (const dead of [0, 1, 1]) {
    let count = 0;
    const dying: Database = {
      ...world.deps.db,
      transaction(work, options) {
        count += 1;
        if (count > dead) throw new PlatformError('PROVIDER_UNAVAILABLE', 'the process is gone');
        return world.deps.db.transaction(work, options);
      },
    };
    await expect(pay(dying)).rejects.toThrow('the process is gone');
  }
  expect(Object.keys(await paid())).toHaveLength(2 * AT_ONCE);
  await pay();
  await pay();
  expect(await paid(), `SEED=${SEED}`).toEqual(expected);
});

test('one whose payment fails keeps no other waiting, and is paid once it can be', async () => {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('there are some');
  const { db } = world.deps;
  const { id } = await db.one(enrollmentOf, second.userId);
  await db.transaction((tx) => tx.run(refusePayments(id)));
  world.clock.set(JANUARY);
  await expect(pay()).rejects.toThrow('refused');
  expect(Object.keys(await paid())).toHaveLength(PEOPLE - 1);
  expect(await paid()).not.toHaveProperty(second.userId);
  await db.transaction((tx) => tx.run(allowPayments));
  await pay();
  expect(await paid()).toMatchObject({ [first.userId]: '0', [second.userId]: '2.5' });
});
