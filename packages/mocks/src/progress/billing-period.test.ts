import { describe, expect, test } from 'vitest';
import { testPlatform } from '../contract/contract.fixture.ts';

const DAY = 86_400_000;

async function subscription({ run }: ReturnType<typeof testPlatform>) {
  const document = `query { listUserSubscriptions(params: { includeEnded: true }) {
    id status cancelAtPeriodEnd periodStartsAt periodEndsAt endedAt nextChargeAt } }`;
  const { value } = await run('listUserSubscriptions', null, document);
  return Object(value)[0];
}

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
