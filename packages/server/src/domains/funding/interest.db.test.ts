import { interestOf } from '@investing-platform/rules/interest/interest';
import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import { decimal } from '../../kernel/decimal.ts';
import { onBooks } from '../../testing/on-database.ts';
import { enrollmentsOf, interestWork, keepInterestRates } from '../interest/index.ts';
import { recordSignature } from '../kyc/index.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { balancesOf, giveCash, refusal, type Trader } from '../trading/trading.fixture.ts';
import { banked, type FundingWorld, fundingWorld, setKyc } from './funding.fixture.ts';
import { optInInterest } from './opt-in-interest.ts';

const paidBy = statement<{ sum: string }>(
  'test_interest_paid_by',
  `select coalesce(-sum(l.amount), 0)::text as sum
   from journal_lines l join ledger_accounts a on a.id = l.account_id where a.kind = 'interest'`,
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let rates: Map<string, string>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  rates = new Map([['USD', '3.65']]);
  await keepInterestRates(deps());
  ada = await banked(world, '1000');
  await sign();
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

const deps = () => ({ ...world.deps, config: { ...world.deps.config, interestRates: rates } });
const choose = (optIn: boolean, currency = 'USD') =>
  optInInterest(deps(), ada.actor, { currency, optIn });
const shown = async () => (await enrollmentsOf(deps(), ada.userId))[0];
const work = () => runDueJobs(deps(), [interestWork(deps())]);
const books = () => balancesOf(world, ada.live.id);

function sign() {
  const user = { id: ada.userId, name: 'ada' };
  return db.transaction((tx) =>
    recordSignature(tx, world.deps, 'INTEREST_SWEEP', { user, ip: '127.0.0.1' }),
  );
}

/** Goes to the beginning of a day in UTC. */
const goTo = (day: string) => world.clock.set(new Date(`${day}T00:00:00Z`));

test('cash earns from the next business day, day by day, and is paid once a month', async () => {
  goTo('2026-12-04');
  // A Friday: it counts from Monday.
  expect(await choose(true)).toMatchObject({ status: 'PENDING_CHANGE', accrued: '0' });
  goTo('2026-12-06');
  expect(await shown()).toMatchObject({ status: 'PENDING_CHANGE', optedIn: true });
  goTo('2026-12-17');
  expect(await shown()).toMatchObject({
    status: 'ACTIVE',
    aprPercent: '3.65',
    accrued: '1',
    nextPaymentOn: '2027-01-01',
  });
  await giveCash(world, ada, 'USD', '1000');
  goTo('2027-01-01');
  // Ten days of 1,000 and fifteen of 2,000, at 0.01 percent a day.
  expect(await shown()).toMatchObject({ accrued: '4', paidToDate: '0' });
  await work();
  await work();
  expect(await shown()).toMatchObject({ accrued: '0', paidToDate: '4' });
  expect(await books()).toEqual({ 'cash USD': '2004' });
  expect(await db.one(paidBy)).toEqual({ sum: '4' });
});

test('who opts out is paid what was earned, and then no more', async () => {
  goTo('2026-12-04');
  await choose(true);
  expect((await refusal(choose(false))).code).toBe('INVALID_STATE');
  goTo('2026-12-17');
  expect(await choose(true)).toMatchObject({ status: 'ACTIVE' });
  expect(await choose(false)).toMatchObject({ status: 'PENDING_CHANGE', optedIn: false });
  goTo('2027-03-15');
  await work();
  expect(await shown()).toMatchObject({
    status: 'INACTIVE',
    accrued: '0',
    paidToDate: '1.1',
    nextPaymentOn: null,
  });
  expect(await books()).toEqual({ 'cash USD': '1001.1' });
});

test('months without a server are paid one by one, each at the rates of its days', async () => {
  goTo('2026-12-04');
  await choose(true);
  goTo('2027-01-11');
  rates = new Map([['USD', '7.3']]);
  await keepInterestRates(deps());
  goTo('2027-03-01');
  await work();
  const days = (count: number, balance: string, aprPercent: string) =>
    Array.from({ length: count }, () => ({ balance: decimal(balance), aprPercent }));
  const december = interestOf(days(25, '1000', '3.65'), 'USD');
  const january = [...days(10, '1000', '3.65'), ...days(21, '1000', '7.3')];
  const february = days(28, '1000', '7.3');
  const sum = december.plus(interestOf(january, 'USD')).plus(interestOf(february, 'USD'));
  expect(sum.toString()).toBe('13.3');
  expect(await shown()).toMatchObject({ paidToDate: '13.3', accrued: '0' });
});

test('a choice is refused where nothing can be earned', async () => {
  const other = await refusal(choose(true, 'NZD'));
  expect([other.code, other.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.currency']);
  expect((await refusal(choose(false))).code).toBe('INVALID_STATE');
  await db.transaction((tx) => tx.run(unsign, ada.userId));
  expect((await refusal(choose(true))).code).toBe('AGREEMENT_REQUIRED');
  await db.transaction((tx) => tx.run(setKyc, ada.userId, 'REJECTED'));
  expect((await refusal(choose(true))).code).toBe('KYC_REQUIRED');
  world.clock.advance(DAY_MS);
  expect(await enrollmentsOf(deps(), ada.userId)).toEqual([]);
});

const unsign = statement<never, [userId: string]>(
  'test_interest_unsign',
  "delete from signed_agreements where user_id = $1 and type = 'INTEREST_SWEEP'",
);
