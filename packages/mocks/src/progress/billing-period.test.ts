import { MINUTE_MS } from '@investing-platform/schema/durations';
import { plans } from '@investing-platform/schema/plans';
import { describe, expect, test } from 'vitest';
import { testPlatform } from '../contract/contract.fixture.ts';

const DAY = 86_400_000;

async function subscription({ run }: ReturnType<typeof testPlatform>) {
  const document = `query { listUserSubscriptions(params: { includeEnded: true }) {
    id status cancelAtPeriodEnd periodStartsAt periodEndsAt endedAt nextChargeAt } }`;
  const { value } = await run('listUserSubscriptions', null, document);
  return Object(value)[0];
}

/** Somebody who is on Pro anew, paid with a card of these digits. */
async function paidWith(last4: string) {
  const mocks = testPlatform();
  const { run, platform, world } = mocks;
  const { id } = await subscription(mocks);
  await run('cancelSubscription', { id, atPeriodEnd: false });
  const planId = plans.find(({ tier }) => tier === 'PRO')?.id;
  const saved = { paymentMethodToken: `pm_sim_visa_${last4}` };
  const asked =
    'mutation($params: SaveNewCardInput!) { saveNewCard(params: $params) { card { id } } }';
  const { value } = await run('saveNewCard', saved, asked);
  const paid = { planId, interval: 'MONTH', cardId: Object(value).card.id };
  expect((await run('subscribeUser', paid)).codes).toEqual([]);
  const look = async () => {
    const document = `query { listUserSubscriptions(params: { includeEnded: true }) {
      status failureCode receipts { status refundedAt refundedAmount { amount } } } }`;
    const all = Object((await run('listUserSubscriptions', null, document)).value);
    const [{ receipts, ...shown }] = all.filter((one: object) => Object(one).receipts.length > 0);
    const [{ status, refundedAt, refundedAmount }] = receipts;
    const back = refundedAmount?.amount ?? null;
    return { ...shown, plan: world.person.user.plan, receipt: [status, refundedAt !== null, back] };
  };
  const after = (minutes: number) => {
    platform.clock.advance(minutes * MINUTE_MS);
    return look();
  };
  return { look, after };
}

const held = { status: 'ACTIVE', failureCode: null, plan: 'PRO', receipt: ['PAID', false, null] };
const over = { status: 'CANCELED', failureCode: 'TAKEN_BACK', plan: 'FREE' };
const disputed = { ...over, receipt: ['TAKEN_BACK', true, '29'] };
const inPart = { ...held, receipt: ['PAID', false, '14.5'] };

test.each([
  ['4242', [held, held, held]],
  ['0259', [held, disputed, disputed]],
  ['2685', [held, disputed, { ...over, receipt: held.receipt }]],
  ['7726', [held, inPart, inPart]],
])('a plan that is paid with %s holds as long as its charge does', async (last4, told) => {
  const { look, after } = await paidWith(last4);
  expect([await look(), await after(1), await after(1)]).toEqual(told);
});

test('a plan whose charge was taken back is not renewed, however late one looks', async () => {
  const { after } = await paidWith('0259');
  expect(await after(60 * 24 * 40)).toEqual(disputed);
});

describe('at the end of its period a subscription', () => {
  test('that was canceled ends, and with it the plan', async () => {
    const mocks = testPlatform();
    const { id, periodEndsAt } = await subscription(mocks);
    await mocks.run('cancelSubscription', { id, atPeriodEnd: true });
    mocks.platform.clock.advance(17 * DAY);
    expect(await subscription(mocks)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(mocks.world.person.user.plan).toBe('PRO');
    mocks.platform.clock.advance(DAY);
    expect(await subscription(mocks)).toMatchObject({
      status: 'CANCELED',
      endedAt: periodEndsAt,
      nextChargeAt: null,
    });
    expect(mocks.world.person.user.plan).toBe('FREE');
  });

  test('is renewed, and after months for each of them', async () => {
    const mocks = testPlatform();
    const before = await subscription(mocks);
    mocks.platform.clock.advance(18 * DAY);
    const once = await subscription(mocks);
    expect(once).toMatchObject({ status: 'ACTIVE', periodStartsAt: before.periodEndsAt });
    mocks.platform.clock.advance(100 * DAY);
    const later = await subscription(mocks);
    const now = mocks.platform.clock.now().toISOString();
    expect(later.periodStartsAt <= now && now < later.periodEndsAt).toBe(true);
    expect(later.periodStartsAt.slice(8)).toBe(before.periodEndsAt.slice(8));
  });

  test('is tried again after 1, 3, 5 and 7 days where the card is refused, and then ends', async () => {
    const mocks = testPlatform();
    const { id, periodEndsAt } = await subscription(mocks);
    for (const card of mocks.realm.own.list('Card')) card.token = 'pm_sim_visa_0101';
    mocks.platform.clock.advance(18 * DAY);
    const after = (days: number) => new Date(Date.parse(periodEndsAt) + days * DAY).toISOString();
    const tries = [
      [0, 1],
      [1, 3],
      [2, 5],
      [2, 7],
    ] as const;
    for (const [passed, next] of tries) {
      mocks.platform.clock.advance(passed * DAY);
      const due = { status: 'PAST_DUE', nextChargeAt: after(next) };
      expect(await subscription(mocks)).toMatchObject(due);
    }
    mocks.platform.clock.advance(2 * DAY);
    expect(await subscription(mocks)).toMatchObject({ id, status: 'CANCELED', endedAt: after(7) });
    expect(mocks.world.person.user.plan).toBe('FREE');
  });
});
