/** What makes two objects of a type the same, where saving again changes the one that is there. */
export const naturalKeys: Readonly<Record<string, readonly string[]>> = {
  CryptoCurrencyWallet: ['currency', 'chain'],
  DeviceToken: ['token'],
  InterestEnrollment: ['currency'],
  Like: ['entityType', 'entityId'],
  PortfolioEmailSettings: ['portfolioId'],
  StrategyAssetVote: ['strategyId', 'assetId'],
  StrategySubscription: ['strategyId'],
};
