export {
  approveDomain,
  listApprovedDomains,
  withdrawDomain,
} from './approved-domains.ts';
export { authenticateBearer } from './authenticate-bearer.ts';
export { endGrants, listConnectedApps, revokeApp } from './connected-apps.ts';
export { CONTROL_TOPIC, controlPayload } from './control.ts';
export { opened } from './cors.ts';
export {
  type CreateCredentialInput,
  type CreatedCredential,
  checkCredential,
  createCredential,
  deleteCredential,
  listCredentials,
} from './credentials.ts';
export { type ConsentDecisionInput, decideConsent } from './decide-consent.ts';
export { PROTECTED_RESOURCE_PATH } from './endpoints/metadata.ts';
export { purgeExpired } from './purge-expired.ts';
export { type ConsentRequest, readConsentRequest } from './read-consent-request.ts';
export { consentStanding } from './remembered-consent.ts';
export { deleteCredentials, forgetConsents } from './remove-access.ts';
export { type OAuthRoutes, oauthRoutes } from './routes.ts';
export type { ConnectedApp } from './store/apps.sql.ts';
export type { ApiCredential } from './store/credentials.sql.ts';
