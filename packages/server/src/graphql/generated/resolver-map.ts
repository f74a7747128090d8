// Generated from the contract by `npm run codegen`. Do not edit.
import type {
  Asset,
  Order,
  Position,
  Session,
  User,
  Resolvers,
  ResolversParentTypes,
} from './resolver-types.ts';
import { resolvers as account } from '../../domains/account/resolvers.ts';
import { resolvers as market } from '../../domains/market/resolvers.ts';
import { resolvers as networth } from '../../domains/networth/resolvers.ts';
import { resolvers as platform } from '../../domains/platform/resolvers.ts';
import { resolvers as trading } from '../../domains/trading/resolvers.ts';

type RootResolvers = {
  Query: Required<NonNullable<Resolvers['Query']>>;
  Mutation: Required<NonNullable<Resolvers['Mutation']>>;
  Subscription: Required<NonNullable<Resolvers['Subscription']>>;
};

/** A row has every field of its type that has no resolver of its own, with a value that fits. */
type Fits<_Row extends Expected, Expected> = true;
export type RowsFit = [
  Fits<ResolversParentTypes['Asset'], Omit<Asset, keyof (typeof market)['Asset'] | '__typename'>>,
  Fits<ResolversParentTypes['Order'], Omit<Order, keyof (typeof trading)['Order'] | '__typename' | 'asset'>>,
  Fits<ResolversParentTypes['Position'], Omit<Position, keyof (typeof trading)['Position'] | '__typename' | 'asset'>>,
  Fits<ResolversParentTypes['Session'], Omit<Session, keyof (typeof account)['Session'] | '__typename' | 'user'>>,
  Fits<ResolversParentTypes['User'], Omit<User, keyof (typeof account)['User'] | '__typename'>>,
];

/** The resolvers of all domains; types without one here resolve by their fields' names. */
export const resolvers = {
  Query: {
    apiCredentials: account.Query.apiCredentials,
    consentRequest: account.Query.consentRequest,
    connectedApps: account.Query.connectedApps,
    currentSession: account.Query.currentSession,
    fetchCurrentUser: account.Query.fetchCurrentUser,
    fetchAssetByTicker: market.Query.fetchAssetByTicker,
    fetchAssetsByAssetIds: market.Query.fetchAssetsByAssetIds,
    searchBar: market.Query.searchBar,
    getCurrentStockPrice: market.Query.getCurrentStockPrice,
    fetchMarketHours: market.Query.fetchMarketHours,
    netWorthDashboard: networth.Query.netWorthDashboard,
    healthCheck: platform.Query.healthCheck,
    getOrders: trading.Query.getOrders,
    getPositions: trading.Query.getPositions,
  },
  Mutation: {
    createApiCredential: account.Mutation.createApiCredential,
    deleteApiCredential: account.Mutation.deleteApiCredential,
    decideConsent: account.Mutation.decideConsent,
    revokeConnectedApp: account.Mutation.revokeConnectedApp,
    register: account.Mutation.register,
    verifyEmail: account.Mutation.verifyEmail,
    signIn: account.Mutation.signIn,
    signOut: account.Mutation.signOut,
    recordPushReceipt: platform.Mutation.recordPushReceipt,
    placeOrder: trading.Mutation.placeOrder,
    cancelOrder: trading.Mutation.cancelOrder,
  },
  Subscription: {
    livePriceData: market.Subscription.livePriceData,
  },
  Asset: market.Asset,
  Order: trading.Order,
  Position: trading.Position,
  Session: account.Session,
  User: account.User,
} satisfies Resolvers & RootResolvers;
