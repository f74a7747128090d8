/** The operations of the contract that are not built yet; `npm run status` counts them. */
export const notImplemented: readonly string[] = [
  'assistantNotifications',
  'getPortfolioEmails',
  'retryTradeEmail',
  'setPortfolioEmailSettings',
  'updateUserKycFileDocuments',
];
