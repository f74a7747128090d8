/** The operations of the contract that are not built yet; `npm run status` counts them. */
export const notImplemented: readonly string[] = [
  'assistantNotifications',
  'getIdvToken',
  'getPortfolioEmails',
  'retryTradeEmail',
  'setPortfolioEmailSettings',
  'updateIdvOutcome',
  'updateUserKycAgreements',
  'updateUserKycFileDocuments',
  'updateUserKycW8BENFormDocument',
];
