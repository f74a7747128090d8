export {
  assistantAccess,
  changeAppRule,
  loosens,
  type RuleChange,
  resumeAssistants,
  stopAssistants,
} from './clients/app-rules.ts';
export {
  approveDomain,
  listApprovedDomains,
  unapprovedAmong,
  withdrawDomain,
} from './clients/approved-domains.ts';
export { isLooser } from './clients/assistants.ts';
export { connectedApp, endGrants, listConnectedApps, revokeApp } from './clients/connected-apps.ts';
export {
  type CreateCredentialInput,
  type CreatedCredential,
  checkCredential,
  createCredential,
  deleteCredential,
  listCredentials,
} from './clients/credentials.ts';
export { closing } from './closing.ts';
export { type ConsentDecisionInput, decideConsent } from './consent/decide-consent.ts';
export { type ConsentRequest, readConsentRequest } from './consent/read-consent-request.ts';
export { consentStanding } from './consent/remembered-consent.ts';
export { CONTROL_TOPIC, controlPayload } from './control.ts';
export { PROTECTED_RESOURCE_PATH } from './endpoints/metadata.ts';
export { purgeExpired } from './purge-expired.ts';
export { isAssistantPath } from './resources.ts';
export { type OAuthRoutes, oauthRoutes } from './routes.ts';
export type { ConnectedApp } from './store/apps.sql.ts';
export type { ApiCredential } from './store/credentials.sql.ts';
export { authenticateBearer, tokenHolder } from './tokens/authenticate-bearer.ts';
export { deleteCredentials, forgetConsents } from './tokens/remove-access.ts';
