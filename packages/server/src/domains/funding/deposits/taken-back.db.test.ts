import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { afterEach, expect, test } from 'vitest';
import { simulatedSignature } from '../../../adapters/embedded/card-processor/simulated-event.ts';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { ChargeOrder } from '../../../ports/card-processor.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { cardsOf } from '../cards.fixture.ts';
import {
  banked,
  type FundingWorld,
  fundingWorld,
  mailsOf,
  WEBHOOK_SECRET,
} from '../funding.fixture.ts';
import { withdrawalsOf } from '../withdrawals/withdrawals.fixture.ts';
import { takeDepositBack } from './return-deposit.ts';

const VISA = 'pm_sim_visa_4242';

const statusOfAccount = statement<{ status: string }, [id: string]>(
  'test_taken_back_status_of_account',
  'select status from broker_accounts where id = $1',
);
const outsideCards = statement<{ sum: string }, []>(
  'test_taken_back_outside_cards',
  `select coalesce(sum(l.amount), 0)::text as sum from journal_lines l
   join ledger_accounts a on a.id = l.account_id where a.kind = 'external_card'`,
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof cardsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world, '1000');
  hers = cardsOf(world, ada);
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

const whole = { kind: 'succeeded' } as const;
const all = { kind: 'taken back', problem: 'The cardholder disputed the charge' } as const;
const part = (amount: string) =>
  ({ kind: 'partly taken back', amount, problem: 'It was paid back' }) as const;
type Told = typeof whole | typeof all | ReturnType<typeof part>;

/** A charge of 100 of which the processor says what the test has it say. */
async function charged(first: Told = whole) {
  await hers.save(VISA);
  let told = first;
  const state = async ({ id }: ChargeOrder) => {
    return { ...told, chargeRef: `ch_${id}`, lookAgainAt: null };
  };
  const cardProcessor = { ...world.deps.cardProcessor, charge: state, readCharge: state };
  const its = cardsOf({ ...world, deps: { ...world.deps, cardProcessor } }, ada);
  const { id } = await its.charge('100');
  await its.work();
  let count = 0;
  const hear = async (next: Told) => {
    told = next;
    count += 1;
    const body = JSON.stringify({ eventId: `e${count}`, about: { kind: 'charge', id } });
    const signature = simulatedSignature(WEBHOOK_SECRET, world.clock.now(), body);
    expect(await its.hears(body, signature)).toBe('taken');
    await its.work();
  };
  return { id, hear };
}

const cash = async () => (await hers.books())['cash USD'] ?? '0';
const deposit = async () => (await hers.deposits()).nodes[0];

test('a deposit by card is put back when the dispute is won, once, and taken again by a second one', async () => {
  const { id, hear } = await charged();
  const [before] = (await hers.deposits()).nodes;
  for (const [told, left] of [
    [all, '1000'],
    [all, '1000'],
    [whole, '1100'],
    [whole, '1100'],
    [all, '1000'],
    [whole, '1100'],
  ] as const) {
    await hear(told);
    expect(await cash()).toBe(left);
    const isGone = told === all;
    expect(await deposit()).toMatchObject({
      status: isGone ? 'RETURNED' : 'COMPLETED',
      failureCode: isGone ? 'TAKEN_BACK' : null,
      failureReason: isGone ? all.problem : null,
      credited: before?.credited,
    });
    expect((await hers.pending(id))?.status).toBe(isGone ? 'FAILED' : 'COMPLETED');
  }
  expect((await mailsOf(world)).slice(-4).map(({ subject }) => subject)).toEqual([
    'A deposit was taken back',
    'A deposit came back to you',
    'A deposit was taken back',
    'A deposit came back to you',
  ]);
  expect(await db.one(outsideCards)).toEqual({ sum: '-100' });
});

test('a deposit by card loses a part and no more, then what further parts add, up to all of it', async () => {
  const { id, hear } = await charged();
  for (const [told, left, status] of [
    [part('30'), '1070', 'COMPLETED'],
    [part('30'), '1070', 'COMPLETED'],
    [part('45.5'), '1054.5', 'COMPLETED'],
    [part('20'), '1080', 'COMPLETED'],
    [all, '1000', 'RETURNED'],
    [part('20'), '1080', 'COMPLETED'],
  ] as const) {
    await hear(told);
    expect([await cash(), (await deposit())?.status]).toEqual([left, status]);
  }
  expect((await deposit())?.failureReason).toBe('20 USD of it is gone: It was paid back');
  expect(await hers.pending(id)).toMatchObject({ status: 'COMPLETED', failureCode: null });
  const mails = (await mailsOf(world)).slice(-5);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A part of a deposit was taken back',
    'A part of a deposit was taken back',
    'A deposit came back to you',
    'A part of a deposit was taken back',
    'A deposit came back to you',
  ]);
  expect(mails[1]?.text).toContain('15.5 USD of your deposit');
  // What has not settled yet is what is left of it.
  const out = withdrawalsOf(world, ada);
  expect((await refusal(out.ask({ amount: '1000.01' }))).code).toBe('INSUFFICIENT_FUNDS');
  expect(await out.ask({ amount: '1000' })).toMatchObject({ status: 'REQUESTED' });
});

test('a deposit that comes back pays what was owed for it, which lifts what it restricted', async () => {
  const { hear } = await charged();
  const accountId = (await deposit())?.brokerAccountId ?? '';
  world.clock.advance(7 * DAY_MS);
  await withdrawalsOf(world, ada).ask({ amount: '1100' });
  await hear(all);
  expect(await hers.books()).toMatchObject({ 'debt USD': '-100' });
  expect(await db.one(statusOfAccount, accountId)).toEqual({ status: 'RESTRICTED' });
  await hear(whole);
  expect(await hers.books()).toEqual({ 'cash_hold USD': '1100' });
  expect(await db.one(statusOfAccount, accountId)).toEqual({ status: 'ACTIVE' });
});

test('a deposit that was gone before it was added is added once it comes back', async () => {
  const { hear } = await charged(all);
  expect([await cash(), (await deposit())?.status]).toEqual(['1000', 'FAILED']);
  await hear(part('25'));
  expect([await cash(), (await deposit())?.status]).toEqual(['1075', 'COMPLETED']);
});

test('a deposit that the operator took back by hand stays so, whatever its dispute comes to', async () => {
  const { hear } = await charged();
  await db.transaction(async (tx) => {
    await takeDepositBack(tx, world.deps, (await deposit())?.id ?? '', 'Paid by mistake');
  });
  for (const told of [all, whole, part('10')]) {
    await hear(told);
    expect([await cash(), (await deposit())?.status]).toEqual(['1000', 'RETURNED']);
  }
});

test('a charge does what its card says at the simulated processor, minute by minute', async () => {
  await hers.save('pm_sim_visa_2685');
  await hers.charge('100');
  await hers.save('pm_sim_visa_7726', { setAsDefault: true });
  await hers.charge('10.01');
  await hers.work();
  const seen = [await cash()];
  for (let minute = 0; minute < 2; minute += 1) {
    world.clock.advance(MINUTE_MS);
    await hers.work();
    seen.push(await cash());
  }
  expect(seen).toEqual(['1110.01', '1005.01', '1105.01']);
});
