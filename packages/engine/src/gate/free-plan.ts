/**
 * What a signed-in person may do in the first-party app without a paid plan besides public
 * operations: sign-in data, subscribing, cards and security settings (contract rule 15).
 */
export const freePlanOperations: ReadonlySet<string> = new Set([
  'fetchCurrentUser',
  'subscribeUser',
  'cancelSubscription',
  'listUserSubscriptions',
  'saveNewCard',
  'deleteCard',
  'listCards',
  'fetchDefaultPaymentProvider',
  'updateMfa',
  'updateMfaQrCode',
  'updateAntiPhishingCode',
  'updateUserAccount',
  'fetchMyPasskeys',
  'removePasskey',
  'createOAuthLink',
  'deleteOAuthLink',
]);
