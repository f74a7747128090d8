export { startAccountChores } from './chores/chores.ts';
export { resealAccountSecrets } from './chores/reseal-secrets.ts';
export { closing } from './closing.ts';
export { type Browser, browsersOf, forgetBrowser } from './devices/browsers.ts';
export { pushKeys } from './devices/push-keys.ts';
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
} from './people/people.sql.ts';
export { tradingPermission } from './people/trading-permission.ts';
export { canonicalEmail, type UserRow } from './people/user.ts';
export { notificationAtFirst } from './profile/notification-at-first.ts';
export { type Proof, requireProof, requireStepUp } from './proof/step-up.ts';
export { createUser } from './registration/create-user.ts';
export { noteSecurityEvent } from './security-events/note-security-event.ts';
export { authenticateSession, sessionHolder } from './sessions/authenticate-session.ts';
export { resetAccess } from './sessions/reset-access.ts';
export { hashPassword, verifyPassword } from './sign-in/password-hash.ts';
export { guardedAttempt } from './sign-in/sign-in-backoff.ts';
