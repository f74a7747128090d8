import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { type FundingWorld, fundingWorld } from '../../funding/funding.fixture.ts';
import { refusal, trader } from '../../trading/trading.fixture.ts';
import { operate, pass, payerIn, work } from './billing.fixture.ts';

let db: Database;
let world: FundingWorld;
let hers: Awaited<ReturnType<typeof payer>>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  hers = await payer('ada@example.com');
});
afterEach(() => db.close());

async function payer(email: string) {
  const one = payerIn(world, await trader(world, '1', email));
  await one.given('FREE');
  await one.card();
  return one;
}

const coupon = (...more: string[]) => operate(world, 'make-coupon', 'half', ...more);
const refused = async (taking: Promise<unknown>) => {
  const { code, fields } = await refusal(taking);
  return `${code} ${fields?.[0]?.path}`;
};

test('a coupon lowers charges for its months, and receipts say by how much', async () => {
  expect(await coupon('--percent', '50', '--months', '2')).toBe('HALF: 50% off for 2 months');
  const begun = await hers.subscribe('PRO', 'MONTH', { coupon: ' Half' });
  expect(begun).toMatchObject({
    price: { amount: '19' },
    discount: { amount: '9.5', currency: 'USD' },
    coupon: { code: 'HALF', discountPercent: '50', discountAmount: null, monthsLeft: 1 },
    nextCharge: { amount: '9.5' },
  });
  await operate(world, 'end-coupon', 'HALF');
  await pass(world, 31);
  expect(await hers.list()).toMatchObject([{ coupon: null, nextCharge: { amount: '19' } }]);
  await pass(world, 31);
  expect(await hers.list()).toMatchObject([{ discount: null }]);
  expect(await hers.charges()).toEqual(['9.5 SUCCEEDED', '9.5 SUCCEEDED', '19 SUCCEEDED']);
  const discounts = (await hers.receipts()).map(({ discount }) => discount?.amount ?? null);
  expect(discounts).toEqual([null, '9.5', '9.5']);
});

test('what is left of a plan that a coupon lowered is what was paid for it', async () => {
  await coupon('--amount', '9', '--currency', 'usd', '--months', '2');
  await hers.subscribe('PRO', 'MONTH', { coupon: 'HALF' });
  await pass(world, 15);
  const discountAmount = { amount: '9', currency: 'USD' };
  expect((await hers.list())[0]).toMatchObject({ coupon: { discountAmount, monthsLeft: 1 } });
  // Of 10 that were paid, 15 of 30 days are left.
  await hers.subscribe('PRIVATE');
  expect(await hers.charges()).toEqual(['10 SUCCEEDED', '85 SUCCEEDED']);
});

test('a month for nothing is charged nothing, and the next one in full', async () => {
  await coupon('--percent', '100', '--months', '1');
  expect(await hers.subscribe('PRO', 'MONTH', { coupon: 'HALF' })).toMatchObject({
    status: 'ACTIVE',
    nextCharge: { amount: '19' },
  });
  expect(await hers.charges()).toEqual([]);
  await pass(world, 31);
  expect(await hers.charges()).toEqual(['19 SUCCEEDED']);
});

test('a coupon waits for the end of a trial, and for a charge that succeeds', async () => {
  await coupon('--percent', '50', '--months', '1');
  const trial = await hers.subscribe('PLUS', 'MONTH', { coupon: 'HALF' });
  expect(trial).toMatchObject({ status: 'TRIALING', coupon: { monthsLeft: 1 }, discount: null });
  await pass(world, 15);
  expect(await hers.charges()).toEqual(['4 SUCCEEDED']);
  const eve = await payer('eve@example.com');
  const cardId = await eve.card('0341');
  const declined = await eve.subscribe('PRO', 'MONTH', { coupon: 'HALF', cardId });
  expect(declined).toMatchObject({ status: 'INCOMPLETE', coupon: { monthsLeft: 1 } });
  expect(await operate(world, 'list-coupons')).toContain('taken 2 of any number');
  // It never began, and is no one's again.
  await eve.cancel(declined.id);
  expect(await operate(world, 'list-coupons')).toContain('taken 1 of any number');
  await eve.subscribe('PRO', 'MONTH', { coupon: 'HALF', cardId: await eve.card('1881') });
  expect((await eve.charges()).at(-1)).toBe('9.5 SUCCEEDED');
});

test('a coupon that cannot be taken is refused, and leaves nothing behind', async () => {
  await coupon('--amount', '5', '--currency', 'NZD', '--months', '3', '--redemptions', '1');
  await operate(world, 'make-coupon', 'five', '--percent', '5', '--months', '7');
  await operate(world, 'make-coupon', 'past', '--percent', '5', '--months', '1', ...UNTIL);
  await operate(world, 'make-coupon', 'once', '--percent', '5', '--months', '1');
  await operate(world, 'make-coupon', 'over', '--percent', '5', '--months', '1');
  await operate(world, 'end-coupon', 'over');
  world.clock.advance(2 * 86_400_000);
  for (const code of ['NONE', 'HALF', 'PAST', 'OVER']) {
    const taking = hers.subscribe('PRO', 'MONTH', { coupon: code });
    expect(await refused(taking)).toBe('BAD_USER_INPUT params.coupon');
    expect(await refused(hers.look(code))).toBe('BAD_USER_INPUT params.coupon');
  }
  // Who only looks takes nothing.
  const five = { code: 'FIVE', discountPercent: '5', discountAmount: null, monthsLeft: 7 };
  expect([await hers.look(' five'), await hers.look('FIVE')]).toEqual([five, five]);
  expect(await operate(world, 'list-coupons')).not.toContain('taken 1');
  const { id } = await hers.subscribe('PRO', 'MONTH', { coupon: 'ONCE' });
  expect(await refused(hers.look('FIVE'))).toBe('BAD_USER_INPUT params.coupon');
  const change = hers.subscribe('PRIVATE', 'MONTH', { coupon: 'HALF' });
  expect(await refused(change)).toBe('BAD_USER_INPUT params.coupon');
  await hers.cancel(id, false);
  const again = hers.subscribe('PRO', 'MONTH', { coupon: 'ONCE' });
  expect(await refused(again)).toBe('BAD_USER_INPUT params.coupon');
  expect(await refused(hers.look('ONCE'))).toBe('BAD_USER_INPUT params.coupon');
  expect(await hers.list()).toHaveLength(1);
  for (const [name, ...options] of [
    ...[
      ['x', '--percent', '5', '--months', '1'],
      ['dear', '--percent', '101', '--months', '1'],
    ],
    ...[
      ['none', '--months', '1'],
      ['sum', '--amount', '5', '--months', '1'],
    ],
    ...[
      ['long', '--percent', '5', '--months', '121'],
      ['half', '--percent', '5', '--months', '1'],
    ],
  ] as const) {
    expect(await operate(world, 'make-coupon', name, ...options)).toContain('refused');
  }
});

const UNTIL = ['--until', '2026-11-21T16:00:00Z'];

test('eight who take a coupon of three at once are three', async () => {
  await coupon('--percent', '50', '--months', '1', '--redemptions', '3');
  const emails = Array.from({ length: 8 }, (_, place) => `p${place}@example.com`);
  const people: Awaited<ReturnType<typeof payer>>[] = [];
  for (const email of emails) people.push(await payer(email));
  const taken = await Promise.allSettled(
    people.map((one) => one.subscribe('PRO', 'MONTH', { coupon: 'HALF' })),
  );
  await work(world);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const reasons = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of reasons) {
    expect(await refused(Promise.reject(reason))).toBe('BAD_USER_INPUT params.coupon');
  }
  const charges = (await Promise.all(people.map((one) => one.charges()))).flat();
  expect(charges).toEqual(Array(3).fill('9.5 SUCCEEDED'));
  expect(await operate(world, 'list-coupons')).toContain('taken 3 of 3');
});
