export { authenticateSession } from './authenticate-session.ts';
export { startAccountChores } from './chores.ts';
export { createUser, signCustomerAgreement } from './create-user.ts';
export { exportAccount } from './export/export-account.ts';
export { beginVisit, endVisit, type VisitAnswer } from './identities/provider-visits.ts';
export {
  type InvitationRow,
  newestInvitations,
  withdrawInvitation,
} from './invitations/invitations.sql.ts';
export { firstOwnerLink, invite, nextOwnerLink } from './invitations/invite.ts';
export { postToUser } from './outbox.ts';
export { hashPassword } from './password-hash.ts';
export {
  lockPerson,
  type PersonRow,
  setKycStatus,
  setNames,
  setPlan,
  setSuspension,
} from './people.sql.ts';
export { requireStepUp } from './proof/step-up.ts';
export { renderOutbox } from './render-outbox.ts';
export { resealAccountSecrets } from './reseal-secrets.ts';
export { resetAccess } from './reset-access.ts';
export { noteSecurityEvent } from './security-events/note-security-event.ts';
export { tradingPermission } from './trading-permission.ts';
export type { UserRow } from './user.ts';
