export { authenticateSession } from './authenticate-session.ts';
export { startAccountChores } from './chores.ts';
export { createUser, signCustomerAgreement } from './create-user.ts';
export { hashPassword } from './password-hash.ts';
export { renderOutbox } from './render-outbox.ts';
export { resetAccess } from './reset-access.ts';
export type { SessionRow } from './session.ts';
export { tradingPermission } from './trading-permission.ts';
export type { KycStatus, UserRow } from './user.ts';
