import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { assetsUnderStrategy } from './actives/assets-under-strategy.ts';
import { contributeToActiveStrategy } from './actives/contribute-to-active-strategy.ts';
import { createActiveStrategy } from './actives/create-active-strategy.ts';
import {
  fetchActiveStrategy,
  fetchAllActiveStrategies,
} from './actives/fetch-active-strategies.ts';
import { getAvailableSharesToAttach } from './actives/get-available-shares-to-attach.ts';
import { liquidateActiveStrategy } from './actives/liquidate-active-strategy.ts';
import { setActiveStrategyStatus } from './actives/set-active-strategy-status.ts';
import { setAssetShares } from './actives/set-asset-shares.ts';
import { syncWithSourceStrategy } from './actives/sync-with-source-strategy.ts';
import { updateActiveStrategy } from './actives/update-active-strategy.ts';
import { createStrategy } from './definitions/create-strategy.ts';
import { createStrategyAssetVotes } from './definitions/create-strategy-asset-votes.ts';
import { deleteStrategy } from './definitions/delete-strategy.ts';
import { fetchStrategies, fetchStrategy } from './definitions/fetch-strategies.ts';
import { strategyPerformance } from './definitions/strategy-performance.ts';
import {
  strategyOfSubscription,
  subscribeToStrategy,
  unsubscribeFromStrategy,
} from './definitions/subscribe-to-strategy.ts';
import { updateStrategy } from './definitions/update-strategy.ts';
import { getRebalancePreview } from './previews/get-rebalance-preview.ts';
import {
  expertInRequest,
  ordersInRequest,
  runsPage,
  strategyInRequest,
  subscriptionInRequest,
  votesInRequest,
} from './runs/in-request.ts';
import { rebalanceActiveStrategy } from './runs/rebalance-active-strategy.ts';
import { failureCodeOf } from './runs/run.ts';

export const resolvers = {
  Query: {
    fetchStrategies: (_, { params }, { deps, actor }) => fetchStrategies(deps, actor, params ?? {}),
    fetchStrategy: (_, { params }, { deps, actor }) => fetchStrategy(deps, actor, params),
    fetchActiveStrategy: (_, { params }, { deps, actor }) =>
      fetchActiveStrategy(deps, actor, params),
    fetchAllActiveStrategies: (_, { params }, { deps, actor }) =>
      fetchAllActiveStrategies(deps, actor, params ?? {}),
    getAvailableSharesToAttach: (_, { params }, { deps, actor }) =>
      getAvailableSharesToAttach(deps, actor, params ?? {}),
    getRebalancePreview: (_, { params }, { deps, actor }) =>
      getRebalancePreview(deps, actor, params),
  },
  Mutation: {
    createStrategy: (_, { params }, { deps, actor }) => createStrategy(deps, actor, params),
    updateStrategy: (_, { params }, { deps, actor }) => updateStrategy(deps, actor, params),
    deleteStrategy: (_, { params }, { deps, actor }) => deleteStrategy(deps, actor, params),
    subscribeToStrategy: (_, { params }, { deps, actor }) =>
      subscribeToStrategy(deps, actor, params),
    unsubscribeFromStrategy: (_, { params }, { deps, actor }) =>
      unsubscribeFromStrategy(deps, actor, params),
    createStrategyAssetVotes: (_, { params }, { deps, actor }) =>
      createStrategyAssetVotes(deps, actor, params),
    createActiveStrategy: (_, { params }, { deps, actor }) =>
      createActiveStrategy(deps, actor, params),
    updateActiveStrategy: (_, { params }, { deps, actor }) =>
      updateActiveStrategy(deps, actor, params),
    setActiveStrategyStatus: (_, { params }, { deps, actor }) =>
      setActiveStrategyStatus(deps, actor, params),
    contributeToActiveStrategy: (_, { params }, { deps, actor }) =>
      contributeToActiveStrategy(deps, actor, params),
    rebalanceActiveStrategy: (_, { params }, { deps, actor }) =>
      rebalanceActiveStrategy(deps, actor, params),
    liquidateActiveStrategy: (_, { params }, { deps, actor }) =>
      liquidateActiveStrategy(deps, actor, params),
    syncWithSourceStrategy: (_, { params }, { deps, actor }) =>
      syncWithSourceStrategy(deps, actor, params),
    setAssetShares: (_, { params }, { deps, actor }) => setAssetShares(deps, actor, params),
  },
  Strategy: {
    expert: ({ expertId }, _, context) =>
      expertId === null ? null : expertInRequest(context, expertId),
    mine: ({ ownerId }, _, { actor }) => ownerId === requireUser(actor).userId,
    assetsUnderStrategy: ({ id }, _, context) => assetsUnderStrategy(context, id),
    performance: (strategy, { range }, { deps }) => strategyPerformance(deps, strategy, range),
    myVotes: async ({ id, votingEnabled }, _, context) =>
      votingEnabled ? ((await votesInRequest(context, id)) ?? []) : [],
    subscription: ({ id }, _, context) => subscriptionInRequest(context, id),
  },
  StrategySubscription: {
    strategy: (subscription, _, { deps, actor }) =>
      strategyOfSubscription(deps, actor, subscription),
  },
  ActiveStrategy: {
    strategy: ({ strategyId }, _, context) =>
      strategyId === null ? null : strategyInRequest(context, strategyId),
    runs: ({ id }, { params }, context) => runsPage(context, id, params ?? {}),
  },
  StrategyHolding: { asset: ({ asset }) => asset },
  ActiveStrategyHolding: { asset: ({ asset }) => asset },
  RebalanceRun: {
    failureCode: ({ status }) => failureCodeOf(status),
    orders: async ({ id }, _, context) => (await ordersInRequest(context, id)) ?? [],
  },
} satisfies Resolvers;
