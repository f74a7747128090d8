import { describe, expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { balancesOf, buy, trader } from '../../trading/trading.fixture.ts';
import {
  AAPL,
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  own,
  publish,
  quantitiesOf,
  read,
  refusal,
  SIXTY_FORTY,
  settle,
} from '../strategies.fixture.ts';
import { contributeToActiveStrategy } from './contribute-to-active-strategy.ts';
import { fetchActiveStrategy, fetchAllActiveStrategies } from './fetch-active-strategies.ts';
import { getAvailableSharesToAttach } from './get-available-shares-to-attach.ts';
import { updateActiveStrategy } from './update-active-strategy.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
});

const cashOfAccount = async () => (await balancesOf(ada.world, ada.live.id))['cash USD'];

describe('money that is put to work', () => {
  test('is set apart at once, and the first run buys with it', async () => {
    const made = await invest(ada);
    expect(made).toMatchObject({
      status: 'PENDING_FUNDING',
      cash: '1000',
      marketValue: '1000',
      invested: '1000',
      profitLoss: '0',
      profitLossPercent: '0',
    });
    expect(await cashOfAccount()).toBe('9000');
    await settle(ada.world);
    const view = await read(ada, made.id);
    expect(view).toMatchObject({ status: 'ACTIVE', outOfSync: false });
    expect(quantitiesOf(view)).toEqual({ AAPL: '5.999400059', MSFT: '3.999600039' });
    expect(await lastRun(ada, made.id)).toMatchObject({
      type: 'INVEST_CASH',
      status: 'COMPLETED_SUCCESS',
      skipped: [],
    });
  });

  test('waits for the market, and is bought when it opens', async () => {
    ada.world.clock.set(new Date('2026-11-21T15:00:00Z'));
    const made = await invest(ada);
    ada.world.clock.set(new Date('2026-11-23T14:29:30Z'));
    await settle(ada.world);
    const run = await lastRun(ada, made.id);
    expect(run.startedAt).toEqual(new Date('2026-11-23T14:30:00Z'));
    expect(run.status).toBe('COMPLETED_SUCCESS');
  });

  test('brings shares in as they are', async () => {
    await own(ada.world, ada, '4');
    const view = await invested(ada, {
      amount: '600',
      attachShares: [{ assetId: AAPL, quantity: '4' }],
    });
    expect(view.invested).toBe('1000');
    expect(Number(quantitiesOf(view).AAPL)).toBeCloseTo(6, 2);
    expect((await balancesOf(ada.world, ada.live.id))['position AAPL']).toBeUndefined();
  });

  test('follows the strategy that it was made from', async () => {
    const strategy = await publish(ada, {
      cashPercent: '10',
      holdings: [{ assetId: AAPL, targetPercent: '90' }],
    });
    const view = await invested(ada, { source: { strategyId: strategy.id } });
    expect(view).toMatchObject({
      name: 'Sixty forty',
      strategyId: strategy.id,
      strategyVersion: 1,
      customWeights: false,
      cashTargetPercent: '10',
      cooldownDays: 7,
    });
    expect(Number(view.cash)).toBeCloseTo(100, 1);
    const found = await fetchActiveStrategy(ada.world.deps, ada.actor, { strategyId: strategy.id });
    expect(found?.id).toBe(view.id);
  });

  test('is one active strategy for each idempotency key', async () => {
    const first = await invest(ada, { idempotencyKey: 'once' });
    const second = await invest(ada, { idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    expect(await cashOfAccount()).toBe('9000');
    const other = invest(ada, { idempotencyKey: 'once', amount: '5' });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_CONFLICT');
  });
});

describe('putting money to work is refused', () => {
  test.each([
    ['without the cash', { amount: '10000.01' }, 'INSUFFICIENT_FUNDS'],
    ['without anything', { amount: '0' }, 'BAD_USER_INPUT'],
    ['with parts of a cent', { amount: '10.001' }, 'BAD_USER_INPUT'],
    [
      'for weights that do not sum to 100',
      { source: { weights: { assets: SIXTY_FORTY, cashPercent: '0.01' } } },
      'BAD_USER_INPUT',
    ],
    [
      'with shares that are not there',
      { attachShares: [{ assetId: AAPL, quantity: '1' }] },
      'INSUFFICIENT_QUANTITY',
    ],
    ['with own weights that are to be synced', { autoSync: true }, 'BAD_USER_INPUT'],
    [
      'with a contribution that comes once',
      { recurringContribution: { amount: '10', frequency: 'ONE_OFF' as const } },
      'BAD_USER_INPUT',
    ],
    [
      'with a contribution in the past',
      {
        recurringContribution: {
          amount: '10',
          frequency: 'MONTHLY' as const,
          startsOn: '2026-11-19',
        },
      },
      'BAD_USER_INPUT',
    ],
    ['with an account of another', { brokerAccountId: AAPL }, 'NOT_FOUND'],
    ['with a strategy that nobody knows', { source: { strategyId: AAPL } }, 'NOT_FOUND'],
  ])('%s', async (_, differing, code) => {
    expect(await codeOf(invest(ada, differing))).toBe(code);
    expect(await cashOfAccount()).toBe('10000');
  });

  test('below the minimum of the strategy, shares counted', async () => {
    const strategy = await publish(ada, { minimumInvestment: { amount: '500', currency: 'USD' } });
    const source = { strategyId: strategy.id };
    expect(await codeOf(invest(ada, { source, amount: '499.99' }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(invest(ada, { source, amount: '500' }))).toBe('ok');
  });

  test('without the signed disclosure', async () => {
    const bob = { ...(await trader(ada.world, '1000', 'bob@example.com')), world: ada.world };
    expect(await codeOf(invest(bob))).toBe('AGREEMENT_REQUIRED');
    const paper = { brokerAccountId: bob.paper.id, amount: '10' };
    expect(await codeOf(invest(bob, paper))).toBe('ok');
  });
});

describe('an active strategy', () => {
  test('keeps its cash and shares from the account and from other strategies', async () => {
    await own(ada.world, ada, '10');
    const first = await invested(ada, { amount: '1000' });
    const second = await invested(ada, { amount: '2000' });
    const sale = buy({ side: 'SELL', quantity: '10.5' });
    const refused = await refusal(placeOrder(ada.world.deps, ada.actor, sale));
    expect(refused.code).toBe('INSUFFICIENT_QUANTITY');
    const [shares] = await getAvailableSharesToAttach(ada.world.deps, ada.actor, {
      assetIds: [AAPL],
    });
    const attached = Number(quantitiesOf(first).AAPL) + Number(quantitiesOf(second).AAPL);
    expect(Number(shares?.attachedQuantity)).toBeCloseTo(attached, 9);
    expect(shares).toMatchObject({ symbol: 'AAPL', availableQuantity: '10', heldQuantity: '0' });
  });

  test('is not found by others', async () => {
    const { id } = await invest(ada);
    const bob = await investor({ email: 'bob@example.com' }, ada.world);
    expect(await codeOf(read(bob, id))).toBe('NOT_FOUND');
    const { deps } = ada.world;
    const update = updateActiveStrategy(deps, bob.actor, { id, name: 'Mine' });
    expect(await codeOf(update)).toBe('NOT_FOUND');
    const add = contributeToActiveStrategy(deps, bob.actor, { id, amount: '1' });
    expect(await codeOf(add)).toBe('NOT_FOUND');
    const source = { activeStrategyId: id };
    const shares = getAvailableSharesToAttach(deps, bob.actor, { source });
    expect(await codeOf(shares)).toBe('NOT_FOUND');
    expect((await fetchAllActiveStrategies(deps, bob.actor, {})).nodes).toEqual([]);
  });

  test('is listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (const amount of ['1', '2', '3']) ids.unshift((await invest(ada, { amount })).id);
    const { deps } = ada.world;
    const first = await fetchAllActiveStrategies(deps, ada.actor, { limit: 2 });
    const cursor = first.nextCursor;
    const second = await fetchAllActiveStrategies(deps, ada.actor, { limit: 2, cursor });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    const foreign = fetchAllActiveStrategies(deps, ada.actor, { cursor: 'bm90IG91cnM' });
    expect(await codeOf(foreign)).toBe('BAD_USER_INPUT');
  });

  test('shows gains, drift and average prices', async () => {
    const before = await invested(ada);
    ada.world.market.setPrice('AAPL', '110');
    const view = await read(ada, before.id);
    const [aapl] = view.holdings;
    expect(aapl?.averageEntryPrice).toMatch(/^100\.01/);
    expect(Number(view.profitLoss)).toBeCloseTo(59.9, 1);
    expect(Number(view.profitLossPercent)).toBeCloseTo(5.99, 1);
    expect(Number(view.driftPercentPoints)).toBeCloseTo(2.26, 1);
    const parts = view.holdings.map(({ marketValue }) => Number(marketValue));
    const sum = parts.reduce((left, right) => left + right, Number(view.cash));
    expect(sum).toBeCloseTo(Number(view.marketValue), 9);
  });
});
