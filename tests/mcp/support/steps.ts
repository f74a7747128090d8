/**
 * A call of a tool and the exact figures that its structured content has to hold, by their paths.
 * `*` is each of a list, `#text` a part of what is said in words, `#refused` whether it is refused,
 * `{worth}` is a fact about the person, and `$0:a.b` in an argument what the first call gave there.
 */
export type Step = readonly [
  tool: string,
  args: Readonly<Record<string, unknown>>,
  figures: Readonly<Record<string, unknown>>,
];
type Figures = Step[2];

export const read = (operation: string, params: object, figures: Figures): Step => [
  'api_read',
  { operation, params },
  figures,
];

/** One field of an answer, by its path. */
export const readField = (operation: string, path: string, figure: unknown): Step => [
  'api_read',
  { operation, fields: [path] },
  { [`${operation}.${path}`]: figure },
];

const below = (path: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [path + name, figure]));

export const YEAR = { from: '2026-01-01' };
export const SINCE_JANUARY = { from: '2026-01-01T00:00:00Z' };
export const FOUND = '$0:fetchAssetsByTickers.assets.0.id';
export const ORDER = { type: 'MARKET', timeInForce: 'DAY' };

export const held = (figures: Figures): Step => [
  'list_positions',
  {},
  below('getPositions.', figures),
];

export const worth = (args: Step[1], figures: Figures): Step => [
  'get_net_worth',
  args,
  below('netWorthDashboard.', figures),
];

export const quote = (symbol: string, figures: Figures = {}): Step => [
  'get_quotes',
  { symbols: [symbol] },
  { 'fetchAssetsByTickers.assets.*.symbol': [symbol], ...figures },
];

export const dividends = (
  args: Step[1],
  gross: readonly string[],
  tax: readonly string[],
): Step => [
  'get_dividends',
  args,
  {
    'netWorthAssetDividends.nodes.*.grossAmount': gross,
    'netWorthAssetDividends.nodes.*.withholdingTax': tax,
  },
];

export const activity = (type: string, args: Step[1], amounts: readonly string[]): Step => [
  'list_activity',
  { types: [type], ...args },
  { 'fetchPlatformInvestAccountActivities.nodes.*.netAmount': amounts },
];

export const orders = (args: Step[1], figures: Figures): Step => [
  'list_orders',
  args,
  below('getOrders.nodes.*.', figures),
];

export const gained = (range: string): Step => [
  'get_performance',
  { range },
  {
    'getPortfolioHistory.points.last.profitLoss': '{exactGain}',
    'getPortfolioHistory.currency': 'USD',
  },
];

export const balance = (figures: Figures): Step =>
  read(
    'fetchPlatformInvestAccountBalances',
    {},
    below('fetchPlatformInvestAccountBalances.', figures),
  );

export const none = (operation: string, params: object = {}): Step =>
  read(operation, params, { [`${operation}.nodes`]: [] });

export const news = (assetIds: readonly string[]): Step =>
  read('fetchNewsByAssetIds', { assetIds, limit: 5 }, { 'fetchNewsByAssetIds.unknownIds': [] });
