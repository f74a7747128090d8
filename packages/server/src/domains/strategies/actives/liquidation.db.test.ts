import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { rebalanceActiveStrategy } from '../runs/rebalance-active-strategy.ts';
import {
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  quantitiesOf,
  read,
  runsOf,
  settle,
  work,
} from '../strategies.fixture.ts';
import { liquidateActiveStrategy } from './liquidate-active-strategy.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
});

const rebalance = (id: string) => rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
const liquidate = (id: string, size: object, more: object = {}) =>
  liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size, ...more });
const cashOfAccount = async () => (await balancesOf(ada.world, ada.live.id))['cash USD'] ?? '0';

const ordersOf = async (group: 'OPEN' | 'ALL' = 'ALL') =>
  (await getOrders(ada.world.deps, ada.actor, { group })).nodes;

/** An active strategy that has far too much of AAPL. */
async function drifted() {
  const made = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  return made;
}

describe('a liquidation', () => {
  test('of the whole sells everything, pays out and closes', async () => {
    const { id } = await invested(ada, {
      recurringContribution: { amount: '10', frequency: 'MONTHLY', startsOn: '2026-12-01' },
    });
    await liquidate(id, { percent: '100' });
    expect((await read(ada, id)).status).toBe('LIQUIDATING');
    await settle(ada.world);
    const view = await read(ada, id);
    expect(view).toMatchObject({
      status: 'CLOSED',
      cash: '0',
      marketValue: '0',
      recurringContribution: null,
      closedAt: expect.any(Date),
    });
    expect(await lastRun(ada, id)).toMatchObject({
      type: 'FULL_LIQUIDATION',
      status: 'COMPLETED_SUCCESS',
    });
    // Bought at 100.01, sold at 99.99: two cents for each of ten shares.
    expect(Number(await cashOfAccount())).toBeCloseTo(9999.8, 2);
    expect(Number(view.profitLoss)).toBeCloseTo(-0.2, 2);
  });

  test('of a part sells the same part of everything', async () => {
    const before = await invested(ada);
    await liquidate(before.id, { percent: '25' });
    await settle(ada.world);
    const after = await read(ada, before.id);
    expect(after.status).toBe('ACTIVE');
    for (const [symbol, quantity] of Object.entries(quantitiesOf(after))) {
      const was = decimal(quantitiesOf(before)[symbol] ?? '0');
      expect(was.times('0.75').minus(quantity).abs().lte('0.000000001')).toBe(true);
    }
    expect(Number(await cashOfAccount())).toBeCloseTo(9249.93, 1);
    expect(Number(after.invested)).toBeCloseTo(750.05, 1);
  });

  test('of an amount pays out just that', async () => {
    const { id } = await drifted();
    await liquidate(id, { amount: '300' });
    await settle(ada.world);
    expect(await cashOfAccount()).toBe('9300');
    expect(await read(ada, id)).toMatchObject({ status: 'ACTIVE', invested: '700' });
    expect(await lastRun(ada, id)).toMatchObject({
      type: 'PARTIAL_LIQUIDATION',
      amount: '300',
      status: 'COMPLETED_SUCCESS',
    });
  });

  test('that keeps the shares sells nothing, on a closed market too', async () => {
    const { id } = await invested(ada);
    ada.world.clock.set(new Date('2026-11-21T15:00:00Z'));
    const count = (await ordersOf()).length;
    await liquidate(id, { percent: '50' }, { keepShares: true });
    await settle(ada.world);
    const half = await read(ada, id);
    expect(Number(quantitiesOf(half).AAPL)).toBeCloseTo(3, 2);
    await liquidate(id, { percent: '100' }, { keepShares: true });
    await settle(ada.world);
    expect((await read(ada, id)).status).toBe('CLOSED');
    expect(await ordersOf()).toHaveLength(count);
    const balances = await balancesOf(ada.world, ada.live.id);
    expect(balances['position AAPL']).toBe('5.999400059');
  });

  test('of the whole stops a run that is at work', async () => {
    const { id } = await drifted();
    ada.world.market.setVolume('5');
    await rebalance(id);
    await work(ada.world);
    await work(ada.world);
    await liquidate(id, { percent: '100' });
    expect(await codeOf(liquidate(id, { percent: '100' }))).toBe('CONFLICT');
    ada.world.market.setVolume('1000000');
    await settle(ada.world);
    const runs = await runsOf(ada, id);
    expect(runs.slice(0, 2).map(({ status }) => status)).toEqual([
      'COMPLETED_SUCCESS',
      'CANCELED_MID_RUN',
    ]);
    expect((await read(ada, id)).status).toBe('CLOSED');
  });

  test('of the whole that leaves something is paused', async () => {
    const { id } = await drifted();
    ada.world.market.setVolume('5');
    await liquidate(id, { percent: '100' });
    await work(ada.world);
    await work(ada.world);
    ada.world.clock.set(new Date('2026-11-20T21:00:05Z'));
    await settle(ada.world);
    const view = await read(ada, id);
    expect(view).toMatchObject({ status: 'PAUSED', cash: '0' });
    expect(view.holdings.some(({ quantity }) => quantity !== '0')).toBe(true);
    expect((await lastRun(ada, id)).status).toBe('TIMEOUT');
  });

  test.each([
    ['shares for an amount', { amount: '10' }, { keepShares: true }, 'BAD_USER_INPUT'],
    ['more than it is worth', { amount: '1000' }, {}, 'BAD_USER_INPUT'],
  ])('is refused for %s', async (_, size, more, code) => {
    const { id } = await invested(ada);
    expect(await codeOf(liquidate(id, size, more))).toBe(code);
  });

  test('of a part is refused while a run is open', async () => {
    const { id } = await invest(ada);
    expect(await codeOf(liquidate(id, { percent: '10' }))).toBe('CONFLICT');
  });
});
