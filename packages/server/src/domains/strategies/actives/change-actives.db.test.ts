import { describe, expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import {
  AAPL,
  asset,
  type Investor,
  invest,
  invested,
  investor,
  MSFT,
  own,
  publish,
  quantitiesOf,
  read,
  SIXTY_FORTY,
  settle,
} from '../strategies.fixture.ts';
import { contributeToActiveStrategy } from './contribute-to-active-strategy.ts';
import { setAssetShares } from './set-asset-shares.ts';
import { updateActiveStrategy } from './update-active-strategy.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
});

const cashOfAccount = async () => (await balancesOf(ada.world, ada.live.id))['cash USD'];

describe('updateActiveStrategy', () => {
  test('changes settings and leaves the rest', async () => {
    const { id } = await invested(ada);
    const { deps } = ada.world;
    const view = await updateActiveStrategy(deps, ada.actor, {
      id,
      name: 'New name',
      rebalanceRules: [{ monthDay: 1 }],
      recurringContribution: { amount: '50', frequency: 'MONTHLY' },
    });
    expect(view).toMatchObject({
      name: 'New name',
      autoRebalance: true,
      nextRebalanceAt: new Date('2026-12-01T14:30:00Z'),
      recurringContribution: { amount: '50', frequency: 'MONTHLY', nextOn: '2026-11-20' },
    });
    const ended = await updateActiveStrategy(deps, ada.actor, {
      id,
      rebalanceRules: null,
      recurringContribution: null,
    });
    expect(ended).toMatchObject({ nextRebalanceAt: null, recurringContribution: null });
    expect(ended.rebalanceRules).toEqual([]);
  });

  test('takes new weights that come to 100, and switches the sync off', async () => {
    const strategy = await publish(ada);
    const { id } = await invested(ada, { source: { strategyId: strategy.id }, autoSync: true });
    const { deps } = ada.world;
    const weights = { assets: [{ assetId: MSFT, targetPercent: '90' }], cashPercent: '10' };
    const view = await updateActiveStrategy(deps, ada.actor, { id, weights });
    expect(view).toMatchObject({ autoSync: false, customWeights: true });
    expect(view.holdings.map((one) => [one.asset.symbol, one.targetPercent])).toEqual([
      ['MSFT', '90'],
      ['AAPL', '0'],
    ]);
    const again = updateActiveStrategy(deps, ada.actor, { id, autoSync: true });
    expect(await codeOf(again)).toBe('BAD_USER_INPUT');
  });

  test('takes no new weights while a run is open', async () => {
    const { id } = await invest(ada);
    const weights = { assets: SIXTY_FORTY };
    const update = updateActiveStrategy(ada.world.deps, ada.actor, { id, weights });
    expect(await codeOf(update)).toBe('CONFLICT');
  });
});

describe('setAssetShares', () => {
  test('attaches and gives back, and nothing is bought or sold', async () => {
    await own(ada.world, ada, '10');
    const { id, holdings } = await invested(ada);
    const { deps } = ada.world;
    const held = holdings.find((one) => one.asset.id === AAPL)?.quantity ?? '0';
    const more = String(Number(held) + 2);
    const view = await setAssetShares(deps, ada.actor, {
      id,
      shares: [{ assetId: AAPL, quantity: more }],
      idempotencyKey: 'attach',
    });
    expect(quantitiesOf(view).AAPL).toBe(more);
    expect(view.invested).toBe('1200');
    expect((await balancesOf(ada.world, ada.live.id))['position AAPL']).toBe('8');
    const none = await setAssetShares(deps, ada.actor, {
      id,
      shares: [{ assetId: AAPL, quantity: '0' }],
    });
    expect(quantitiesOf(none)).toMatchObject({ AAPL: '0' });
    expect(Number((await balancesOf(ada.world, ada.live.id))['position AAPL'])).toBeCloseTo(16, 2);
  });

  test.each([
    ['more than can be attached', [{ assetId: AAPL, quantity: '1000' }], 'INSUFFICIENT_QUANTITY'],
    ['a stranger', [{ assetId: asset('NVDA').id, quantity: '1' }], 'BAD_USER_INPUT'],
    [
      'an asset twice',
      [
        { assetId: AAPL, quantity: '1' },
        { assetId: AAPL, quantity: '1' },
      ],
      'BAD_USER_INPUT',
    ],
  ])('refuses %s', async (_, shares, code) => {
    const { id } = await invested(ada);
    const set = setAssetShares(ada.world.deps, ada.actor, { id, shares });
    expect(await codeOf(set)).toBe(code);
  });
});

describe('contributeToActiveStrategy', () => {
  test('buys what is farthest below its target first', async () => {
    const { id } = await invested(ada);
    ada.world.market.setPrice('AAPL', '120');
    const { deps } = ada.world;
    const input = { id, amount: '40', idempotencyKey: 'more' };
    const run = await contributeToActiveStrategy(deps, ada.actor, input);
    expect(run).toMatchObject({ type: 'INVEST_CASH', status: 'QUEUED', amount: '40' });
    expect((await read(ada, id)).status).toBe('REBALANCING');
    await settle(ada.world);
    const view = await read(ada, id);
    expect(view).toMatchObject({ status: 'ACTIVE', invested: '1040' });
    expect(quantitiesOf(view).AAPL).toBe('5.999400059');
    expect(Number(quantitiesOf(view).MSFT)).toBeCloseTo(4.3995, 3);
    const again = await contributeToActiveStrategy(deps, ada.actor, input);
    expect(again).toMatchObject({ id: run.id, status: 'COMPLETED_SUCCESS' });
    expect(await cashOfAccount()).toBe('8960');
  });

  test('is refused without the cash, and while a run is open', async () => {
    const { id } = await invested(ada);
    const { deps } = ada.world;
    const tooMuch = contributeToActiveStrategy(deps, ada.actor, { id, amount: '9000.01' });
    expect(await codeOf(tooMuch)).toBe('INSUFFICIENT_FUNDS');
    await contributeToActiveStrategy(deps, ada.actor, { id, amount: '10' });
    const second = contributeToActiveStrategy(deps, ada.actor, { id, amount: '10' });
    expect(await codeOf(second)).toBe('CONFLICT');
  });
});
