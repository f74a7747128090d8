/** The operations of the table that need no token at all; the rest of scope `public` needs one. */
export const anonymousOperations: readonly string[] = [
  'emailLinkToInvestmentCalculator',
  'getAvailableCountries',
  'healthCheck',
  'listSubscriptions',
  'recordPushReceipt',
  'register',
  'requestMfaEmail',
  'requestPasswordReset',
  'resendVerificationEmail',
  'resetPassword',
  'sharedNetWorthAssetHistory',
  'sharedNetWorthDashboard',
  'subscribeToNewsletter',
  'verifyEmail',
];
