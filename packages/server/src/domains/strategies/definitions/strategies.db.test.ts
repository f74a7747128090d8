import { describe, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import {
  AAPL,
  type Investor,
  invest,
  investor,
  NVDA,
  publish,
  read,
} from '../strategies.fixture.ts';
import { createStrategy } from './create-strategy.ts';
import { deleteStrategy } from './delete-strategy.ts';
import { fetchStrategy } from './fetch-strategies.ts';
import { subscribeToStrategy, unsubscribeFromStrategy } from './subscribe-to-strategy.ts';
import { updateStrategy } from './update-strategy.ts';

let ada: Investor;
let bob: Investor;

onDatabase(async (db) => {
  ada = await investor({ db });
  bob = await investor({ email: 'bob@example.com' }, ada.world);
});

describe('a new strategy', () => {
  test('starts as a draft of its maker, with the usual settings', async () => {
    const made = await createStrategy(ada.world.deps, ada.actor, {
      name: 'Half a plan',
      holdings: [{ assetId: AAPL, targetPercent: '50', note: 'Because' }],
    });
    expect(made).toMatchObject({
      slug: 'half-a-plan',
      status: 'DRAFT',
      visibility: 'PRIVATE',
      kind: 'CUSTOM',
      version: 1,
      cashPercent: '0',
      cooldownDays: 7,
      requiredTier: 'PLUS',
      riskLevel: 'MEDIUM',
      publishedAt: null,
      minimumInvestment: null,
    });
    expect(made.holdings).toMatchObject([
      { targetPercent: '50', note: 'Because', voteTally: null, asset: { symbol: 'AAPL' } },
    ]);
  });

  test('gets another slug where its name is taken', async () => {
    const slugs = [await publish(ada), await publish(bob), await publish(ada)];
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'sixty-forty',
      'sixty-forty-2',
      'sixty-forty-3',
    ]);
    expect((await publish(ada)).slug).toMatch(/^sixty-forty-[0-9a-f]{12}$/);
  });

  test.each([
    ['weights below 100 that are to be published', { cashPercent: '0.01' }, 'BAD_USER_INPUT'],
    ['nothing that is to be published', { holdings: [], cashPercent: '100' }, 'BAD_USER_INPUT'],
    ['the kind of an expert', { kind: 'EXPERT' as const }, 'BAD_USER_INPUT'],
    ['votes without a community', { votingEnabled: true }, 'BAD_USER_INPUT'],
    ['a word twice', { tags: ['a', 'b', 'a'] }, 'BAD_USER_INPUT'],
    ['a source that nobody knows', { sourceStrategyId: AAPL }, 'NOT_FOUND'],
  ])('is refused with %s', async (_, differing, code) => {
    expect(await codeOf(publish(ada, differing))).toBe(code);
  });

  test('is refused to somebody who has 100', async () => {
    const draft = { name: 'Draft', holdings: [] };
    for (let count = 0; count < 100; count += 1) {
      await createStrategy(ada.world.deps, ada.actor, draft);
    }
    const more = createStrategy(ada.world.deps, ada.actor, draft);
    expect(await codeOf(more)).toBe('QUOTA_EXCEEDED');
    await createStrategy(bob.world.deps, bob.actor, draft);
  });
});

describe('a change', () => {
  test('of weights makes a new version, and whoever follows is out of sync', async () => {
    const { id, holdings } = await publish(ada);
    const active = await invest(bob, { source: { strategyId: id } });
    const { deps } = ada.world;
    const named = await updateStrategy(deps, ada.actor, { id, name: 'Another', description: 'x' });
    expect(named).toMatchObject({ version: 1, slug: 'sixty-forty', name: 'Another' });
    const changed = await updateStrategy(deps, ada.actor, {
      id,
      expectedVersion: 1,
      holdings: [
        { assetId: AAPL, targetPercent: '50' },
        { assetId: NVDA, targetPercent: '50' },
      ],
    });
    expect(changed.version).toBe(2);
    const aapl = changed.holdings.find(({ assetId }) => assetId === AAPL);
    expect(aapl?.id).toBe(holdings.find(({ assetId }) => assetId === AAPL)?.id);
    expect(await read(bob, active.id)).toMatchObject({ strategyVersion: 1, outOfSync: true });
    const same = await updateStrategy(deps, ada.actor, { id, cashPercent: '0.00' });
    expect(same.version).toBe(2);
  });

  test('of what is null removes what can be removed, and leaves the rest', async () => {
    const { id } = await publish(ada, {
      description: 'Text',
      tags: ['one'],
      minimumInvestment: { amount: '10', currency: 'USD' },
      rebalanceRules: [{ monthDay: 1 }],
    });
    const changed = await updateStrategy(ada.world.deps, ada.actor, {
      id,
      name: null,
      description: null,
      tags: null,
      minimumInvestment: null,
      rebalanceRules: null,
      cooldownDays: null,
      status: null,
    });
    expect(changed).toMatchObject({
      name: 'Sixty forty',
      description: null,
      tags: [],
      minimumInvestment: null,
      rebalanceRules: [],
      cooldownDays: 7,
      status: 'PUBLISHED',
    });
  });

  test('of somebody else’s strategy finds none', async () => {
    const { id } = await publish(ada);
    const { deps } = ada.world;
    expect(await codeOf(updateStrategy(deps, bob.actor, { id, name: 'Mine' }))).toBe('NOT_FOUND');
    expect(await codeOf(deleteStrategy(deps, bob.actor, { id }))).toBe('NOT_FOUND');
  });

  test('is refused for another version, a step back, and an archived strategy', async () => {
    const { id } = await publish(ada);
    const change = (input: object) =>
      codeOf(updateStrategy(ada.world.deps, ada.actor, { id, ...input }));
    expect(await change({ expectedVersion: 2 })).toBe('CONFLICT');
    expect(await change({ status: 'DRAFT' })).toBe('INVALID_STATE');
    expect(await change({ cashPercent: '1' })).toBe('BAD_USER_INPUT');
    expect(await change({ status: 'ARCHIVED' })).toBe('ok');
    expect(await change({ name: 'Again' })).toBe('INVALID_STATE');
  });

  test('cannot hide a strategy from people who follow it', async () => {
    const { id } = await publish(ada);
    const { deps } = ada.world;
    await subscribeToStrategy(deps, bob.actor, { strategyId: id });
    const hide = () => updateStrategy(deps, ada.actor, { id, visibility: 'PRIVATE' });
    expect(await codeOf(hide())).toBe('INVALID_STATE');
    await unsubscribeFromStrategy(deps, bob.actor, { strategyId: id });
    expect((await hide()).visibility).toBe('PRIVATE');
  });
});

describe('deleteStrategy', () => {
  test('deletes what nobody uses', async () => {
    const { id } = await publish(ada);
    const done = await deleteStrategy(ada.world.deps, ada.actor, { id });
    expect(done).toMatchObject({ id, message: 'The strategy is deleted.' });
    expect(await codeOf(fetchStrategy(ada.world.deps, ada.actor, { id }))).toBe('NOT_FOUND');
  });

  test('archives what others follow or anybody has money in, once', async () => {
    const { id } = await publish(ada);
    await invest(ada, { source: { strategyId: id } });
    const { deps } = ada.world;
    const done = await deleteStrategy(deps, ada.actor, { id });
    expect(done.message).toContain('archived');
    expect(await fetchStrategy(deps, bob.actor, { id })).toMatchObject({ status: 'ARCHIVED' });
    expect(await codeOf(deleteStrategy(deps, ada.actor, { id }))).toBe('INVALID_STATE');
    const more = invest(bob, { source: { strategyId: id } });
    expect(await codeOf(more)).toBe('INVALID_STATE');
  });
});
