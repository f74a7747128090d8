// Generated from the contract by `npm run codegen`. Do not edit.

/** The root fields that need each scope; `public` is any token, `none` is no token at all. */
export const rootFieldsByScope: Readonly<Record<string, string>> = {
  'identity': 'fetchCurrentUser',
  'none': 'healthCheck recordPushReceipt register verifyEmail',
  'portfolio.read': 'getOrders getPositions netWorthDashboard',
  'public': 'fetchAssetByTicker fetchAssetsByAssetIds fetchMarketHours getCurrentStockPrice livePriceData searchBar',
  'trade': 'cancelOrder placeOrder',
};

/** Nested fields that need a scope of their own. */
export const nestedFieldsByScope: Readonly<Record<string, string>> = {
  'profile.read': 'account',
};

/** The mutations whose input takes an idempotency key. */
export const idempotentFields: string =
  'placeOrder';
