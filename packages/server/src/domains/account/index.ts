export { startAccountChores } from './chores.ts';
export { closing } from './closing.ts';
export { exportAccount } from './export/export-account.ts';
export { beginVisit, endVisit, type VisitAnswer } from './identities/provider-visits.ts';
export {
  type InvitationRow,
  newestInvitations,
  withdrawInvitation,
} from './invitations/invitations.sql.ts';
export { firstOwnerLink, invite, nextOwnerLink } from './invitations/invite.ts';
export { type Letter, post, postToUser } from './mail/outbox.ts';
export { renderOutbox } from './mail/render-outbox.ts';
export {
  lockPerson,
  type PersonRow,
  setKycStatus,
  setNames,
  setPlan,
  setSubscribedPlan,
  setSuspension,
} from './people.sql.ts';
export { notificationAtFirst } from './profile/notification-at-first.ts';
export { type Proof, requireProof, requireStepUp } from './proof/step-up.ts';
export { type Browser, browsersOf, forgetBrowser } from './push/browsers.ts';
export { pushKeys } from './push/push-keys.ts';
export { createUser } from './registration/create-user.ts';
export { resealAccountSecrets } from './reseal-secrets.ts';
export { noteSecurityEvent } from './security-events/note-security-event.ts';
export { authenticateSession, sessionHolder } from './sessions/authenticate-session.ts';
export { resetAccess } from './sessions/reset-access.ts';
export { hashPassword, verifyPassword } from './sign-in/password-hash.ts';
export { guardedAttempt } from './sign-in/sign-in-backoff.ts';
export { tradingPermission } from './trading-permission.ts';
export { canonicalEmail, type UserRow } from './user.ts';
