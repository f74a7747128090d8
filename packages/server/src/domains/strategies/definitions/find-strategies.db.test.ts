import { describe, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import {
  AAPL,
  actorWith,
  asset,
  type Investor,
  invest,
  investor,
  MSFT,
  publish,
  read,
} from '../strategies.fixture.ts';
import { createStrategyAssetVotes } from './create-strategy-asset-votes.ts';
import { fetchStrategies, fetchStrategy } from './fetch-strategies.ts';
import { subscribeToStrategy, unsubscribeFromStrategy } from './subscribe-to-strategy.ts';

let ada: Investor;
let bob: Investor;

onDatabase(async (db) => {
  ada = await investor({ db });
  bob = await investor({ email: 'bob@example.com' }, ada.world);
});

describe('who sees a strategy', () => {
  test('is its maker alone while it is a draft or private, and with portfolio.read', async () => {
    const { deps } = ada.world;
    const { id, slug } = await publish(ada, { visibility: 'PRIVATE' });
    expect(await codeOf(fetchStrategy(deps, bob.actor, { id }))).toBe('NOT_FOUND');
    expect((await fetchStrategy(deps, ada.actor, { slug })).id).toBe(id);
    const narrow = actorWith(ada, new Set(['identity']));
    expect(await codeOf(fetchStrategy(deps, narrow, { id }))).toBe('FORBIDDEN');
    expect(await codeOf(fetchStrategies(deps, narrow, { mine: true }))).toBe('FORBIDDEN');
    expect(await codeOf(fetchStrategies(deps, narrow, {}))).toBe('ok');
  });

  test('is whoever knows its id where it is unlisted', async () => {
    const { deps } = ada.world;
    const { id } = await publish(ada, { visibility: 'UNLISTED' });
    expect((await fetchStrategy(deps, bob.actor, { id })).id).toBe(id);
    expect((await fetchStrategies(deps, bob.actor, {})).nodes).toEqual([]);
  });

  test('does not learn from which hidden one it was made', async () => {
    const source = await publish(ada, { visibility: 'PRIVATE' });
    const { id } = await publish(ada, { sourceStrategyId: source.id });
    const { deps } = ada.world;
    const seen = async (person: Investor) =>
      (await fetchStrategy(deps, person.actor, { id })).sourceStrategyId;
    expect([await seen(ada), await seen(bob)]).toEqual([source.id, null]);
  });
});

describe('fetchStrategies', () => {
  test('filters, searches and pages in every order', async () => {
    const { deps } = ada.world;
    for (const name of ['Beta bonds', 'Alpha shares', 'Gamma bonds']) {
      await publish(ada, { name, tags: ['calm'], description: 'All_of it' });
      ada.world.clock.advance(1_000);
    }
    const names = async (input: object) =>
      (await fetchStrategies(deps, bob.actor, input)).nodes.map(({ name }) => name);
    expect(await names({ sort: 'NAME' })).toEqual(['Alpha shares', 'Beta bonds', 'Gamma bonds']);
    expect(await names({ sort: 'NEWEST' })).toEqual(['Gamma bonds', 'Alpha shares', 'Beta bonds']);
    expect(await names({ search: 'BONDS calm', sort: 'NAME' })).toEqual([
      'Beta bonds',
      'Gamma bonds',
    ]);
    expect(await names({ search: 'all_of' })).toHaveLength(3);
    expect(await names({ search: 'a_l_of' })).toEqual([]);
    expect(await names({ kinds: ['INDEX'] })).toEqual([]);
    expect(await names({ kinds: ['INDEX', 'CUSTOM'], riskLevels: ['VERY_HIGH'] })).toEqual([]);
    expect(await names({ mine: true })).toEqual([]);
    for (const sort of ['POPULAR', 'NEWEST', 'RETURN', 'NAME'] as const) {
      const first = await fetchStrategies(deps, bob.actor, { sort, limit: 2 });
      const cursor = first.nextCursor;
      const second = await fetchStrategies(deps, bob.actor, { sort, limit: 2, cursor });
      expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(
        await names({ sort }),
      );
      const other = sort === 'NAME' ? 'POPULAR' : 'NAME';
      const foreign = fetchStrategies(deps, bob.actor, { sort: other, cursor });
      expect(await codeOf(foreign)).toBe('BAD_USER_INPUT');
    }
  });

  test('shows the most followed first, and what the caller follows', async () => {
    const { deps } = ada.world;
    const quiet = await publish(ada, { name: 'Quiet' });
    const liked = await publish(ada, { name: 'Liked' });
    await publish(ada, { name: 'Newer' });
    await subscribeToStrategy(deps, bob.actor, { strategyId: liked.id });
    await subscribeToStrategy(deps, bob.actor, { strategyId: liked.id, autoSync: true });
    const [first] = (await fetchStrategies(deps, bob.actor, {})).nodes;
    expect(first).toMatchObject({ id: liked.id, subscriberCount: 1 });
    const followed = await fetchStrategies(deps, bob.actor, { subscribed: true });
    expect(followed.nodes.map(({ id }) => id)).toEqual([liked.id]);
    expect(quiet.subscriberCount).toBe(0);
  });
});

describe('following', () => {
  test('needs the plan of the strategy, and one that is published', async () => {
    const draft = await publish(ada, { publish: false });
    const { deps } = ada.world;
    const follow = (strategyId: string, actor = bob.actor) =>
      codeOf(subscribeToStrategy(deps, actor, { strategyId }));
    expect(await follow(draft.id)).toBe('NOT_FOUND');
    expect(await follow(draft.id, ada.actor)).toBe('INVALID_STATE');
    const { id } = await publish(ada);
    expect(await follow(id, { ...bob.actor, plan: 'FREE' })).toBe('PLAN_REQUIRED');
  });

  test('ends once, and active strategies stop syncing', async () => {
    const { id } = await publish(ada);
    const { deps } = ada.world;
    await subscribeToStrategy(deps, bob.actor, { strategyId: id, autoSync: true });
    const active = await invest(bob, { source: { strategyId: id } });
    expect(active.autoSync).toBe(true);
    const end = () => unsubscribeFromStrategy(deps, bob.actor, { strategyId: id });
    await expect((await end()).affectedCount).toBe(1);
    expect(await end()).toMatchObject({ id: null, affectedCount: 0, affectedIds: [] });
    expect((await read(bob, active.id)).autoSync).toBe(false);
  });
});

describe('votes', () => {
  const community = { kind: 'COMMUNITY' as const, votingEnabled: true };

  test('count once for each person, and can be taken back', async () => {
    const { id } = await publish(ada, community);
    const { deps } = ada.world;
    const vote = (person: Investor, assetId: string, choice: 'UP' | 'DOWN' | 'NONE') =>
      createStrategyAssetVotes(deps, person.actor, {
        strategyId: id,
        votes: [{ assetId: assetId.toUpperCase(), vote: choice }],
      });
    await vote(ada, AAPL, 'UP');
    await vote(bob, AAPL, 'DOWN');
    const [changed] = await vote(bob, AAPL, 'UP');
    expect(changed).toMatchObject({
      symbol: 'AAPL',
      vote: 'UP',
      upVotes: 2,
      downVotes: 0,
      tally: 2,
    });
    const [withdrawn] = await vote(bob, AAPL, 'NONE');
    expect(withdrawn).toMatchObject({ vote: 'NONE', upVotes: 1, tally: 1 });
    await vote(bob, MSFT, 'DOWN');
    const { holdings } = await fetchStrategy(deps, bob.actor, { id });
    expect(holdings.map(({ voteTally }) => voteTally)).toEqual([1, -1]);
  });

  test('are refused for strangers, twice, and where voting is off', async () => {
    const { id } = await publish(ada, community);
    const { deps } = ada.world;
    const vote = (strategyId: string, ...assetIds: string[]) =>
      codeOf(
        createStrategyAssetVotes(deps, bob.actor, {
          strategyId,
          votes: assetIds.map((assetId) => ({ assetId, vote: 'UP' as const })),
        }),
      );
    expect(await vote(id, asset('NVDA').id)).toBe('BAD_USER_INPUT');
    expect(await vote(id, AAPL, AAPL)).toBe('BAD_USER_INPUT');
    expect(await vote((await publish(ada)).id, AAPL)).toBe('INVALID_STATE');
    expect(await vote(AAPL, AAPL)).toBe('NOT_FOUND');
  });
});
