import { wrongCode } from '@investing-platform/rules/account/proof';
import type { MfaMethod } from '@investing-platform/schema/operations';
import { equalSecrets } from '../../../kernel/hash.ts';
import type { SecurityDeps } from '../deps.ts';
import { noteSecurityEvent, recordSecurityEvent } from '../security-events/note-security-event.ts';
import { personKey, takePersonsAttempt } from '../sign-in/sign-in-backoff.ts';
import { forgetFailures } from '../sign-in/sign-in-failures.sql.ts';
import {
  type Factors,
  mailCode,
  recoverySalt,
  takeMailCode,
  takeRecoveryCode,
  takeTotpStep,
  totpSecret,
} from './factors.sql.ts';
import { RECOVERY_CODE_SHAPE, recoveryDigest, typedCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** Who gives a code, and from where. */
export interface CodeGiver {
  readonly userId: string;
  readonly ip: string;
  readonly browser: string | null;
}

const DIGITS = /^\d{6}$/;

/** Where the secrets of one person are sealed. */
export const totpContext = (userId: string): string => `totp:${userId}`;
export const mailCodeContext = (userId: string): string => `mfa-mail-code:${userId}`;

/** Whether sensitive operations ask the person for a second factor. */
export function hasSecondFactor({ hasTotp, hasMail }: Pick<Factors, 'hasTotp' | 'hasMail'>) {
  return hasTotp || hasMail;
}

/**
 * Checks a code of a second factor in force and uses it up: each is good once, whatever becomes of
 * the operation behind it.
 *
 * @param accepts the methods that count here
 * @returns which it was
 * @throws {PlatformError} MFA_INVALID for a wrong or used code; RATE_LIMITED after repeated
 *   failures: 30 seconds after 5, doubled with each further one, at most 15 minutes
 */
export async function takeSecondFactor(
  deps: SecurityDeps,
  giver: CodeGiver,
  accepts: Pick<Factors, 'hasTotp' | 'hasMail'>,
  code: string,
): Promise<MfaMethod> {
  const keyHash = personKey('second factor', giver.userId);
  await takePersonsAttempt(deps, keyHash);
  const method = await methodOf(deps, giver, accepts, typedCode(code));
  if (method === null) {
    await noteSecurityEvent(deps.db, deps, { ...giver, kind: 'SECOND_FACTOR_FAILED' });
    throw wrongCode();
  }
  await deps.db.maybe(forgetFailures, keyHash);
  return method;
}

async function methodOf(
  deps: SecurityDeps,
  giver: CodeGiver,
  { hasTotp, hasMail }: Pick<Factors, 'hasTotp' | 'hasMail'>,
  code: string,
): Promise<MfaMethod | null> {
  if (RECOVERY_CODE_SHAPE.test(code)) {
    return (await takeRecovery(deps, giver, code)) ? 'RECOVERY_CODE' : null;
  }
  if (!DIGITS.test(code)) return null;
  if (hasTotp && (await takeTotp(deps, giver.userId, code))) return 'TOTP';
  if (hasMail && (await takeMailed(deps, giver.userId, code))) return 'EMAIL';
  return null;
}

async function takeTotp(
  { db, clock, secrets }: SecurityDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await db.maybe(totpSecret, userId);
  if (row === null) return false;
  const step = await totpStep(secrets.open(row.secret, totpContext(userId)), code, clock.now());
  if (step === null) return false;
  return (await db.maybe(takeTotpStep, userId, row.secret, step)) !== null;
}

/** Uses a mailed code up where it is the person's and still counts. */
export async function takeMailed(
  { db, clock, secrets }: Pick<SecurityDeps, 'db' | 'clock' | 'secrets'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await db.maybe(mailCode, userId, clock.now());
  if (row === null) return false;
  const known = secrets.open(row.code, mailCodeContext(userId));
  if (!equalSecrets(Buffer.from(known), Buffer.from(code))) return false;
  return (await db.maybe(takeMailCode, userId, row.code)) !== null;
}

async function takeRecovery(deps: SecurityDeps, giver: CodeGiver, code: string): Promise<boolean> {
  const row = await deps.db.maybe(recoverySalt, giver.userId);
  if (row === null) return false;
  const digest = await recoveryDigest(code, row.salt);
  return deps.db.transaction(async (tx) => {
    const taken = await tx.maybe(takeRecoveryCode, giver.userId, digest);
    if (taken === null) return false;
    const detail = String(taken.left);
    await recordSecurityEvent(tx, deps, { ...giver, kind: 'RECOVERY_CODE_USED', detail });
    return true;
  });
}
