const query = (operation: string, input: string, selection: string): [string, string] => [
  operation,
  `query ($params: ${input}) { ${operation}(params: $params) { ${selection} } }`,
];

/**
 * What the assistant's own rules read of each query that they look up with: less than the whole,
 * since a model of the operator's choice is told of all of it and pays for each word.
 */
export const shortDocuments: Readonly<Record<string, string>> = Object.fromEntries([
  query('searchBar', 'SearchBarInput!', 'kind id title subtitle'),
  query(
    'fetchAssetsByAssetIds',
    'FetchAssetsByAssetIdsInput!',
    'assets { id symbol name } unknownIds',
  ),
  query(
    'netWorthDashboard',
    'NetWorthDashboardInput',
    `totals { netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome
       liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange
       monthChangePercent currency }
     allocation { category value percent unpricedCount } savingsRatePercent currency asOf`,
  ),
  query(
    'netWorthAssetHistory',
    'NetWorthAssetHistoryInput',
    'nodes { date netWorth unpricedCount } currency',
  ),
  query(
    'getPositions',
    'GetPositionsInput',
    `id symbol name quantity quantityAvailable averageEntryPrice costBasis marketValue
     marketValueInDisplayCurrency unrealizedProfitLoss unrealizedProfitLossPercent currentPrice
     changeTodayPercent currency stale asset { id }`,
  ),
  query(
    'fetchPlatformInvestAccountActivities',
    'FetchPlatformInvestAccountActivitiesInput',
    'nodes { id type occurredAt symbol netAmount currency description } nextCursor',
  ),
  query(
    'netWorthAssetDividends',
    'NetWorthAssetDividendsInput',
    'nodes { id symbol paidOn grossAmount withholdingTax netAmount currency state } nextCursor',
  ),
  query(
    'getPortfolioHistory',
    'GetPortfolioHistoryInput',
    `currency baseValue baseValueAsOf unpricedCount
     points { at equity unpricedCount profitLoss profitLossPercent timeWeightedReturnPercent }
     moneyWeightedReturnPercent`,
  ),
  query(
    'fetchAssetPerformance',
    'FetchAssetPerformanceInput!',
    `assetId symbol ranges { range priceReturnPercent totalReturnPercent }
     volatilityPercent maxDrawdownPercent`,
  ),
  query(
    'getOrders',
    'GetOrdersInput',
    `nodes { id status side type symbol name quantity quantityFilled notional averageFilledPrice
       limitPrice fees currency realizedProfitLoss submittedAt } nextCursor`,
  ),
  query(
    'fetchPlatformInvestAccountBalances',
    'FetchPlatformInvestAccountBalancesInput',
    `currency cash settledCash heldForOrders pendingDeposits pendingWithdrawals withdrawable
     buyingPower positionsValue equity unpricedCount dayChange dayChangePercent accruedInterest
     accruedFees cashByCurrency { amount currency }`,
  ),
  query(
    'fetchUserDeposits',
    'FetchUserDepositsInput',
    'nodes { id method status amount currency createdAt failureReason } nextCursor',
  ),
  query(
    'fetchPendingUserTransactions',
    'FetchPendingUserTransactionsInput',
    'nodes { id kind status amount currency createdAt failureReason } nextCursor',
  ),
  query(
    'netWorthGoals',
    'NetWorthGoalsInput',
    `id name status targetAmount currentAmount progressPercent currency targetOn
     requiredMonthlyContribution projectedOn`,
  ),
  query(
    'netWorthLiabilities',
    'NetWorthLiabilitiesInput',
    `id name kind currency balance interestRatePercent repaymentAmount repaymentFrequency maturesOn
     nextPayment { date payment principal interest } paidOffOn remainingInterest`,
  ),
  query(
    'netWorthIncomes',
    'NetWorthIncomesInput',
    'id name annualAmount annualAmountInDisplayCurrency currency',
  ),
  query(
    'netWorthExpenses',
    'NetWorthExpensesInput',
    'id name monthlyAmount monthlyAmountInDisplayCurrency currency',
  ),
  query(
    'fetchAllActiveStrategies',
    'FetchAllActiveStrategiesInput',
    `nodes { id name status marketValue invested profitLoss profitLossPercent currency
       driftPercentPoints autoRebalance nextRebalanceAt unpricedCount } nextCursor`,
  ),
  query(
    'getCurrentStockPrice',
    'GetCurrentStockPriceInput!',
    `assetId symbol price open high low previousClose change changePercent currency session asOf
     delayedMinutes stale`,
  ),
  query(
    'fetchMarketHours',
    'FetchMarketHoursInput',
    'exchange timeZone open session nextOpensAt nextClosesAt',
  ),
  query(
    'fetchNewsByAssetIds',
    'FetchNewsByAssetIdsInput',
    'nodes { id headline url source publishedAt } nextCursor',
  ),
  query(
    'netWorthDocuments',
    'NetWorthDocumentsInput',
    'nodes { id title category expiresOn } nextCursor',
  ),
  query(
    'fetchPlatformInvestAccountDocuments',
    'FetchPlatformInvestAccountDocumentsInput',
    'nodes { id type name issuedOn } nextCursor',
  ),
  query(
    'myExportJobs',
    'MyExportJobsInput',
    'nodes { id type format status progressPercent createdAt expiresAt failureReason } nextCursor',
  ),
  query(
    'fetchMyAssistantThreads',
    'FetchMyAssistantThreadsInput',
    'quota { tier limit used remaining resetsAt }',
  ),
  query(
    'fetchUserLikes',
    'FetchUserLikesInput',
    'nodes { id entityType asset { id symbol name } } nextCursor',
  ),
  query('getPortfolios', 'GetPortfoliosInput', 'id name kind currency value unpricedCount'),
  ['getMyForexFeeRate', 'query { getMyForexFeeRate }'],
]);
